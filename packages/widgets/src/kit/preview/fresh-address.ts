import { calls, type Client } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';

/** An address that ends this soon is asked for anew, ms: bytes take their time. */
const MARGIN = 30_000;

/** Until when a signed address is good, epoch ms; one without a time in it is good for ever. */
export function endOf(url: string): number {
  const seconds = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('e');
  return seconds && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : Infinity;
}

export function isFresh(url: string | undefined, now: number): url is string {
  return url !== undefined && endOf(url) - MARGIN > now;
}

/** Where a file is now: the known address, or a new one when that has run out. @throws CallFailure */
export async function freshAddress(
  client: Client,
  file: FileItem,
  signal?: AbortSignal,
  now: number = Date.now(),
): Promise<string> {
  if (isFresh(file.url, now)) return client.resolve(file.url);
  const found = await client.call(calls.file.fileInfo, { params: { id: file.id } }, { signal, quiet: true });
  return client.resolve(found.url);
}
