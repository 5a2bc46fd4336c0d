// @vitest-environment jsdom
import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { appraiselog, evaluation, ITEM_KIND } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole, USER } from '../../../testing/render-console.tsx';
import CountedPanel from './counted-panel.tsx';
import { ScorePage } from './score-page.tsx';

const rules = {
  sections: [{ section: '安全', weight: 100 }],
  bands: [
    { grade: 4, floor: 60 },
    { grade: 6, floor: 0 },
  ],
  scorer_rule: 1,
  chair_share: null,
  veto_effect: 1,
  guaranteed_floor: null,
  zero_fails: false,
};
const items = ['教育', '临边'].map((item) => ({ section: '安全', item, criterion: '每处扣 2 分', clause: null }));
const lines = items.map(({ section, item }) => ({
  section,
  item,
  item_kind: ITEM_KIND.general,
  full_points: 10,
  points: null,
}));
const sheet = { id: 's1', version: 1, target_name: '皖江劳务', sheet_status: 1, scorer_id: USER, lines, proofs: null };
const basis = { plan_name: '季度考核', begin_date: '2026-07-01', end_date: '2026-09-30', rules, items };

it('counts while a scorer fills in, and hands in what it has saved', async () => {
  const server = new FakeServer()
    .on(resourceCalls(appraiselog).detail!, sheet as never)
    .on(calls.appraise.basis, basis)
    .on(resourceCalls(appraiselog).edit!, { ...sheet, version: 2 } as never)
    .on(stepCalls(appraiselog)['handin']!, { ...sheet, version: 3, sheet_status: 2 });
  const page = await renderConsole(<ScorePage />, { at: '/appraiseresult/edit/unit?id=s1', server });
  await page.until(() => page.text.includes('已评 0/2 项'));
  await page.press('其余给满分');
  expect(page.text).toContain('已评 2/2 项');
  expect(page.one('.gd-score-now strong').textContent).toBe('100');
  await page.press('“教育”得分: 少 1 分');
  expect(page.one('.gd-score-now strong').textContent).toBe('95');
  // A deduction without its reason is not handed in.
  await page.press('提交评分');
  await page.until(() => page.text.includes('“教育”扣分须写明原因'));
  expect(server.sent(resourceCalls(appraiselog).edit!)).toEqual([]);
  await page.press('“教育”得分: 满分');
  await page.press('提交评分');
  await page.until(() => page.text.includes('提交后得 100 分'));
  await page.press('OK');
  await page.until(() => server.sent(stepCalls(appraiselog)['handin']!).length === 1);
  const [saved] = server.sent(resourceCalls(appraiselog).edit!) as { body: { lines: { points: number }[] } }[];
  expect(saved!.body.lines.map(({ points }) => points)).toEqual([10, 10]);
});

it('shows how a result was counted: who counts, vetoes and deductions', async () => {
  const section = { section: '安全', weight: 100, points: 18, full_points: 20, zero: null };
  const finding = { section: '安全', item_kind: 1, full_points: 10, is_absent: false, is_vetoed: false, proofs: [] };
  const server = new FakeServer().on(calls.appraise.result, {
    rules,
    sheets: [
      {
        id: 's1',
        scorer: '周志强',
        is_chair: false,
        score: 90,
        counts: true,
        sections: [{ ...section, score: 90 }],
        findings: [{ ...finding, item: '教育', points: 8, reason: '两人未教育' }],
        comment_text: null,
      },
    ],
    earlier: [{ id: 'r0', plan_name: '上季度考核', score: 88, grade: 4, approved_at: null }],
  });
  const row = {
    id: 'r1',
    version: 1,
    score: 90,
    given_score: 90,
    grade: 6,
    veto_reasons: '死亡事故',
    sheets_handed: 1,
  };
  const page = await renderConsole(<CountedPanel row={row} />, { at: `/${evaluation.name}/detail?id=r1`, server });
  await page.until(() => page.text.includes('周志强'));
  for (const said of ['1 人算术平均', '一票否决：死亡事故', '扣 2 分', '两人未教育', '上季度考核'])
    expect(page.text).toContain(said);
});
