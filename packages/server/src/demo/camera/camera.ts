import { encodePicture } from './h264.ts';
import { initSegment, mediaSegment, TIMESCALE } from './mp4.ts';
import { planesOf, type Planes } from './planes.ts';
import { HEIGHT, sceneAt, WIDTH } from './scene.ts';

/** Views that exist: what is made and kept has a bound, however many ask. */
export const VIEWS = 8;
/** The addresses are below it: `/demo-camera/<view>/live.m3u8`. */
export const DEMO_CAMERA = '/demo-camera/';
/** Duration of a segment, ms, and its pictures. */
const SEGMENT = 2000;
const PICTURES = 8;
/** Segments in the list. */
const LISTED = 6;
/** Segments begin to be counted here, so that their numbers stay short. */
const FIRST = Date.UTC(2026, 0, 1);

/** The address of the stream of a camera of the demo. @param index of the camera, any whole number */
export const demoStream = (index: number): string => `${DEMO_CAMERA}${(index % VIEWS) + 1}/live.m3u8`;

export interface CameraFile {
  type: string;
  bytes: Buffer;
  /** For how long it may be kept, seconds. */
  kept: number;
}

/**
 * Gives the files of live streams (HLS, RFC 8216) whose pictures are drawn for the moment: each segment follows from
 * its number, so nothing runs while nobody looks, and every server has the same.
 */
export function demoCamera(now: () => number, zone: string): (view: number, file: string) => CameraFile | undefined {
  const kept = new Map<string, Buffer>();
  const last = () => Math.max(LISTED, Math.floor((now() - FIRST) / SEGMENT) - 1);
  const segment = (view: number, number: number): Buffer | undefined => {
    // Whoever read the list a while ago may still ask for what has left it.
    if (number > last() || number < last() - 2 * LISTED) return undefined;
    const key = `${view}/${number}`;
    const made = kept.get(key) ?? makeSegment(view, number, zone);
    kept.set(key, made);
    for (const old of kept.keys()) if (kept.size > 2 * VIEWS * LISTED) kept.delete(old);
    return made;
  };
  return (view, file) => {
    if (!(view >= 1 && view <= VIEWS)) return undefined;
    if (file === 'live.m3u8') return { type: 'application/vnd.apple.mpegurl', bytes: playlist(last()), kept: 0 };
    if (file === 'init.mp4') return { type: 'video/mp4', bytes: initSegment(WIDTH, HEIGHT), kept: 3600 };
    const [, number] = /^(\d{1,10})\.m4s$/.exec(file) ?? [];
    const bytes = number === undefined ? undefined : segment(view, Number(number));
    return bytes && { type: 'video/mp4', bytes, kept: 60 };
  };
}

function playlist(last: number): Buffer {
  const first = last - LISTED + 1;
  const names = Array.from({ length: LISTED }, (_, at) => `#EXTINF:${(SEGMENT / 1000).toFixed(3)},\n${first + at}.m4s`);
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
  ];
  return Buffer.from(`${[...head, ...names].join('\n')}\n`);
}

function makeSegment(view: number, number: number, zone: string): Buffer {
  const begin = number * SEGMENT;
  const each = SEGMENT / PICTURES;
  let before: Planes | null = null;
  const units = Array.from({ length: PICTURES }, (_, index) => {
    const now = planesOf(sceneAt(view, FIRST + begin + index * each, zone));
    const unit = encodePicture(now, before, index, number);
    before = now;
    return unit;
  });
  return mediaSegment(number, (begin * TIMESCALE) / 1000, (each * TIMESCALE) / 1000, units);
}
