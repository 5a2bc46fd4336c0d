import { SheetError } from '../sheet-error.ts';

/** Larger entries have a special meaning: end of chain, free sector, allocation table. */
const LAST_SECTOR = 0xfffffffa;
const IN_HEADER = 109;

/**
 * Refuses a compound file ([MS-CFB]) whose sector chains lead beyond its end: SheetJS would read the remaining rows
 * without an error.
 * @throws SheetError `file_not_xls`
 */
export function checkContainer(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const shift = view.getUint16(30, true);
    if (shift !== 9 && shift !== 12) throw new SheetError('file_not_xls');
    const size = 1 << shift;
    const startOf = (sector: number): number => (sector + 1) * size;
    let last = 0;
    for (const sector of tableSectors(view, size)) {
      for (let entry = 0; entry < size / 4; entry += 1) {
        const next = view.getUint32(startOf(sector) + entry * 4, true);
        if (next <= LAST_SECTOR && next > last) last = next;
      }
    }
    if (startOf(last) >= bytes.length) throw new SheetError('file_not_xls');
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('file_not_xls', {}, { cause });
  }
}

/** Returns the sectors of the allocation table: the header lists 109, a chain of sectors lists the others. */
function tableSectors(view: DataView, size: number): number[] {
  const count = view.getUint32(44, true);
  if (count * size > view.byteLength) throw new SheetError('file_not_xls');
  const sectors: number[] = [];
  for (let index = 0; index < Math.min(count, IN_HEADER); index += 1)
    sectors.push(view.getUint32(76 + index * 4, true));
  let chained = view.getUint32(68, true);
  while (sectors.length < count) {
    const at = (chained + 1) * size;
    for (let index = 0; index < size / 4 - 1 && sectors.length < count; index += 1)
      sectors.push(view.getUint32(at + index * 4, true));
    chained = view.getUint32(at + size - 4, true);
  }
  return sectors;
}
