import { Buffer } from 'node:buffer';

// A film that is generated here: H.264 in which every macroblock has raw samples (I_PCM), so that no encoder is needed.
// Section numbers are those of ITU-T H.264; the decoder configuration record is that of ISO/IEC 14496-15.

/** Collects bits in the order in which H.264 writes them. */
class Bits {
  #bits = '';

  u(value: number, size: number): this {
    this.#bits += value.toString(2).padStart(size, '0');
    return this;
  }

  /** Exp-Golomb code, 9.1. */
  ue(value: number): this {
    const code = (value + 1).toString(2);
    this.#bits += '0'.repeat(code.length - 1) + code;
    return this;
  }

  align(): this {
    this.#bits = this.#bits.padEnd(Math.ceil(this.#bits.length / 8) * 8, '0');
    return this;
  }

  bytes(more: Uint8Array): this {
    for (const byte of more) this.u(byte, 8);
    return this;
  }

  /** Ends with the trailing bits (H.264, section 7.3.2.11). */
  end(): Buffer {
    this.u(1, 1).align();
    return Buffer.from(this.#bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  }
}

/** Side of the picture, in macroblocks of 16 samples. */
const SIDE = 4;
export const FRAMES = 20;
/** Time between two frames, ms. */
export const EVERY = 100;

const nal = (type: number, body: Buffer): Buffer => Buffer.concat([Buffer.from([0x60 | type]), body]);

/** Baseline profile, level 1; pictures are shown in the order of decoding. */
const sps = nal(
  7,
  new Bits()
    .u(66, 8)
    .u(0xc0, 8)
    .u(10, 8)
    .ue(0)
    .ue(0)
    .ue(2)
    .ue(0)
    .u(0, 1)
    .ue(SIDE - 1)
    .ue(SIDE - 1)
    .u(1, 1)
    .u(1, 1)
    .u(0, 2)
    .end(),
);
const pps = nal(8, new Bits().ue(0).ue(0).u(0, 2).ue(0).ue(0).ue(0).u(0, 3).ue(0).ue(0).ue(0).u(0, 3).end());

/** A picture of one grey. No sample is below 4, so that no start code must be escaped (7.4.1). */
function slice(frame: number): Buffer {
  const bits = new Bits()
    .ue(0)
    .ue(7)
    .ue(0)
    .u(0, 4)
    .ue(frame % 2)
    .u(0, 2)
    .ue(0);
  const block = Buffer.concat([Buffer.alloc(256, 40 + frame * 8), Buffer.alloc(128, 128)]);
  for (let at = 0; at < SIDE * SIDE; at += 1) bits.ue(25).align().bytes(block);
  return nal(5, bits.end());
}

/** A length of 16 or 32 bits, then the bytes. */
const sized = (size: 2 | 4, body: Buffer): Buffer => {
  const head = Buffer.alloc(size);
  head.writeUIntBE(body.length, 0, size);
  return Buffer.concat([head, body]);
};

/** The decoder configuration: `AVCDecoderConfigurationRecord`. */
export const CONFIG = Buffer.concat([
  Buffer.from([1, sps[1]!, sps[2]!, sps[3]!, 0xff, 0xe1]),
  sized(2, sps),
  Buffer.from([1]),
  sized(2, pps),
]);

/** A picture after its length. */
export const picture = (frame: number): Buffer => sized(4, slice(frame));

/** Width and height, in samples. */
export const SIZE = SIDE * 16;
