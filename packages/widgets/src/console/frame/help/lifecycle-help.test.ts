import {
  allResources,
  arrange,
  dictionaryOf,
  findResource,
  leavesOf,
  MAIN_MENU,
  menusOf,
  permissionsOf,
} from '@gongdi/domain';
import { expect, test } from 'vitest';
import { lifecycleHelp } from './lifecycle-help.ts';
import { pageFacts } from './page-facts.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

test('states, steps and deadlines are said in words', () => {
  const words = lifecycleHelp(findResource('hiddenDangerRectification')!, { lang: 'zh', text: zh, dictionaryOf })!;
  expect(words.begins).toBe('新记录从“待整改”开始。 只有在“待整改”时可以编辑。');
  expect(words.steps[0]).toEqual({
    name: 'result',
    label: '提交整改结果',
    way: '待整改 → 待复查',
    facts: ['由整改人办理', '需填写：整改情况、整改后照片'],
  });
  expect(words.overdue).toEqual([
    '处于“待整改、待复查”且过了“整改期限”当天，即为超期。',
    '次日提醒整改人。',
    '第三天起同时提醒复查人。',
  ]);
});

test('every lifecycle can be said, and names no code', () => {
  for (const resource of allResources()) {
    const words = lifecycleHelp(resource, { lang: 'en', text: en, dictionaryOf });
    if (words) expect(JSON.stringify(words), resource.name).not.toMatch(/undefined|“\d|\{\w+\}/);
  }
});

test('every entry of the menu says what it is for', async () => {
  const all = { permissions: new Set(permissionsOf(MAIN_MENU)), ent_type: 0 };
  const leaves = leavesOf(menusOf(arrange(MAIN_MENU), all, 'zh'));
  expect(leaves.length).toBeGreaterThan(50);
  const silent = [];
  for (const { index, path } of leaves) if (!(await pageFacts(path ?? `/${index}`, index)).about) silent.push(index);
  expect(silent).toEqual([]);
});
