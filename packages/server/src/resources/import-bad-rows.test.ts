import { resourceCalls, type Client } from '@gongdi/api';
import {
  contractcost,
  feedback,
  INSURANCE_MODE,
  insuredperson,
  questionreply,
  safetyinsurance,
  STAY,
  type AnyResource,
} from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../demo/index.ts';
import { withServer } from '../testing.ts';

type Row = Record<string, unknown>;
/** A row of a sheet that is refused, and what is wrong with it. */
interface Bad {
  row: Row;
  field: string;
  /** Part of the message. */
  says: string;
}

const PROJECT = demoId('project', 1);
/** Titles that no record has. */
const NOBODY = 'nobody';

/** Sheets of money, insurance and questions, with rows that are wrong in their own ways. */
describe('rows of sheets that are refused', () => {
  const kit = withServer();
  let contractor: Client;
  let titles: Record<string, (id: string) => string | undefined>;
  let names: ReadonlyMap<string, string>;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
    const { db } = kit().database;
    const { project_name } = await db
      .selectFrom('project')
      .select('project_name')
      .where('id', '=', PROJECT)
      .executeTakeFirstOrThrow();
    const accounts = await db.selectFrom('account').select(['id', 'nickname']).execute();
    const people = await db.selectFrom('staff').select(['id', 'name']).execute();
    names = new Map([
      ...accounts.map((one) => [one.id, one.nickname] as const),
      ...people.map((one) => [one.id, one.name] as const),
    ]);
    const named = (id: string) => names.get(id) ?? '查无此人';
    titles = {
      projectmanage: (id) => (id === PROJECT ? project_name : '查无此项目'),
      usermanage: named,
      staff: named,
      safetyinsurance: (id) => id,
    };
  });

  let keys = 0;
  async function send(resource: AnyResource, rows: readonly Row[]) {
    keys += 1;
    const bytes = await exportRecords(resource, rows as never, { titles });
    const form = { type: 2 as const, key: `bad-rows-${keys}` };
    return contractor.call(resourceCalls(resource).import!, { form, file: new Blob([bytes]), fileName: 'a.xlsx' });
  }
  const countOf = async (resource: AnyResource) =>
    (await contractor.call(resourceCalls(resource).list!, { query: { page_size: 1 } })).total;

  /** Sends good rows around bad ones: only the good ones are kept, each bad one is told; mended, the rest is taken. */
  async function keepsGoodOnes(resource: AnyResource, [first, last]: [Row, Row], bad: readonly Bad[], mended: Row[]) {
    const before = await countOf(resource);
    const told = await send(resource, [first, ...bad.map(({ row }) => row), last]);
    expect(told).toMatchObject({ total: bad.length + 2, added: 2, deleted: 0, failed: bad.length });
    expect(told.errors.map(({ row, field }) => [row, field])).toEqual(
      bad.map(({ field }, index) => [index + 3, field]),
    );
    for (const [index, { message, label }] of told.errors.entries()) {
      expect(message).toMatch(new RegExp(`^第 ${index + 3} 行`));
      expect(message).toContain(bad[index]!.says);
      expect(label).toMatch(/\p{Script=Han}/u);
    }
    expect(await countOf(resource)).toBe(before + 2);
    expect(await send(resource, mended)).toMatchObject({ added: mended.length, failed: 0 });
    expect(await countOf(resource)).toBe(before + 2 + mended.length);
  }

  it('of planned costs: no name, no amount, a negative amount, no such project', async () => {
    const cost = (cost_name: string, more: Row = {}): Row => ({
      cost_name,
      project_id: PROJECT,
      cost_item: 2,
      planned_amount: '1200.50',
      ...more,
    });
    await keepsGoodOnes(
      contractcost,
      [cost('钢筋'), cost('模板')],
      [
        { row: cost(''), field: 'cost_name', says: '科目说明' },
        { row: cost('混凝土', { planned_amount: '约十万' }), field: 'planned_amount', says: '计划成本' },
        { row: cost('砌体', { planned_amount: '-1.00' }), field: 'planned_amount', says: '金额必须大于零' },
        { row: cost('防水', { project_id: NOBODY }), field: 'project_id', says: '查无此项目' },
      ],
      [cost('混凝土'), cost('砌体'), cost('防水')],
    );
  });

  it('of policies: days turned round, a number twice, somebody of elsewhere, a negative sum', async () => {
    const policy = (policy_number: string, more: Row = {}): Row => ({
      policy_number,
      insurance_kind: 1,
      project_id: PROJECT,
      insurer: '样例保险公司',
      starts_on: '2026-01-01',
      ends_on: '2026-12-31',
      insurance_mode: INSURANCE_MODE.everybody,
      keeper_id: accountId('contractor'),
      insured_amount: '5000000.00',
      ...more,
    });
    await keepsGoodOnes(
      safetyinsurance,
      [policy('BX-1'), policy('BX-2')],
      [
        { row: policy('BX-3', { ends_on: '2025-12-31' }), field: 'ends_on', says: '终保日期' },
        { row: policy('BX-1'), field: 'policy_number', says: '保单号' },
        { row: policy('BX-4', { keeper_id: accountId('beichen') }), field: 'keeper_id', says: '负责人' },
        { row: policy('BX-5', { insured_amount: '-0.01' }), field: 'insured_amount', says: '不能为负' },
      ],
      [policy('BX-3'), policy('BX-4'), policy('BX-5')],
    );
  });

  it('of questions and feedback: no term, a number twice, somebody of elsewhere', async () => {
    const question = (question_number: string, more: Row = {}): Row => ({
      question_title: `洞口尺寸 ${question_number}`,
      question_number,
      question_kind: 1,
      question_subject: 1,
      content: '人防门洞口尺寸与结构图不一致',
      asker_id: accountId('contractor'),
      answerer_id: accountId('patrol'),
      deadline: '2026-12-01',
      project_id: PROJECT,
      ...more,
    });
    for (const [resource, mark] of [
      [questionreply, 'WT-A'],
      [feedback, 'YJ-A'],
    ] as const)
      await keepsGoodOnes(
        resource,
        [question(`${mark}-1`), question(`${mark}-2`)],
        [
          { row: question(`${mark}-3`, { deadline: null }), field: 'deadline', says: '答复期限' },
          { row: question(`${mark}-1`), field: 'question_number', says: '问题编号' },
          { row: question(`${mark}-4`, { answerer_id: accountId('beichen') }), field: 'answerer_id', says: '答复人' },
          { row: question(`${mark}-5`, { question_subject: 77 }), field: 'question_subject', says: '问题类别' },
        ],
        [question(`${mark}-3`), question(`${mark}-4`), question(`${mark}-5`)],
      );
  });

  it('of insured persons: nobody, elsewhere, twice, turned round days, a policy that names nobody', async () => {
    const { db } = kit().database;
    await db
      .updateTable('insurance_policy')
      .set({ insurance_mode: INSURANCE_MODE.named })
      .where('policy_number', '=', 'BX-1')
      .execute();
    const people = await db
      .selectFrom('staff')
      .select(['id', 'project_id'])
      .where('status', '=', STAY.onSite)
      .orderBy('id')
      .execute();
    const alone = people.filter(({ id }) => [...names.values()].filter((name) => name === names.get(id)).length === 1);
    const [first, second, third] = alone.filter((one) => one.project_id === PROJECT) as unknown as [Row, Row, Row];
    const stranger = alone.find((one) => one.project_id === demoId('project', 2))!;
    const named = (staff_id: unknown, more: Row = {}): Row => ({ staff_id, policy_id: 'BX-1', ...more });
    const turned = { covered_from: '2026-05-01', covered_to: '2026-04-01' };
    await keepsGoodOnes(
      insuredperson,
      [named(first['id']), named(second['id'])],
      [
        { row: named(NOBODY), field: 'staff_id', says: '查无此人' },
        { row: named(third['id'], { policy_id: 'BX-0' }), field: 'policy_id', says: 'BX-0' },
        { row: named(third['id'], { policy_id: 'BX-2' }), field: 'policy_id', says: '不需要名单' },
        { row: named(stranger.id), field: 'staff_id', says: '不在保单所属的项目' },
        { row: named(first['id']), field: 'staff_id', says: '已在这张保单的名单中' },
        { row: named(third['id'], turned), field: 'covered_to', says: '参保止' },
      ],
      [named(third['id'])],
    );
    // Who is named already, by an earlier sheet.
    expect(await send(insuredperson, [named(second['id'])])).toMatchObject({
      added: 0,
      failed: 1,
      errors: [{ row: 2, field: 'staff_id', code: 'twice' }],
    });
  });
});
