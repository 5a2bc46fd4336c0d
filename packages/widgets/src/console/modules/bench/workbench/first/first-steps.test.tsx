// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { zh } from '../text/zh.ts';
import FirstSteps from './first-steps.tsx';

const way = (resource: string, label: string) => ({
  resource,
  label: { zh: label, en: label },
  hint: { zh: `为什么${label}`, en: label },
  to: `/${resource}/add`,
});
const PROJECT = { done: true, ways: [way('projectmanage', '建立项目')] };
const PEOPLE = { done: false, ways: [way('userinvite', '邀请同事'), way('usermanage', '添加用户')] };

async function steps(...answer: object[]) {
  const server = new FakeServer().on(calls.workbench.firstSteps, answer);
  return renderConsole(<FirstSteps />, { server });
}

test('shows what is left with its forms, can be put away and taken up again', async () => {
  const page = await steps(PROJECT, PEOPLE);
  await page.until('已完成 1/2');
  expect(page.all('a').map((one) => one.getAttribute('href'))).toEqual(['/userinvite/add', '/usermanage/add']);
  await page.press(zh.firstHide);
  await page.until(() => !page.text.includes('邀请同事'));
  await page.press(zh.firstResume);
  await page.until('邀请同事');
});

test('is gone when everything is done', async () => {
  const page = await steps(PROJECT);
  await page.settle();
  expect(page.text.trim()).toBe('');
});
