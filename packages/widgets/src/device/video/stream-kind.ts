/** What can be done with the address of a stream. */
export type StreamKind = 'none' | 'hls' | 'other';

/** HLS by its name; anything else is nothing that a browser plays. */
export function streamKind(url: string | null | undefined): StreamKind {
  const address = url?.trim() ?? '';
  if (address === '') return 'none';
  return /^https?:\/\/[^?#]+\.m3u8(?:[?#]|$)/i.test(address) ? 'hls' : 'other';
}

/** Types that have a picture: recorders and capture cameras. */
const WITH_VIDEO: ReadonlySet<number> = new Set([9, 58]);

export const hasVideo = (type: number, url: string | null | undefined): boolean =>
  WITH_VIDEO.has(type) || streamKind(url) !== 'none';
