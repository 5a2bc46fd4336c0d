import { expect, it } from 'vitest';
import { mentionedIn, piecesOf } from './mentioned.ts';

const wang = { id: '1', nickname: '王强' };
const wangWu = { id: '2', nickname: '王强武' };

it('mentions those who were chosen and whose name was not taken out again', () => {
  expect(mentionedIn('@王强 请看', [wang, wang, wangWu])).toEqual(['1']);
  expect(mentionedIn('请看', [wang])).toEqual([]);
});

it('finds the people in a text, the longer name first', () => {
  expect(piecesOf('请 @王强武 和@王强看', [wang, wangWu])).toEqual([
    { text: '请 ' },
    { text: '@王强武', person: wangWu },
    { text: ' 和' },
    { text: '@王强', person: wang },
    { text: '看' },
  ]);
  expect(piecesOf('a@b', [])).toEqual([{ text: 'a@b' }]);
});
