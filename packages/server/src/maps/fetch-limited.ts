/** Timeout of a request to a provider, ms. */
const PATIENCE = 10_000;

export interface Fetched {
  status: number;
  /** MIME type without parameters. */
  type: string;
  bytes: Buffer;
}

export type Fetch = typeof globalThis.fetch;

/**
 * Fetches a small resource from a provider. A redirection is not followed: the administrator names the address that is
 * asked.
 * @param most bytes
 * @throws Error when there is no answer in time, or when it is too large
 */
export async function fetchLimited(
  fetch: Fetch,
  address: string,
  most: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched> {
  const answer = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { 'user-agent': 'gongdi', ...headers },
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw new Error(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  return { status: answer.status, type, bytes: Buffer.concat(chunks) };
}
