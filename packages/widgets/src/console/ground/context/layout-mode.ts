const NAME = 'layoutMode';
const PLAIN = 'plain';

/** Returns whether an address asks for pages without header and menus (settled point 8). */
export function isPlain(search: string): boolean {
  return new URLSearchParams(search).get(NAME) === PLAIN;
}

/** Returns the address with that parameter added, so that a reload or a copied link shows the same layout. */
export function withPlain(search: string): string {
  const params = new URLSearchParams(search);
  params.set(NAME, PLAIN);
  return `?${params}`;
}

/** Returns the address without that parameter: the part that the page itself reads. */
export function withoutLayout(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(NAME);
  return params.size > 0 ? `?${params}` : '';
}
