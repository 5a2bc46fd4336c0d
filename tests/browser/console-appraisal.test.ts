import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { APPRAISAL, evaluation, evaluationplan, evaluationtemplate } from '@gongdi/domain';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { arrive, button, dialog, press } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server } = withConsole();

/** A step with a text, in its dialog or on its page. */
async function say(page: Page, label: string, field: string, words: string): Promise<void> {
  await button(page, label).first().click();
  await page.getByLabel(field).last().fill(words);
  await page.getByRole('button', { name: label, exact: true }).last().click();
}

it('an appraisal goes by a veto and an objection: scored, failed, objected to, scored again, published', async () => {
  const contractor = await server().client('contractor');
  const ids = new Map<string, string>();
  const accounts = await server().database.db.selectFrom('account').select(['id', 'user_name']).execute();
  for (const { id, user_name } of accounts) ids.set(user_name, id);
  const project = await server().database.db.selectFrom('project').select('id').orderBy('id').limit(1).execute();
  const { id: template_id } = await contractor.call(resourceCalls(evaluationtemplate).add!, {
    body: {
      template_name: '样例季度考核',
      target_type: 2,
      sections: [{ section: '安全', weight: 100 }],
      items: [
        { section: '安全', item: '安全教育', item_kind: 1, full_points: 10, needs_proof: false },
        { section: '安全', item: '临边防护', item_kind: 1, full_points: 10, needs_proof: false },
        { section: '安全', item: '发生死亡事故', item_kind: 3 },
      ],
      bands: [
        { grade: 1, floor: 90 },
        { grade: 4, floor: 60 },
        { grade: 6, floor: 0 },
      ],
      scorer_rule: 1,
      least_scorers: 1,
      veto_effect: 1,
    },
  });
  const { id: plan_id } = await contractor.call(resourceCalls(evaluationplan).add!, {
    body: {
      plan_name: '样例第四季度考核',
      appraisal_kind: 2,
      template_id,
      begin_date: '2026-10-01',
      end_date: '2026-12-31',
      due_date: '2026-11-10',
      target_type: 2,
      project_ids: [project[0]!.id],
      scorer_ids: [ids.get('patrol')!],
      approver_id: ids.get('contractor')!,
    },
  });
  await contractor.call(stepCalls(evaluationplan)['start']!, { body: { id: plan_id } });
  const result = async () =>
    (await contractor.call(resourceCalls(evaluation).list!, { query: { plan_id } })).list[0]! as unknown as {
      id: string;
      appraisal_status: number;
      score: number | null;
      grade: number | null;
    };
  const { id } = await result();

  // The scorer takes two points off, with a reason, and finds what fails by itself, with a picture.
  const scorer = await open(`/appraiseresult/edit/project?result=${id}`, { user: 'patrol' });
  await scorer.getByRole('button', { name: '“安全教育”得分: 满分' }).click();
  await scorer.getByLabel('“临边防护”得分', { exact: true }).fill('8');
  await scorer.getByLabel('临边防护: 扣分原因').fill('三层东侧缺一道栏杆');
  await scorer.getByRole('checkbox', { name: '事实成立' }).check();
  await button(scorer, '提交评分').click();
  await scorer.getByText('“发生死亡事故”', { exact: false }).first().waitFor();
  await scorer.getByLabel('发生死亡事故: 事实').fill('相邻工地 1 人高处坠落');
  const chooser = scorer.locator('input[type=file]').last();
  await chooser.setInputFiles({ name: '认定书.png', mimeType: 'image/png', buffer: PNG });
  await scorer.getByRole('list', { name: '已上传的文件' }).getByText('认定书.png').first().waitFor();
  await button(scorer, '提交评分').click();
  await press(dialog(scorer, '提交评分'), /确\s?定/);
  await expect.poll(async () => (await result()).appraisal_status).toBe(APPRAISAL.counted);
  expect(await result()).toMatchObject({ score: 90, grade: 6 });

  // Who is named approves on the page of the step; the result shows the veto and what was given.
  const office = await open(`/evaluation/approve?id=${id}`, { user: 'contractor' });
  await office.getByLabel('审批意见').fill('同意公示');
  await button(office, '批准公示').last().click();
  await expect.poll(async () => (await result()).appraisal_status).toBe(APPRAISAL.published);
  await office.goto(`${server().address}/evaluation/detail?id=${id}`);
  await office.getByText('相邻工地 1 人高处坠落').first().waitFor();
  await office.getByText('公示中', { exact: true }).first().waitFor();

  // Somebody else objects, the objection is upheld, and the scorer scores a copy of the sheet again.
  const objector = await open(`/evaluation/detail?id=${id}`, { user: 'admin' });
  await say(objector, '提出结果异议', '异议内容', '事故不在本项目，附认定书');
  await expect.poll(async () => (await result()).appraisal_status).toBe(APPRAISAL.objected);
  await office.reload();
  await say(office, '异议成立，重新评分', '异议处理意见', '不属本项目');
  await expect.poll(async () => (await result()).appraisal_status).toBe(APPRAISAL.scoring);
  await scorer.goto(`${server().address}/appraiseresult/edit/project?result=${id}`);
  await scorer.getByRole('checkbox', { name: '事实成立' }).uncheck();
  await button(scorer, '提交评分').click();
  await press(dialog(scorer, '提交评分'), /确\s?定/);
  await expect.poll(result).toMatchObject({ appraisal_status: APPRAISAL.counted, score: 90, grade: 1 });
  await office.goto(`${server().address}/evaluation/approve?id=${id}`);
  await office.getByLabel('审批意见').fill('同意');
  await button(office, '批准公示').last().click();
  await arrive(office, '/evaluation');
  expect(await result()).toMatchObject({ appraisal_status: APPRAISAL.published, score: 90, grade: 1 });
  const told = await contractor.call(calls.appraise.result, { params: { id } });
  expect(told.sheets).toHaveLength(1);
});

/** One dark pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
