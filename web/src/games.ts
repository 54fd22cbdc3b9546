/** What the server says of each game. */
export type World = "sand" | "blood" | "grail";

export interface GameCard {
  readonly id: string;
  readonly world: World;
  readonly players: readonly [number, number];
  readonly cooperative: boolean;
  readonly solo: boolean;
  readonly minutes: number | null;
  readonly playable: boolean;
}

export async function fetchGames(): Promise<readonly GameCard[]> {
  const answer = await fetch("/api/games");
  if (!answer.ok) throw new Error(`/api/games answered ${answer.status}`);
  return (await answer.json()) as GameCard[];
}
