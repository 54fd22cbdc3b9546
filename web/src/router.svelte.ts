/** Where in the client we are: the path, and what stands behind `#`. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** The path in parts: `/t/abc` is `["t", "abc"]`. */
  get parts(): readonly string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** The same place under another address: keys do not stay in the address bar, where they would be copied by chance. */
  rename(to: string): void {
    history.replaceState(null, "", to);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** For links inside the client: the page stays, the path changes. */
export function inside(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(event.currentTarget.getAttribute("href") ?? "/");
}
