const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Below this, decoding by hand beats the call into the platform's decoder. */
const SHORT_BYTES = 40;

/** Text of a byte range; malformed UTF-8 becomes U+FFFD as everywhere in the platform. */
export function decodeUtf8(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > SHORT_BYTES) return decoder.decode(bytes.subarray(from, to));
  let text = '';
  for (let i = from; i < to; i += 1) {
    const byte = bytes[i]!;
    if (byte < 0x80) {
      text += String.fromCharCode(byte);
    } else if (byte >= 0xe1 && byte <= 0xec && i + 2 < to && isTail(bytes[i + 1]!) && isTail(bytes[i + 2]!)) {
      // U+1000 to U+CFFF, Chinese among them: three bytes, no surrogates, no overlong forms.
      text += String.fromCharCode(((byte & 0x0f) << 12) | ((bytes[i + 1]! & 0x3f) << 6) | (bytes[i + 2]! & 0x3f));
      i += 2;
    } else {
      return decoder.decode(bytes.subarray(from, to));
    }
  }
  return text;
}

function isTail(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}
