import { parameterSets } from './h264.ts';

/** Units of time in a second. */
export const TIMESCALE = 1000;
const TRACK = 1;
const IDENTITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const u32 = (...values: number[]): Buffer => {
  const out = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) out.writeUInt32BE(value, 4 * at);
  return out;
};
const u16 = (...values: number[]): Buffer => {
  const out = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) out.writeUInt16BE(value, 2 * at);
  return out;
};
const u64 = (value: number): Buffer => u32(Math.floor(value / 2 ** 32), value % 2 ** 32);

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(8 + body.length), text(type), body]);
}
/** A box with version and flags. */
const full = (type: string, version: number, flags: number, ...parts: readonly Uint8Array[]): Buffer =>
  box(type, u32(version * 2 ** 24 + flags), ...parts);

/** The head of a stream of H.264 in fragments (ISO/IEC 14496-12 and -15). */
export function initSegment(width: number, height: number): Buffer {
  const { sequence, pictures } = parameterSets(width, height);
  const avcC = box(
    'avcC',
    Buffer.from([1, ...sequence.subarray(1, 4), 0xff, 0xe1]),
    u16(sequence.length),
    sequence,
    Buffer.from([1]),
    u16(pictures.length),
    pictures,
  );
  // Reserved bytes, number of the data reference, size, 72 dpi, one picture in a sample, no name, depth 24.
  const avc1 = box(
    'avc1',
    u16(0, 0, 0, 1),
    Buffer.alloc(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    avcC,
  );
  const none = ['stts', 'stsc', 'stco'].map((type) => full(type, 0, 0, u32(0)));
  const table = box('stbl', full('stsd', 0, 0, u32(1), avc1), ...none, full('stsz', 0, 0, u32(0, 0)));
  const data = box('dinf', full('dref', 0, 0, u32(1), full('url ', 0, 1)));
  const media = box(
    'mdia',
    full('mdhd', 0, 0, u32(0, 0, TIMESCALE, 0), u16(0x55c4, 0)),
    full('hdlr', 0, 0, u32(0), text('vide'), Buffer.alloc(12), text('camera\0')),
    box('minf', full('vmhd', 0, 1, Buffer.alloc(8)), data, table),
  );
  const track = full(
    'tkhd',
    0,
    3,
    u32(0, 0, TRACK, 0, 0, 0, 0, 0, 0),
    u32(...IDENTITY),
    u32(width * 0x10000, height * 0x10000),
  );
  const film = full(
    'mvhd',
    0,
    0,
    u32(0, 0, TIMESCALE, 0, 0x10000),
    u16(0x100),
    Buffer.alloc(10),
    u32(...IDENTITY),
    Buffer.alloc(24),
    u32(TRACK + 1),
  );
  return Buffer.concat([
    box('ftyp', text('iso6'), u32(0), text('iso6avc1')),
    box('moov', film, box('trak', track, media), box('mvex', full('trex', 0, 0, u32(TRACK, 1, 0, 0, 0)))),
  ]);
}

/** Flags of a sample: needed by others or not, and whether it depends on others. */
const KEY_SAMPLE = 0x02000000;
const OTHER_SAMPLE = 0x01010000;

/**
 * A fragment of pictures; the first is a key picture.
 * @param begin when the first is shown, in units of `TIMESCALE`
 * @param duration of each, in the same units
 */
export function mediaSegment(number: number, begin: number, duration: number, pictures: readonly Uint8Array[]): Buffer {
  const samples = pictures.map((unit) => Buffer.concat([u32(unit.length), unit]));
  const facts = samples.map(({ length }, at) => u32(duration, length, at === 0 ? KEY_SAMPLE : OTHER_SAMPLE));
  const moof = (offset: number) =>
    box(
      'moof',
      full('mfhd', 0, 0, u32(number)),
      box(
        'traf',
        full('tfhd', 0, 0x020000, u32(TRACK)),
        full('tfdt', 1, 0, u64(begin)),
        // Offset of the data; duration, size and flags of each sample.
        full('trun', 0, 0x000701, u32(samples.length, offset), ...facts),
      ),
    );
  const size = moof(0).length;
  return Buffer.concat([moof(size + 8), box('mdat', ...samples)]);
}
