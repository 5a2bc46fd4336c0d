import { calls, type Client } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';

/** An address that expires within this time is replaced, ms, because the transfer takes time. */
const MARGIN = 30_000;

/** Returns the expiry of a signed address, epoch ms; an address without one never expires. */
export function endOf(url: string): number {
  const seconds = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('e');
  return seconds && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : Infinity;
}

export function isFresh(url: string | undefined, now: number): url is string {
  return url !== undefined && endOf(url) - MARGIN > now;
}

/**
 * Returns a valid address of a file: the known one, or a new one when that has expired. When the server gives no new
 * address (a file of another organisation, seen through a record), the known one is used, because this computer's clock
 * may be wrong.
 * @throws CallFailure when there is no address at all
 */
export async function freshAddress(
  client: Client,
  file: FileItem,
  signal?: AbortSignal,
  now: number = Date.now(),
): Promise<string> {
  if (isFresh(file.url, now)) return client.resolve(file.url);
  try {
    const found = await client.call(calls.file.fileInfo, { params: { id: file.id } }, { signal, quiet: true });
    return client.resolve(found.url);
  } catch (error) {
    if (file.url === undefined || signal?.aborted) throw error;
    return client.resolve(file.url);
  }
}
