/** What can be laid over the bench. */
export type Sheet = "faults" | "share" | "versions" | "measure" | "start";
