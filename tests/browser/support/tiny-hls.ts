import { Buffer } from 'node:buffer';
import { CONFIG, EVERY, FRAMES, picture, SIZE } from './tiny-film.ts';

// The film as HTTP Live Streaming (RFC 8216) with fragments of MP4 (ISO/IEC 14496-12, which gives the names of boxes).

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};
const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));

function box(type: string, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  return Buffer.concat([u32(8 + body.length), Buffer.from(type, 'latin1'), body]);
}
/** A box with a version and flags. */
const full = (type: string, flags: number, ...inside: Buffer[]): Buffer => box(type, u32(flags), ...inside);

const TICKS_A_SECOND = 1000;
/** The identity matrix: no rotation, no scaling. */
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const ID = 1;

const samples = box(
  'avc1',
  Buffer.alloc(6),
  u16(1),
  Buffer.alloc(16),
  u16(SIZE, SIZE),
  u32(0x480000, 0x480000, 0),
  u16(1),
  Buffer.alloc(32),
  u16(24, 0xffff),
  box('avcC', CONFIG),
);
const table = box(
  'stbl',
  full('stsd', 0, u32(1), samples),
  full('stts', 0, u32(0)),
  full('stsc', 0, u32(0)),
  full('stsz', 0, u32(0, 0)),
  full('stco', 0, u32(0)),
);
const media = box(
  'mdia',
  full('mdhd', 0, u32(0, 0, TICKS_A_SECOND, 0), u16(0x55c4, 0)),
  full('hdlr', 0, u32(0), Buffer.from('vide'), Buffer.alloc(13)),
  box('minf', full('vmhd', 1, Buffer.alloc(8)), box('dinf', full('dref', 0, u32(1), full('url ', 1))), table),
);
const track = box('trak', full('tkhd', 3, u32(0, 0, ID, 0, 0, 0, 0, 0, 0), MATRIX, u32(SIZE << 16, SIZE << 16)), media);
const head = Buffer.concat([
  box('ftyp', Buffer.from('iso5'), u32(0), Buffer.from('iso5avc1')),
  box(
    'moov',
    full('mvhd', 0, u32(0, 0, TICKS_A_SECOND, 0, 0x10000, 0x1000000, 0, 0), MATRIX, Buffer.alloc(24), u32(ID + 1)),
    track,
    box('mvex', full('trex', 0, u32(ID, 1, EVERY, 0, 0))),
  ),
]);

/** A fragment with the pictures from `from` to before `to`; each can be decoded by itself. */
function fragment(number: number, from: number, to: number): Buffer {
  const pictures = Array.from({ length: to - from }, (_, index) => picture(from + index));
  const START_IS_MOOF = 0x20000;
  const HAS_OFFSET_AND_SIZES = 0x201;
  const withOffset = (offset: number) =>
    box(
      'moof',
      full('mfhd', 0, u32(number)),
      box(
        'traf',
        full('tfhd', START_IS_MOOF, u32(ID)),
        full('tfdt', 0, u32(from * EVERY)),
        full('trun', HAS_OFFSET_AND_SIZES, u32(pictures.length, offset, ...pictures.map(({ length }) => length))),
      ),
    );
  const HEAD_OF_MDAT = 8;
  return Buffer.concat([withOffset(withOffset(0).length + HEAD_OF_MDAT), box('mdat', ...pictures)]);
}

const HALF = FRAMES / 2;
const SECONDS = (HALF * EVERY) / 1000;

/** Two seconds in two parts, 64 × 64 samples, from dark to bright: file contents by file name. */
export function tinyHls(): Readonly<
  Record<'1.m3u8' | 'head.mp4' | '1.m4s' | '2.m4s', { body: Buffer; contentType: string }>
> {
  const list = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:${SECONDS}
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-MAP:URI="head.mp4"
#EXTINF:${SECONDS},
1.m4s
#EXTINF:${SECONDS},
2.m4s
#EXT-X-ENDLIST
`;
  const mp4 = (body: Buffer) => ({ body, contentType: 'video/mp4' });
  return {
    '1.m3u8': { body: Buffer.from(list), contentType: 'application/vnd.apple.mpegurl' },
    'head.mp4': mp4(head),
    '1.m4s': mp4(fragment(1, 0, HALF)),
    '2.m4s': mp4(fragment(2, HALF, FRAMES)),
  };
}
