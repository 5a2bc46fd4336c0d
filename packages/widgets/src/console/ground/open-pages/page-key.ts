/** What makes a page one of its own: its path, and which record it shows. Filters and pages of a list do not. */
export function pageKey(pathname: string, search: string): string {
  const id = new URLSearchParams(search).get('id');
  return id === null ? pathname : `${pathname}?id=${id}`;
}
