import { SheetError } from '../sheet-error.ts';

/**
 * Takes bytes from the front of `bytes` and returns how many it is done with; what is left comes again with more behind it.
 * It must be done with everything but one unfinished element.
 */
export type Scan = (bytes: Uint8Array) => number;

/** Above this, an unfinished element is looked at again only when its bytes have doubled: keeps huge cells linear. */
const PATIENT_BYTES = 64 * 1024;

/**
 * Runs a scanner over a stream of pieces, keeping the unfinished end of each for the next.
 * Yields after each piece with the number of bytes seen so far, so that results can be handed on.
 * @throws SheetError `cell_too_large` when one element has more than `maxElement` bytes, `xml_damaged` when it never ends
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
  // A copy of the short rest lets the large piece go.
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
