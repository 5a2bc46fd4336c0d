import { expect, it } from 'vitest';
import { readingOf } from './reading.ts';

it.each([
  ['人员管理', 'ren yuan guan li'],
  ['重庆重点', 'chong qing zhong dian'],
  ['BIM 模型（3D）', 'bim mo xing 3 d'],
  ['绿色施工', 'lv se shi gong'],
  ['Staff', undefined],
  ['', undefined],
])('%j is typed as %j', (name, reading) => expect(readingOf(name)).toBe(reading));
