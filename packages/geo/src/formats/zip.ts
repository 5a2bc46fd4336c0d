import { FileProblem } from './problem.ts';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Largest number of entries in a zip; a shapefile has a handful. */
const MOST_ENTRIES = 200;

async function inflate(data: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let reader = stream.getReader(), step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > limit) {
        void reader.cancel();
        throw new FileProblem('too-large', { size: '> zip', limit: `${Math.floor(limit / 1024 / 1024)} MB` });
      }
      parts.push(step.value);
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('not-zip', { place: 'deflate' });
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function endOf(view: DataView): number {
  const from = view.byteLength - 22;
  for (let at = from; at >= Math.max(0, from - 65_535); at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new FileProblem('not-zip', { place: 'end of directory' });
}

/**
 * Unpacks the files of a zip whose names `wanted` accepts, into at most `limit` bytes in total. Stored and deflated
 * entries are supported; encryption and ZIP64 are not.
 */
export async function unzip(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: (name: string) => boolean,
  limit: number,
): Promise<ZipEntry[]> {
  if (bytes.length < 22) throw new FileProblem('not-zip', { place: 'size' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    if (count > MOST_ENTRIES) throw new FileProblem('not-zip', { place: `${count} > ${MOST_ENTRIES}` });
    const found: ZipEntry[] = [];
    let left = limit;
    let at = view.getUint32(end + 16, true);
    for (let i = 0; i < count; i += 1) {
      if (view.getUint32(at, true) !== ENTRY) throw new FileProblem('not-zip', { place: 'directory' });
      const [nameSize, extra, comment] = [28, 30, 32].map((by) => view.getUint16(at + by, true)) as [
        number,
        number,
        number,
      ];
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize));
      if (wanted(name)) {
        const one = await entry(bytes, view, at, left);
        left -= one.length;
        found.push({ name, bytes: one });
      }
      at += 46 + nameSize + extra + comment;
    }
    return found;
  } catch (error) {
    if (error instanceof RangeError) throw new FileProblem('not-zip', { place: 'cut off' });
    throw error;
  }
}

async function entry(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number, limit: number): Promise<Uint8Array> {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const start = view.getUint32(at + 42, true);
  if (view.getUint32(start, true) !== LOCAL || (flags & 1) === 1) throw new FileProblem('not-zip', { place: 'entry' });
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > bytes.length) throw new FileProblem('not-zip', { place: 'entry' });
  const data = bytes.subarray(from, from + packed);
  if (method === 8) return inflate(data, limit);
  if (method !== 0) throw new FileProblem('not-zip', { place: `method ${method}` });
  if (data.length > limit) throw new FileProblem('too-large', { size: data.length, limit });
  return data;
}
