import { SheetError } from '../sheet-error.ts';

/**
 * Processes bytes from the front of `bytes` and returns how many it has processed; the next call gets the remaining
 * bytes with more bytes after them. It must process everything except one unfinished element.
 */
export type Scan = (bytes: Uint8Array) => number;

/**
 * Above this size, an unfinished element is scanned again only when its bytes have doubled, so that scanning a huge
 * cell takes linear time.
 */
const PATIENT_BYTES = 64 * 1024;

/**
 * Runs a scanner over a stream of pieces and carries the unfinished end of each piece over to the next. Yields after
 * each piece the number of bytes seen so far, so that the caller can pass on results.
 * @throws SheetError `cell_too_large` when one element has more than `maxElement` bytes, `xml_damaged` when it never
 * ends
 */
export async function* scanPieces(
  pieces: AsyncIterable<Uint8Array>,
  scan: Scan,
  maxElement: number,
  part: string,
): AsyncGenerator<number> {
  let pending: Uint8Array[] = [];
  let held = 0;
  let wanted = 0;
  let seen = 0;
  for await (const piece of pieces) {
    seen += piece.length;
    pending.push(piece);
    held += piece.length;
    if (held < wanted) continue;
    const rest = scanOnce(join(pending, held), scan);
    if (rest.length > maxElement) throw new SheetError('cell_too_large');
    pending = rest.length > 0 ? [rest] : [];
    held = rest.length;
    wanted = held > PATIENT_BYTES ? held * 2 : 0;
    yield seen;
  }
  const rest = held > 0 ? scanOnce(join(pending, held), scan) : new Uint8Array();
  if (rest.some((byte) => byte > 0x20)) throw new SheetError('xml_damaged', { part });
  yield seen;
}

function scanOnce(bytes: Uint8Array, scan: Scan): Uint8Array {
  const used = scan(bytes);
  // Copies the short rest, so that the memory of the large piece can be freed.
  return used === 0 ? bytes : bytes.slice(used);
}

function join(pieces: readonly Uint8Array[], length: number): Uint8Array {
  if (pieces.length === 1) return pieces[0] ?? new Uint8Array();
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
