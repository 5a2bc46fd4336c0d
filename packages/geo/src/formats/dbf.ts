/** Names of the field that holds the name of a record, in order of preference. */
const NAME_FIELDS = /^(name|名称|mc|title|label)$/i;
const MOST_RECORDS = 100_000;

/** Language bytes for GBK. Older Chinese files declare GBK by this byte, by a .cpg file, or not at all. */
const GBK_LANGUAGES = new Set([0x4d, 0x7a]);

function decoderOf(language: number, cpg: string | null): TextDecoder {
  const encoding = cpg?.trim().toLowerCase() ?? '';
  if (encoding.includes('utf')) return new TextDecoder('utf-8');
  if (GBK_LANGUAGES.has(language) || /gb|936/.test(encoding)) return new TextDecoder('gbk');
  return new TextDecoder('utf-8', { fatal: true });
}

function decode(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return new TextDecoder('gbk').decode(bytes);
  }
}

/**
 * Returns the names of the records of a .dbf file beside a .shp file. A damaged file gives no names: missing names are
 * no reason to refuse a fence.
 */
export function readDbfNames(bytes: Uint8Array, cpg: string | null): (string | null)[] {
  if (bytes.length < 32) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.min(view.getUint32(4, true), MOST_RECORDS);
  const header = view.getUint16(8, true);
  const size = view.getUint16(10, true);
  const decoder = decoderOf(bytes[29] ?? 0, cpg);
  const field = nameField(bytes, header, decoder);
  if (!field || size === 0) return [];
  const names: (string | null)[] = [];
  for (let i = 0; i < count; i += 1) {
    const from = header + i * size + field.offset;
    if (from + field.size > bytes.length) break;
    const text = decode(decoder, bytes.subarray(from, from + field.size))
      .replaceAll('\0', '')
      .trim();
    names.push(text === '' ? null : text);
  }
  return names;
}

function nameField(bytes: Uint8Array, header: number, decoder: TextDecoder): { offset: number; size: number } | null {
  let offset = 1;
  for (let at = 32; at + 32 <= Math.min(header, bytes.length) && bytes[at] !== 0x0d; at += 32) {
    const name = decode(decoder, bytes.subarray(at, at + 11)).replace(/\0.*$/s, '');
    const size = bytes[at + 16] ?? 0;
    if (NAME_FIELDS.test(name)) return { offset, size };
    offset += size;
  }
  return null;
}
