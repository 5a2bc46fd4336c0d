/** Writes the codes of H.264 (ISO/IEC 14496-10, 7.2 and 9.1), highest bit first. */
export class BitWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #bits = 0;
  #free = 8;

  /** `count` bits of a number, at most 32. */
  u(count: number, value: number): void {
    for (let at = count - 1; at >= 0; at -= 1) this.#bit((value >>> at) & 1);
  }

  /** An unsigned Exp-Golomb code. */
  ue(value: number): void {
    const code = value + 1;
    const bits = 32 - Math.clz32(code);
    this.u(bits - 1, 0);
    this.u(bits, code);
  }

  /** A signed Exp-Golomb code. */
  se(value: number): void {
    this.ue(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** Zeros up to the next byte. */
  align(): void {
    while (this.#free !== 8) this.#bit(0);
  }

  /** Bytes; what was written before ends with a whole byte. */
  bytes(values: Uint8Array): void {
    this.#room(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** Ends with the stop bit. @returns what was written */
  end(): Uint8Array {
    this.#bit(1);
    this.align();
    return this.#bytes.slice(0, this.#length);
  }

  #bit(bit: number): void {
    this.#free -= 1;
    this.#bits |= bit << this.#free;
    if (this.#free > 0) return;
    this.#room(1);
    this.#bytes[this.#length] = this.#bits;
    this.#length += 1;
    this.#bits = 0;
    this.#free = 8;
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/**
 * Makes a unit of the network abstraction layer of a payload: its head, and a 3 wherever two zeros would be followed by
 * a byte up to 3, so that no start code appears inside.
 */
export function nalUnit(importance: number, type: number, payload: Uint8Array): Uint8Array {
  const out: number[] = [(importance << 5) | type];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(out);
}
