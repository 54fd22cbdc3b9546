condition-cond-dying-solo = Stai morendo
condition-cond-dying-solo-text = Qualcuno ti tiene la mano. Non è uno dei tuoi. È una mano asciutta, educata, che non stringe: aspetta.
condition-cond-dying-coop = Stai morendo
condition-cond-dying-coop-text = Qualcuno ti tiene la mano. Gli altri ti parlano, e tu senti che parlano di te. La mano non è di nessuno di loro.
condition-cond-insane = Stai impazzendo
condition-cond-insane-text = Conti ad alta voce: pali, denti, bottoni. Il totale cambia, e tu sai qual era quello giusto.
