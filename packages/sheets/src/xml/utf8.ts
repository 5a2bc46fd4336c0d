const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Below this size, decoding in JavaScript is faster than a call of the platform's decoder. */
const SHORT_BYTES = 64;
/** Reused for every short text; joining characters one by one would create a string for each character. */
const units: number[] = [];

/** Decodes a byte range; `&` and `_` in it are not interpreted. Malformed UTF-8 becomes U+FFFD as everywhere. */
export function decodeUtf8(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > SHORT_BYTES) return decoder.decode(bytes.subarray(from, to));
  units.length = 0;
  for (let i = from; i < to; i += 1) {
    const byte = bytes[i]!;
    if (byte < 0x80) {
      units.push(byte);
    } else if (byte >= 0xe1 && byte <= 0xec && i + 2 < to && isTail(bytes[i + 1]!) && isTail(bytes[i + 2]!)) {
      // U+1000 to U+CFFF, which includes Chinese: three bytes, no surrogates, no overlong forms.
      units.push(((byte & 0x0f) << 12) | ((bytes[i + 1]! & 0x3f) << 6) | (bytes[i + 2]! & 0x3f));
      i += 2;
    } else {
      return decoder.decode(bytes.subarray(from, to));
    }
  }
  return String.fromCharCode(...units);
}

function isTail(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}
