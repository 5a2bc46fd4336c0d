import { describe, expect, it } from 'vitest';
import { askedFor } from './asked.ts';
import { fold } from '../text/runs.ts';
import { wordsOf } from './words.ts';

describe('the words of a text', () => {
  it.each([
    ['北京卫星', ['北京', '京卫', '卫星', '星', '~bjwx']],
    ['ZB-2026-0123', ['zb', '2026', '026', '26', '6', '0123', '123', '23', '3']],
    ['A栋 3号楼', ['a', '栋', '~d', '3', '号楼', '楼', '~hl']],
    ['Ａ１', ['a', '1']],
    ['重庆重点', ['重庆', '庆重', '重点', '点', '~cqzd']],
    ['银行行长', ['银行', '行行', '行长', '长', '~yhhz']],
    ['𠮷野家', ['𠮷野', '野家', '家', '~yj']],
    ['Élan 👷‍♀️ %', ['Élan']],
    ['👷‍♀️ %_\\', []],
    ['', []],
  ])('of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('are bounded, however long the text is', () => {
    expect(wordsOf('9'.repeat(100_000)).length).toBeLessThan(700);
    expect(Math.max(...wordsOf(`${'x'.repeat(5000)} ${'7'.repeat(5000)}`).map((word) => word.length))).toBe(16);
  });

  it('are of signs that PostgreSQL can hold', () => {
    expect(fold('A\0b\ud800')).toBe('a b ');
    expect(wordsOf('甲\0乙')).toEqual(['甲', '~j', '乙', '~y']);
  });
});

describe('what is asked for', () => {
  const wordsAsked = (input: string) => askedFor(input).parts.map((part) => part.map(({ from }) => from));

  it.each([
    ['卫星', [['卫星']]],
    ['北京卫星', [['北京'], ['京卫'], ['卫星']]],
    ['卫', [['卫']]],
    ['bjwx', [['bjwx', '~bjwx']]],
    ['ZB-0123', [['zb'], ['0123']]],
    ['卫星 123', [['卫星'], ['123']]],
    ["%' _", []],
  ])('in %j are %j', (input, words) => expect(wordsAsked(input)).toEqual(words));

  it('is bounded, however long the input is', () => {
    expect(askedFor('北京卫星制造厂'.repeat(1000)).parts).toHaveLength(16);
  });

  it('is each a word of every text that holds it', () => {
    const text = '上海ZB-2026-0123北外滩综合体项目部A3';
    const words = wordsOf(text);
    for (const input of ['上海', '外滩综合', '滩', '026-0', '0123', 'zb', 'zb-2026', '项目部a', 'shzb', '北外'])
      if (fold(text).includes(input))
        for (const part of askedFor(input).parts)
          expect(
            words.some((word) => part.some(({ from, to }) => word >= from && word < to)),
            `${input} ${JSON.stringify(part)}`,
          ).toBe(true);
  });
});
