import { expect, it } from 'vitest';
import { csvBlob, csvLine } from './csv.ts';

it('quotes what has to be quoted, keeps numbers, and defuses formulas', () => {
  expect(csvLine(['a', -1.5, null, 'x,"y"', '=1+1', '-2', '两\n行'])).toBe(`a,-1.5,,"x,""y""",'=1+1,'-2,"两\n行"`);
});

it('begins with the mark of Unicode', async () => {
  const bytes = new Uint8Array(await csvBlob(['点位']).arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});
