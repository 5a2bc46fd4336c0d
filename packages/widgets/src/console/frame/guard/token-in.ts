/** Returns the token in the query of an address, and the query without it; `null` if there is none. */
export function tokenIn(search: string): { token: string; rest: string } | null {
  const params = new URLSearchParams(search);
  const token = params.get('token');
  if (token === null) return null;
  params.delete('token');
  return { token, rest: params.size > 0 ? `?${params}` : '' };
}
