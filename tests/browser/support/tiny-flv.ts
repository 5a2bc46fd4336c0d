import { Buffer } from 'node:buffer';
import { CONFIG, EVERY, FRAMES, picture } from './tiny-film.ts';

// The film in the format of Adobe's FLV specification 10.1.

const u24 = (value: number): Buffer => Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);

/** A tag, then its size. */
function tag(type: number, at: number, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(11 + data.length);
  return Buffer.concat([Buffer.from([type]), u24(data.length), u24(at), Buffer.alloc(4), data, size]);
}

const KEY_FRAME_OF_AVC = 0x17;
const video = (kind: number, at: number, data: Buffer): Buffer =>
  tag(9, at, Buffer.concat([Buffer.from([KEY_FRAME_OF_AVC, kind]), u24(0), data]));

/** Two seconds, 64 × 64 samples, from dark to bright. */
export function tinyFlv(): Buffer {
  const frames = Array.from({ length: FRAMES }, (_, frame) => video(1, frame * EVERY, picture(frame)));
  return Buffer.concat([Buffer.from([0x46, 0x4c, 0x56, 1, 1, 0, 0, 0, 9, 0, 0, 0, 0]), video(0, 0, CONFIG), ...frames]);
}
