// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { BranchPage } from './branch-page.tsx';
import { zh as text } from './text/zh.ts';

const { scannedBranch } = calls.party;

const picture = { id: 'f1', name: '合影.png', size: 2048, type: 'image/png', url: '/api/file/1' };
const item = { item_kind: 2, held_on: '2026-11-01', published_at: '2026-11-02T08:00:00.000Z', content: '重温入党誓词' };
const found = {
  branch_name: '一期项目临时党支部',
  branch_kind: 1,
  project_name: '科创中心',
  superior: null,
  motto: '党旗在一线飘扬',
  introduction: null,
  picture: null,
  member_count: 6,
  activity_count: 4,
  items: [
    { ...item, item_title: '主题党日', carousel: true, picture },
    { ...item, item_title: '党课', item_kind: 1, carousel: false, picture: null },
  ],
};

const open = (server: FakeServer) =>
  renderConsole(<BranchPage />, { server, at: '/qrcode/party?id=k7m2', loggedOut: true });

test('whoever scans the code sees the branch, its carousel and its news, without a session', async () => {
  const page = await open(new FakeServer().on(scannedBranch, found));
  await page.until('一期项目临时党支部');
  const lines = page.all('.gd-outside-facts-line').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining('临时党支部'),
    `${text.project}科创中心`,
    `${text.members}6 人`,
    `${text.activities}4 次`,
  ]);
  const turning = page.all('.gd-party-turning strong');
  expect(turning.map(({ textContent }) => textContent)).toEqual(['主题党日']);
  expect(page.all('article h3').map(({ textContent }) => textContent)).toEqual(['主题党日', '党课']);
});

test('a code that was never given, or is no longer public, says what to do', async () => {
  const refused = new FakeServer().on(
    scannedBranch,
    new CallFailure('无', { code: ERRORS.notFound.code, status: 404 }),
  );
  const page = await open(refused);
  await page.until(text.notFoundHint);
});
