/** Where one is: `/t/<table>`, `/rules/<game>`, `/replay/<table>` ... The server answers every such path with this page. */

class Route {
  parts = $state<string[]>(read());
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.readAgain());
  }

  readAgain(): void {
    this.parts = read();
    this.query = new URLSearchParams(location.search);
  }

  get page(): string {
    return this.parts[0] ?? "";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.readAgain();
    scrollTo(0, 0);
  }
}

/** The same, without a step one could go back to. */
export function replaceRoute(path: string): void {
  history.replaceState(null, "", path);
  route.readAgain();
}

function read(): string[] {
  return location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
}

export const route = new Route();

/** Links inside the page are followed without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute("download") || link.getAttribute("target") || link.getAttribute("href")!.startsWith("/api"))
    return;
  event.preventDefault();
  const [path, hash] = link.getAttribute("href")!.split("#");
  route.go(path! + (hash ? `#${hash}` : ""));
}
