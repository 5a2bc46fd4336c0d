import { expect, it } from 'vitest';
import { countLevels, markOf } from './level-counts.ts';

it('counts each point once; a silent one tells no level', () => {
  const rows = ([0, 1, 2, 3, 0] as const).map((level) => ({ level, online: 1 as const }));
  expect(countLevels([...rows, { level: 3, online: 0 }])).toEqual({
    normal: 2,
    warning: 1,
    alarm: 1,
    control: 1,
    offline: 1,
  });
  expect(markOf({ level: 3, online: 0 })).toBe('offline');
});
