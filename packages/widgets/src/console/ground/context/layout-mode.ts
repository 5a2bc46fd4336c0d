const NAME = 'layoutMode';
const PLAIN = 'plain';

/** Whether an address asks for pages without header and menus (settled point 8). */
export function isPlain(search: string): boolean {
  return new URLSearchParams(search).get(NAME) === PLAIN;
}

/** The same address with the request in it: a reload, or a copy sent to someone, shows the same. */
export function withPlain(search: string): string {
  const params = new URLSearchParams(search);
  params.set(NAME, PLAIN);
  return `?${params}`;
}

/** An address without the request: what a page itself was asked for. */
export function withoutLayout(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(NAME);
  return params.size > 0 ? `?${params}` : '';
}
