import { expect, test } from 'vitest';
import { namesOf } from './names-of.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const people = (...names: string[]) => names.map((nickname) => ({ nickname }));

test('three are named, of more the first three and how many there are in all', () => {
  expect(namesOf(people('甲', '乙', '丙'), zh, 'zh')).toBe('甲、乙、丙');
  expect(namesOf(people('甲', '乙', '丙', '丁'), zh, 'zh')).toBe('甲、乙、丙 等 4 人');
  expect(namesOf(people('A', 'B'), en, 'en')).toBe('A, B');
});
