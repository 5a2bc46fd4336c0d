import { CallFailure, calls, memorySession, createClient, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  APPRAISAL,
  appraiselog,
  appraiseplan,
  appraiseresult,
  businessFormPaths,
  DEFAULT_TIME_ZONE,
  enterprisebank,
  evaluation,
  evaluationplan,
  evaluationtemplate,
  formFieldsOf,
  participating,
  usermanage,
  type AppraisalLine,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId, organisationId, roleId } from '../../../demo/index.ts';
import { deployTest, lineOf, taskOf, users } from '../../../process/testing.ts';
import { sweepOverdue } from '../../../resources/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const templates = resourceCalls(evaluationtemplate);
const plans = resourceCalls(evaluationplan);
const planSteps = stepCalls(evaluationplan);
const results = resourceCalls(evaluation);
const resultSteps = stepCalls(evaluation);
const sheets = resourceCalls(appraiselog);
const sheetSteps = stepCalls(appraiselog);
const DAY = 86_400_000;
const PASSWORD = 'Worker2026';

describe('an appraisal', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let admin: Client;
  let third: Client;
  let objector: Client;
  let third_id: string;

  const newcomer = async (user_name: string) => {
    const body = {
      userName: user_name,
      nickname: user_name,
      password: PASSWORD,
      organization_id: organisationId('kechuang'),
      role_ids: [roleId('5002')],
      user_status: 1,
    };
    const { id } = await contractor.call(resourceCalls(usermanage).add!, { body });
    const session = memorySession();
    const client = createClient({ config: () => ({ baseUrl: kit().address }), session });
    const data = await client.call(calls.user.login, { body: { user_name, password: PASSWORD } });
    session.set({ token: data.token, serial: data.serial_token_number });
    return { id, client };
  };
  beforeAll(async () => {
    [contractor, patrol, admin] = (await Promise.all(
      ['contractor', 'patrol', 'admin'].map((name) => kit().client(name)),
    )) as [Client, Client, Client];
    ({ id: third_id, client: third } = await newcomer('scorer3'));
    ({ client: objector } = await newcomer('objector'));
  });

  const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return error as CallFailure;
  };

  const template = (more: object = {}) =>
    contractor.call(
      templates.add!,
      {
        body: {
          template_name: '项目季度考核',
          target_type: 2,
          sections: [
            { section: '安全', weight: 60 },
            { section: '质量', weight: 40 },
          ],
          items: [
            { section: '安全', item: '安全教育', item_kind: 1, full_points: 10, needs_proof: true },
            { section: '安全', item: '临边防护', item_kind: 1, full_points: 10, needs_proof: false },
            { section: '质量', item: '实测合格率', item_kind: 1, full_points: 20, needs_proof: false },
            { section: '安全', item: '发生死亡事故', item_kind: 3 },
          ],
          bands: [
            { grade: 1, floor: 90 },
            { grade: 4, floor: 60 },
            { grade: 6, floor: 0 },
          ],
          scorer_rule: 2,
          least_scorers: 3,
          veto_effect: 1,
          ...more,
        },
      },
      { quiet: true },
    );

  const plan = (template_id: string, more: object = {}) =>
    contractor.call(
      plans.add!,
      {
        body: {
          plan_name: '2026 年第四季度项目考核',
          appraisal_kind: 2,
          template_id,
          begin_date: '2026-10-01',
          end_date: '2026-12-31',
          due_date: '2026-11-10',
          target_type: 2,
          project_ids: [demoId('project', 1)],
          scorer_ids: [accountId('patrol'), accountId('admin'), third_id],
          approver_id: accountId('contractor'),
          ...more,
        },
      },
      { quiet: true },
    );
  const start = (id: string) => contractor.call(planSteps['start']!, { body: { id } }, { quiet: true });
  const step = (client: Client, name: string, id: string, more: object = {}) =>
    client.call(resultSteps[name]!, { body: { id, ...more } }, { quiet: true });
  const onlyResult = async (plan_id: string) => (await contractor.call(results.list!, { query: { plan_id } })).list[0]!;

  const ownSheet = async (client: Client, plan_id: string) => {
    const { list } = await client.call(sheets.list!, { query: { plan_id, sheet_status: '1' } });
    const { user_id } = await client.call(calls.user.userInfo, {});
    return list.find(({ scorer_id }) => scorer_id === user_id)!;
  };
  /** Fills in the sheet of a client: points by item, with a reason and a picture where something is deducted. */
  const fillIn = async (client: Client, plan_id: string, points: readonly number[], veto = false) => {
    const { id, version, lines } = await ownSheet(client, plan_id);
    const proof = await sampleFile(client);
    const filled = (lines as AppraisalLine[]).map((line, at) => ({
      ...line,
      ...(line.item_kind === 3
        ? veto && { is_vetoed: true, reason: '11 月 1 日高处坠落死亡 1 人', proof: proof.id }
        : { points: points[at]! }),
      ...(line.item_kind !== 3 && points[at]! < line.full_points! && { reason: '抽查不符合', proof: proof.id }),
    }));
    await client.call(sheets.edit!, { body: { id, version, lines: filled, proofs: [proof] } }, { quiet: true });
    return id;
  };
  const handIn = (client: Client, id: string) => client.call(sheetSteps['handin']!, { body: { id } }, { quiet: true });

  it('does not start with a template for others, too few scorers, or an approver who scores', async () => {
    const { id } = await template();
    const few = await plan(id, { scorer_ids: [accountId('patrol')] });
    expect((await refusal(start(few.id))).message).toContain('模板要求至少 3 人评分，计划只有 1 人');
    const forUnits = await template({ template_name: '分包考核', target_type: 1 });
    const other = await plan(forUnits.id);
    expect((await refusal(start(other.id))).message).toContain('模板“分包考核”用于考评单位');
    const both = refusal(plan(id, { scorer_ids: [accountId('contractor')], approver_id: accountId('contractor') }));
    expect((await both).problems[0]).toMatchObject({ path: 'approver_id' });
    expect((await refusal(template({ sections: [{ section: '安全', weight: 99 }] }))).problems[0]!.message).toContain(
      '权重合计为 99，须等于 100',
    );
  });

  it('goes by a veto and an objection to its end: three scorers without extremes, publicity, scored again', async () => {
    const { id: template_id } = await template();
    const { id: plan_id } = await plan(template_id);
    await start(plan_id);
    // The template is frozen.
    const kept = await contractor.call(templates.detail!, { params: { id: template_id } });
    const written = formFieldsOf(evaluationtemplate, 'edit').map(({ name }) => [
      name,
      (kept as Record<string, unknown>)[name],
    ]);
    const bands = [
      { grade: 1, floor: 10 },
      { grade: 6, floor: 0 },
    ];
    const body = { id: template_id, version: kept.version, ...Object.fromEntries(written), bands };
    await contractor.call(templates.edit!, { body: body as never });
    const result = await onlyResult(plan_id);
    expect(result).toMatchObject({
      appraisal_status: APPRAISAL.scoring,
      sheets_total: 3,
      project_id: demoId('project', 1),
    });

    // Whoever scores has a task on the workbench, and nobody writes the sheet of another.
    const { mine } = await third.call(calls.workbench.own, { query: {} });
    expect((mine ?? []).map(({ resource }) => resource)).toContain(appraiselog.name);
    const foreign = await ownSheet(patrol, plan_id);
    const stolen = contractor.call(
      sheets.edit!,
      { body: { id: foreign.id, version: foreign.version, lines: foreign.lines } },
      { quiet: true },
    );
    expect((await refusal(stolen)).message).toContain('只有评分人本人');

    // What is open, and what has no reason or proof, is not handed in.
    expect((await refusal(handIn(patrol, foreign.id))).message).toContain('“安全教育”尚未评分');
    const bare = (foreign.lines as AppraisalLine[]).map((line, at) => ({
      ...line,
      ...(at === 0 && { points: 5, reason: '无记录' }),
    }));
    const { version } = await patrol.call(sheets.edit!, {
      body: { id: foreign.id, version: foreign.version, lines: bare },
    });
    expect((await refusal(handIn(patrol, foreign.id))).message).toContain('“安全教育”扣分须附证据');
    const forged = bare.map((line, at) => ({ ...line, ...(at === 1 && { full_points: 100 }) }));
    const forging = patrol.call(sheets.edit!, { body: { id: foreign.id, version, lines: forged } }, { quiet: true });
    expect((await refusal(forging)).message).toContain('指标与计划不一致');

    // By hand: patrol 60 × 15/20 + 40 × 18/20 = 81; admin 60 × 20/20 + 40 × 20/20 = 100; third 60 × 18/20 + 40 × 16/20 = 86.
    await handIn(patrol, await fillIn(patrol, plan_id, [7, 8, 18]));
    await handIn(admin, await fillIn(admin, plan_id, [10, 10, 20]));
    // Nobody sees what others give before the result is counted.
    const early = await contractor.call(calls.appraise.result, { params: { id: result.id } });
    expect(early.sheets).toEqual([]);
    expect((await refusal(step(contractor, 'count', result.id))).message).toContain('还差 1 份');
    await handIn(third, await fillIn(third, plan_id, [9, 9, 16], true));
    expect(await onlyResult(plan_id)).toMatchObject({
      appraisal_status: APPRAISAL.counted,
      score: 86,
      grade: 6,
      veto_reasons: '发生死亡事故',
    });
    expect(
      (await refusal(patrol.call(sheetSteps['takeback']!, { body: { id: foreign.id } }, { quiet: true }))).message,
    ).toContain('结果已汇总');

    // A scorer does not approve; the one who is named does, and the result is published.
    expect((await refusal(step(patrol, 'approve', result.id, { approve_opinion: '同意' }))).code).toBe(40301);
    await step(contractor, 'approve', result.id, { approve_opinion: '同意公示' });
    const published = await onlyResult(plan_id);
    expect(published).toMatchObject({ appraisal_status: APPRAISAL.published, publicity_until: '2026-11-07' });
    const told = await contractor.call(calls.appraise.result, { params: { id: result.id } });
    const byScore = told.sheets.toSorted((one, other) => one.score - other.score);
    expect(byScore.map(({ score, counts }) => [score, counts])).toEqual([
      [81, false],
      [86, true],
      [100, false],
    ]);
    const veto = byScore[1]!.findings.find(({ is_vetoed }) => is_vetoed)!;
    expect(veto).toMatchObject({ item: '发生死亡事故', reason: '11 月 1 日高处坠落死亡 1 人' });
    expect(veto.proofs[0]!.url).toContain('/file/content/');

    // The objection stops the publicity; upheld, copies of the sheets are scored again.
    expect((await refusal(step(patrol, 'object', result.id, { objection: '有误' }))).message).toContain(
      '不能对自己评的',
    );
    await step(objector, 'object', result.id, { objection: '该事故发生在相邻工地，附认定书' });
    await sweepOverdue(kit().database.db, DEMO_NOW + 30 * DAY, DEFAULT_TIME_ZONE);
    expect(await onlyResult(plan_id)).toMatchObject({ appraisal_status: APPRAISAL.objected });
    await step(contractor, 'uphold', result.id, { decision: '异议成立，事故不属本项目' });
    expect(await onlyResult(plan_id)).toMatchObject({
      appraisal_status: APPRAISAL.scoring,
      score_round: 2,
      first_score: 86,
      score: null,
    });
    const again = await ownSheet(third, plan_id);
    const lines = (again.lines as AppraisalLine[]).map((line) =>
      line.item_kind === 3 ? { ...line, is_vetoed: false, reason: null, proof: null } : line,
    );
    await third.call(sheets.edit!, {
      body: { id: again.id, version: again.version, lines, proofs: again.proofs ?? [] },
    });
    for (const client of [patrol, admin, third]) await handIn(client, (await ownSheet(client, plan_id)).id);
    expect(await onlyResult(plan_id)).toMatchObject({ score: 86, grade: 4, veto_reasons: null });
    const { total } = await contractor.call(sheets.list!, { query: { plan_id, sheet_status: '3' } });
    expect(total).toBe(3);

    // Another objection is dismissed; at the end of the publicity the result is in effect, and the plan is done.
    await step(contractor, 'approve', result.id, { approve_opinion: '同意' });
    await step(objector, 'object', result.id, { objection: '实测合格率偏低' });
    await step(contractor, 'dismiss', result.id, { decision: '与实测记录一致，维持' });
    await sweepOverdue(kit().database.db, DEMO_NOW + 30 * DAY, DEFAULT_TIME_ZONE);
    expect(await onlyResult(plan_id)).toMatchObject({ appraisal_status: APPRAISAL.final, grade: 4 });
    const part = await contractor.call(resourceCalls(appraiseresult).list!, { query: { plan_id } });
    expect(part.total).toBe(1);
    expect((await contractor.call(resourceCalls(appraiseplan).detail!, { params: { id: plan_id } })).final_count).toBe(
      1,
    );
    const beichen = await kit().client('beichen');
    expect((await beichen.call(results.list!, { query: { plan_id } })).total).toBe(0);
    expect(
      (await refusal(beichen.call(calls.appraise.result, { params: { id: result.id } }, { quiet: true }))).code,
    ).toBe(40400);
  });

  it('of JGJ 59 fails by one guaranteed item without points, with the items of the checklists', async () => {
    const { list } = await contractor.call(templates.list!, { query: { template_name: 'JGJ 59' } });
    const jgj = list.find(({ id }) => id === 'jgj59')!;
    expect((jgj.sections as { weight: number }[]).reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    // One for each of the other nine tables, in the place of the one that it replaces.
    expect(list).toHaveLength(10);
    for (const { sections, items } of list as unknown as {
      sections: { section: string }[];
      items: AppraisalLine[];
    }[]) {
      expect([...new Set(items.map(({ section }) => section))]).toEqual(sections.map(({ section }) => section));
      const points = items.map(({ full_points }) => full_points ?? 0);
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(1000);
    }
    const { id: plan_id } = await plan('jgj59', { appraisal_kind: 1, scorer_ids: [accountId('patrol')] });
    await start(plan_id);
    const { lines } = await ownSheet(patrol, plan_id);
    const all = lines as AppraisalLine[];
    expect(all).toHaveLength((jgj.items as unknown[]).length);
    const at = all.findIndex(({ item }) => item === '接地与接零保护系统');
    expect(all[at]).toMatchObject({ section: '施工用电', item_kind: 2 });
    const given = all.map(({ full_points }, place) => (place === at ? 0 : full_points!));
    await handIn(patrol, await fillIn(patrol, plan_id, given));
    // One table of weight 10 is worth nothing, although 80 of its points were given.
    expect(await onlyResult(plan_id)).toMatchObject({ score: 90, grade: 6, appraisal_status: APPRAISAL.counted });
  });

  it('is decided by a process where one is deployed, and not past it', async () => {
    const { create, view } = businessFormPaths(evaluation);
    const pages = { form_type: 20, form_custom_create_path: create, form_custom_view_path: view };
    const definition = await deployTest(admin, { key: 'appraisals', body: lineOf('A') }, { A: users('owner') }, pages);
    const { id: template_id } = await template({ scorer_rule: 1, least_scorers: 1 });
    const { id: plan_id } = await plan(template_id, { scorer_ids: [accountId('patrol')] });
    await start(plan_id);
    await handIn(patrol, await fillIn(patrol, plan_id, [9, 9, 18]));
    const { id } = await onlyResult(plan_id);
    // Not by hand, neither through the whole nor through a part.
    const said = { approve_opinion: '同意' };
    expect((await refusal(step(contractor, 'approve', id, said))).message).toContain('由流程审批');
    const part = stepCalls(appraiseresult)['approve']!;
    expect((await refusal(contractor.call(part, { body: { id, ...said } }, { quiet: true }))).message).toContain(
      '由流程审批',
    );
    const processes = (resource: string) =>
      contractor.call(calls.workflow.instanceOfRecord, { query: { resource, id } });
    expect((await processes(appraiseresult.name)).startable).toMatchObject([{ id: definition }]);
    const begin = (body: object) =>
      contractor.call(
        calls.workflow.instanceCreate,
        { body: { process_definition_id: definition, variables: {}, ...body } },
        { quiet: true },
      );
    expect((await refusal(begin({ record: { target_name: '样例' } }))).message).toContain('请打开已有的记录');
    // Refused, it is scored again; then it is approved in the name of whoever decides.
    const owner = await kit().client('owner');
    const first = await begin({ record_id: id });
    expect((await refusal(step(contractor, 'giveback', id, said))).message).toContain('正在审批流程中');
    const decide = async (instance: string, how: 'taskApprove' | 'taskReject', reason: string) => {
      const task = await taskOf(owner, instance);
      await owner.call(calls.workflow[how], { body: { id: task.id, reason } });
    };
    await decide(first.id, 'taskReject', '临边防护扣分偏低');
    expect(await onlyResult(plan_id)).toMatchObject({
      appraisal_status: APPRAISAL.scoring,
      score_round: 2,
      approve_opinion: '临边防护扣分偏低',
    });
    await handIn(patrol, await fillIn(patrol, plan_id, [9, 7, 18]));
    const second = await begin({ record_id: id });
    await decide(second.id, 'taskApprove', '同意公示');
    expect(await onlyResult(plan_id)).toMatchObject({
      appraisal_status: APPRAISAL.published,
      approve_opinion: '同意公示',
      publicity_until: '2026-11-07',
    });
    expect((await processes(evaluation.name)).list.map(({ result, unchanged }) => [result, unchanged])).toEqual([
      [2, null],
      [3, null],
    ]);
    const { list } = await admin.call(calls.workflow.modelPage, { query: { page_size: 100 } });
    for (const model of list)
      if (model.key === 'appraisals')
        await admin.call(calls.workflow.modelUpdateState, { body: { id: model.id, state: 2 } });
  });

  it('that a unit failed keeps it from taking part, and shows on its card', async () => {
    const { id: template_id } = await template({
      template_name: '分包履约',
      target_type: 1,
      scorer_rule: 1,
      least_scorers: 1,
    });
    const unit_id = demoId('unit', 20);
    const { id: plan_id } = await plan(template_id, {
      target_type: 1,
      project_ids: null,
      unit_ids: [unit_id],
      scorer_ids: [accountId('patrol')],
    });
    await start(plan_id);
    await handIn(patrol, await fillIn(patrol, plan_id, [2, 2, 4]));
    const { id } = await onlyResult(plan_id);
    const join = () =>
      contractor.call(
        resourceCalls(participating).add!,
        { body: { unit_id, project_id: demoId('project', 1), role: 8, work_scope: '水泥供应' } },
        { quiet: true },
      );
    const before = await join();
    await contractor.call(resourceCalls(participating).delete!, { params: { id: before.id } });
    await step(contractor, 'approve', id, { approve_opinion: '同意' });
    await sweepOverdue(kit().database.db, DEMO_NOW + 30 * DAY, DEFAULT_TIME_ZONE);
    expect((await refusal(join())).message).toContain('最近一次考评为不合格');
    const card = await contractor.call(resourceCalls(enterprisebank).detail!, { params: { id: unit_id } });
    expect(card).toMatchObject({ latest_grade: 6, latest_score: 20 });
  });
});
