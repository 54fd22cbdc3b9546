/** The tab of the browser says when it is one's turn: in its title and on its icon. */
const USUAL = "/icon.svg";

/** The usual icon with a red seal at its corner. */
const CALLING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="23" fill="#c79a4e"/><circle cx="24" cy="24" r="20.500" fill="#2a1a12"/><path d="M24 24V5.500A18.500 18.500 0 0 0 8 33.200z" fill="#99202a"/><path d="M24 24V5.500A18.500 18.500 0 0 1 40 33.200z" fill="#dda24b"/><path d="M24 24L8 33.200a18.500 18.500 0 0 0 32 0z" fill="#3f5b4d"/><circle cx="36" cy="12" r="12" fill="#fff"/><circle cx="36" cy="12" r="9.500" fill="#d4202a"/></svg>',
)}`;

/** Until the next call. Without words the tab is as it was. */
export function callTo(title: string, turn: boolean): void {
  document.title = title === "" ? "Tavola" : `${turn ? "● " : ""}${title}`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = turn ? CALLING : USUAL;
  if (icon !== null && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
