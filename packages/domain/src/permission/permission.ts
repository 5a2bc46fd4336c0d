/** `menu|operation`: a menu index and an operation code (console specification, section 6). */
export type PermissionCode = `${string}|${string}`;

export function permission(menu: string, operation: string): PermissionCode {
  return `${menu}|${operation}`;
}

/**
 * Returns whether the permissions of a user include the code of a button.
 * @throws Error on an empty code: a button without a code is a mistake in the page (console specification, section 6)
 */
export function mayPress(permissions: ReadonlySet<string>, code: string): boolean {
  if (!code) throw new Error('a permission code is needed, such as projectmanage|edit');
  return permissions.has(code);
}

/**
 * Returns whether the enterprise type of a user is in the list (or, with `exclude`, outside it).
 * @throws Error on an empty list (console specification, section 6)
 */
export function enterpriseTypeShows(type: number, list: readonly number[], exclude = false): boolean {
  if (list.length === 0) throw new Error('a list of enterprise types is needed');
  return list.includes(type) !== exclude;
}
