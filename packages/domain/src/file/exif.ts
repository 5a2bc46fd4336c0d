import { instantAt } from '../format/time.ts';

/**
 * What a camera wrote into a picture (Exif 2.32, CIPA DC-008): when and where it was taken. Read on the server, which
 * holds proofs against it, and kept by the browser, which encodes pictures again.
 */
export interface PictureFacts {
  /** Moment by the clock of the camera, as it was written: `2026-10-31T09:12:05`. */
  wall?: string;
  /** Zone of that clock, such as `+08:00`; cameras may leave it out. */
  offset?: string;
  /** WGS-84. */
  place?: { latitude: number; longitude: number };
}

const APP1 = 0xe1;
/** Largest payload of a segment, bytes. */
const SEGMENT = 65_533;
/** Entries of one directory; what has more is broken. */
const ENTRIES = 512;
const TAG = {
  orientation: 0x0112,
  exif: 0x8769,
  gps: 0x8825,
  taken: 0x9003,
  offset: 0x9011,
} as const;
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const;
const NAME = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** Returns the segment with the notes of the camera, with its marker; undefined: it is no JPEG or has none. */
export function exifSegment(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    // The picture itself begins.
    if (marker === 0xda || length < 2 || at + 2 + length > bytes.length) return undefined;
    if (marker === APP1 && NAME.every((byte, index) => bytes[at + 4 + index] === byte))
      return bytes.slice(at, at + 2 + length);
    at += 2 + length;
  }
  return undefined;
}

/**
 * Returns a JPEG with the segment of another picture, from which it was made. The new one stands upright, so its note of
 * the orientation becomes 1.
 */
export function withExif(jpeg: Uint8Array, segment: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8 || segment.length > SEGMENT + 2) return jpeg;
  const own = Uint8Array.from(segment);
  const tiff = tiffOf(own);
  const entry = tiff?.entries(tiff.first).get(TAG.orientation);
  if (tiff && entry !== undefined && entry.type === 3) tiff.view.setUint16(entry.at + 8, 1, tiff.little);
  const joined = new Uint8Array(jpeg.length + own.length);
  joined.set(jpeg.subarray(0, 2));
  joined.set(own, 2);
  joined.set(jpeg.subarray(2), 2 + own.length);
  return joined;
}

/** Reads when and where a picture was taken; nothing of it: the camera has not written it. Never throws. */
export function pictureFacts(bytes: Uint8Array): PictureFacts {
  const segment = exifSegment(bytes);
  const tiff = segment && tiffOf(segment);
  if (!tiff) return {};
  const facts: PictureFacts = {};
  const first = tiff.entries(tiff.first);
  const camera = tiff.below(first.get(TAG.exif));
  const wall = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(tiff.text(camera.get(TAG.taken)) ?? '');
  if (wall && Number(wall[1]) > 1990) {
    const [, year, month, day, hour, minute, second] = wall;
    facts.wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
    const offset = /^[+-]\d\d:\d\d/.exec(tiff.text(camera.get(TAG.offset)) ?? '')?.[0];
    if (offset !== undefined) facts.offset = offset;
  }
  const gps = tiff.below(first.get(TAG.gps));
  const latitude = tiff.degrees(gps.get(GPS.latitude), tiff.text(gps.get(GPS.latitudeRef)) === 'S');
  const longitude = tiff.degrees(gps.get(GPS.longitude), tiff.text(gps.get(GPS.longitudeRef)) === 'W');
  // Zero and zero is what some phones write before they know where they are.
  if (latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0))
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) facts.place = { latitude, longitude };
  return facts;
}

/**
 * Returns when a picture was taken, epoch ms; undefined: it does not say.
 * @param zone that of the site, for cameras that leave it out
 */
export function takenMoment({ wall, offset }: PictureFacts, zone: string): number | undefined {
  if (wall === undefined || Number.isNaN(Date.parse(`${wall}Z`))) return undefined;
  const at = offset === undefined ? Date.parse(instantAt(wall.replace('T', ' '), zone)) : Date.parse(wall + offset);
  return Number.isNaN(at) ? undefined : at;
}

interface Entry {
  /** Offset of the entry in the view. */
  at: number;
  type: number;
  count: number;
}

/** Reads the directories of a segment; everything outside of it is taken as missing. */
function tiffOf(segment: Uint8Array) {
  const body = segment.subarray(10);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  if (body.length < 8) return undefined;
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if (!little && order !== 0x4d4d) return undefined;
  const inside = (at: number, length: number) => at >= 8 && at + length <= view.byteLength;
  const entries = (start: number): Map<number, Entry> => {
    const found = new Map<number, Entry>();
    if (!inside(start, 2)) return found;
    const count = view.getUint16(start, little);
    if (count > ENTRIES) return found;
    for (let index = 0; index < count; index += 1) {
      const at = start + 2 + index * 12;
      if (!inside(at, 12)) break;
      const entry = { at, type: view.getUint16(at + 2, little), count: view.getUint32(at + 4, little) };
      found.set(view.getUint16(at, little), entry);
    }
    return found;
  };
  const pointed = ({ at }: Entry) => view.getUint32(at + 8, little);
  return {
    view,
    little,
    first: view.getUint32(4, little),
    entries,
    /** The directory that an entry names. */
    below: (entry: Entry | undefined) => (entry ? entries(pointed(entry)) : new Map<number, Entry>()),
    text(entry: Entry | undefined): string | undefined {
      if (!entry || entry.type !== 2 || entry.count > 64) return undefined;
      const at = entry.count <= 4 ? entry.at + 8 : pointed(entry);
      if (!inside(at, entry.count)) return undefined;
      const codes = Array.from({ length: entry.count }, (_, index) => view.getUint8(at + index));
      return String.fromCharCode(...codes).replace(/\0.*$/s, '');
    },
    /** Degrees, minutes and seconds, each as a fraction. */
    degrees(entry: Entry | undefined, negative: boolean): number | undefined {
      if (!entry || entry.type !== 5 || entry.count !== 3) return undefined;
      const at = pointed(entry);
      if (!inside(at, 24)) return undefined;
      const part = (index: number) =>
        view.getUint32(at + index * 8, little) / view.getUint32(at + index * 8 + 4, little);
      const sum = part(0) + part(1) / 60 + part(2) / 3600;
      return Number.isFinite(sum) ? (negative ? -sum : sum) : undefined;
    },
  };
}
