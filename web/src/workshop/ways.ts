/** Addresses of entries. */
import type { Bench } from "./bench.svelte";

export const hrefOf = (bench: Pick<Bench, "path">, place: { file: string; entry: string }): string =>
  [
    bench.path,
    encodeURIComponent(place.file),
    ...(place.entry === "" ? [] : place.entry.split("/").map(encodeURIComponent)),
  ].join("/");
