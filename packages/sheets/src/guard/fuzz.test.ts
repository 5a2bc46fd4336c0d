import { write, utils } from 'xlsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorkbook } from '../open-workbook.ts';
import { SheetError } from '../sheet-error.ts';
import { allRows, workbookParts, zipParts } from '../testing/workbook-kit.ts';
import { deflateByStream } from '../zip/deflate.ts';
import { packText, writeZip } from '../zip/write-zip.ts';

/** mulberry32, a seeded generator: the damage is the same on every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const table = Array.from({ length: 60 }, (_, index) => [
  `项目${index}`,
  13_800_000_000 + index,
  45_000 + index,
  index % 2 === 0,
]);
const xml = table
  .map((cells) => `<row>${cells.map((cell) => `<c t="str"><v>${String(cell)}</v></c>`).join('')}</row>`)
  .join('');

async function deflated(): Promise<Uint8Array> {
  const parts = Object.entries(workbookParts({ rows: xml }));
  return writeZip(await Promise.all(parts.map(([name, text]) => packText(name, [text], deflateByStream))));
}

/** Returns the number of rows, or -1 for a refusal with a readable message; any other outcome fails the test. */
async function judge(bytes: Uint8Array): Promise<number> {
  try {
    return (await allRows(await openWorkbook(bytes))).length;
  } catch (error) {
    expect(error).toBeInstanceOf(SheetError);
    return -1;
  }
}

function damaged(bytes: Uint8Array, next: () => number): Uint8Array {
  const copy = bytes.slice();
  for (let count = 1 + Math.floor(next() * 8); count > 0; count -= 1)
    copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256);
  return copy;
}

const xls = new Uint8Array(
  write(
    { SheetNames: ['S'], Sheets: { S: utils.aoa_to_sheet(table) } },
    { type: 'array', bookType: 'biff8' },
  ) as ArrayBuffer,
);

describe('damaged files', () => {
  // SheetJS reports unknown records on the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['stored xlsx', () => Promise.resolve(zipParts(workbookParts({ rows: xml })))],
    ['deflated xlsx', deflated],
    ['xls', () => Promise.resolve(xls)],
  ])('%s: cut or changed anywhere, it is read or refused', async (_name, make) => {
    const bytes = await make();
    expect(await judge(bytes)).toBe(table.length);
    const next = chance(8);
    for (let round = 0; round < 60; round += 1) {
      // A truncated file must never return only some of its rows.
      expect([-1, table.length]).toContain(await judge(bytes.subarray(0, Math.floor(next() * bytes.length))));
      await judge(damaged(bytes, next));
    }
    expect(await judge(bytes.subarray(0, bytes.length / 2))).toBe(-1);
  });
});
