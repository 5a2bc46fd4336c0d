import { expect, it } from 'vitest';
import { findIn, plainOf, textOf } from './page-text.ts';

const page = (...texts: string[]) => textOf(texts.map((str) => ({ str, transform: [1, 0, 0, 1, 0, 0], width: 1 })));

it('finds words over pieces, spaces, widths and cases', () => {
  const text = page('施工', ' 组 织', '设计ＡＢ', 'c');
  expect(findIn(text, plainOf('组织设计 abC'))).toEqual([
    [
      { piece: 1, from: 1, to: 4 },
      { piece: 2, from: 0, to: 4 },
      { piece: 3, from: 0, to: 1 },
    ],
  ]);
  expect(findIn(page('aaaa'), 'aa')).toHaveLength(2);
  expect(findIn(text, '')).toEqual([]);
  expect(findIn(text, plainOf('没有'))).toEqual([]);
});

it('keeps its places behind characters of several units, and those that become several', () => {
  expect(findIn(page('𠮷ﬁx'), plainOf('fix'))).toEqual([[{ piece: 0, from: 2, to: 4 }]]);
});
