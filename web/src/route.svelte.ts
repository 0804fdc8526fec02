/** Where in the page we are: everything behind `#`, so that no secret in a link reaches the server. */
function read(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}

class Route {
  parts = $state(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.parts = read();
      scrollTo(0, 0);
    });
  }
}

export const route = new Route();

export function link(...parts: (string | number)[]): string {
  return `#/${parts.map((p) => encodeURIComponent(p)).join('/')}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = link(...parts);
}

/** Take a secret out of the address bar without leaving the page. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, '', link(...parts));
}
