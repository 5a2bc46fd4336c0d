/** Kind of a stream's address; it decides which player is used. */
export type StreamKind = 'none' | 'hls' | 'flv' | 'other';

/** Also a path of the own server, as the cameras of the demo have. */
const HLS = /^(?:https?:\/\/|\/(?!\/))[^?#]+\.m3u8(?:[?#]|$)/i;
/** Media servers also offer FLV over a WebSocket. */
const FLV = /^(?:https?|wss?):\/\/[^?#]+\.flv(?:[?#]|$)/i;

/** Returns HLS or FLV by the file name in the address; browsers cannot play any other kind. */
export function streamKind(url: string | null | undefined): StreamKind {
  const address = url?.trim() ?? '';
  if (address === '') return 'none';
  if (HLS.test(address)) return 'hls';
  return FLV.test(address) ? 'flv' : 'other';
}

/** Device types with video: recorders and capture cameras. */
const WITH_VIDEO: ReadonlySet<number> = new Set([9, 58]);

export const hasVideo = (type: number, url: string | null | undefined): boolean =>
  WITH_VIDEO.has(type) || streamKind(url) !== 'none';
