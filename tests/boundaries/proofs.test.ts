import { expect, it } from 'vitest';
import { lostProofs, proofsOf } from './proofs.ts';

const PAGE = `| # | what holds | proof |
| --- | --- | --- |
| 1 | moves | \`a.test.ts\`: keeps state; is gone · \`b.test.ts\`: says so |
| 2 | more | \`c.test.ts\`: anything |
`;
const FILES: Record<string, string> = { 'a.test.ts': "it('keeps state over moves')", 'b.test.ts': "it('says so')" };

it('finds rows, files and the beginnings of titles, and tells what is lost', () => {
  const proofs = proofsOf(PAGE);
  expect(proofs.map(({ row }) => row)).toEqual([1, 2]);
  expect(lostProofs(proofs, (file) => FILES[file])).toEqual([
    'row 1: a.test.ts has no test that begins with: is gone',
    'row 2: c.test.ts has no test that begins with: anything',
  ]);
});

it('refuses a proof of another form', () => {
  expect(() => proofsOf('| 3 | x | tested by hand |')).toThrow('row 3');
});
