import { SETTING_GROUP_NAMES, SETTING_GROUPS, settingsIn } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { foundIn } from './setting-search.ts';

const found = (word: string) => SETTING_GROUP_NAMES.flatMap((group) => [...foundIn(group, word)]);

it('finds a setting by its label, its hint and its key, in both languages', () => {
  expect(found('锁定')).toContain('lock_after');
  expect(found('LOCK_AFTER')).toContain('lock_after');
  expect(found('browser’s tab')).toContain('platform_name');
  expect(found('没有这样的设置')).toEqual([]);
});

it('finds all settings of a group by its name', () => {
  const { zh } = SETTING_GROUPS.login.label;
  expect([...foundIn('login', ` ${zh} `)]).toEqual(settingsIn('login').map(([key]) => key));
});
