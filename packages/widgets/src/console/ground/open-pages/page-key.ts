/**
 * Returns the key that tells pages apart: the path, and the id of the shown record. Filters and page number of a list
 * are not part of it.
 */
export function pageKey(pathname: string, search: string): string {
  const id = new URLSearchParams(search).get('id');
  return id === null ? pathname : `${pathname}?id=${id}`;
}
