/** What can be done with the address of a stream. */
export type StreamKind = 'none' | 'hls' | 'flv' | 'other';

const HLS = /^https?:\/\/[^?#]+\.m3u8(?:[?#]|$)/i;
/** FLV also comes over a WebSocket from the media servers that offer it. */
const FLV = /^(?:https?|wss?):\/\/[^?#]+\.flv(?:[?#]|$)/i;

/** HLS or FLV by its name; anything else is nothing that a browser plays. */
export function streamKind(url: string | null | undefined): StreamKind {
  const address = url?.trim() ?? '';
  if (address === '') return 'none';
  if (HLS.test(address)) return 'hls';
  return FLV.test(address) ? 'flv' : 'other';
}

/** Types that have a picture: recorders and capture cameras. */
const WITH_VIDEO: ReadonlySet<number> = new Set([9, 58]);

export const hasVideo = (type: number, url: string | null | undefined): boolean =>
  WITH_VIDEO.has(type) || streamKind(url) !== 'none';
