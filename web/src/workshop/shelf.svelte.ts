/** The packs in the making that this browser has keys to. */
import { keep, kept } from "../localStorage";
import type { Opening } from "./api";

export interface MyDraft {
  readonly draft: string;
  readonly key: string;
  readonly name: string;
  readonly game: string;
  readonly at: number;
}

const MOST = 100;

function read(): MyDraft[] {
  try {
    const found: unknown = JSON.parse(kept("drafts") ?? "[]");
    return Array.isArray(found) ? (found as MyDraft[]) : [];
  } catch {
    return [];
  }
}

class MyDrafts {
  list = $state.raw<readonly MyDraft[]>(read());

  find(draft: string): MyDraft | undefined {
    return this.list.find((one) => one.draft === draft);
  }

  /** Keep a key, the newest first; what is known besides stays. */
  add(one: Partial<MyDraft> & { readonly draft: string; readonly key: string }): void {
    const whole: MyDraft = { name: "", game: "", at: Date.now(), ...this.find(one.draft), ...one };
    this.#set([whole, ...this.list.filter((other) => other.draft !== one.draft)]);
  }

  opened(opening: Opening, name: string, game: string): void {
    this.add({ draft: opening.draft, key: opening.key, name, game, at: Date.now() });
  }

  note(draft: string, told: { name: string; game: string }): void {
    const found = this.find(draft);
    if (!found || (found.name === told.name && found.game === told.game)) return;
    this.#set(this.list.map((one) => (one === found ? { ...one, ...told } : one)));
  }

  forget(draft: string): void {
    this.#set(this.list.filter((one) => one.draft !== draft));
  }

  #set(list: readonly MyDraft[]): void {
    this.list = list.slice(0, MOST);
    keep("drafts", JSON.stringify(this.list));
  }
}

export const drafts = new MyDrafts();
