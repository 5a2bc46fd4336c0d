import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  blacklistmanagement,
  movement,
  physicalexaminationresult,
  qualificationmanage,
  ruleconfig,
  safebehaviour,
  SETTLEMENT,
  STAY,
  staff,
  train,
  trainsign,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_NOW, demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { sendAbsentAway } from './absent.ts';
import { STAFF } from './demo.ts';

const people = { ...resourceCalls(staff), steps: stepCalls(staff) };
const moves = { ...resourceCalls(movement), steps: stepCalls(movement) };
const trainings = { ...resourceCalls(train), steps: stepCalls(train) };
const blacklist = { ...resourceCalls(blacklistmanagement), steps: stepCalls(blacklistmanagement) };
const project_id = demoId('project', 1);

/** An identity number of somebody who does not exist. */
function numberOf(born: string, sequence = 901): string {
  const digits = `990925${born}${sequence}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return digits + '10X98765432'[weights.reduce((sum, one, at) => sum + one * Number(digits[at]), 0) % 11]!;
}

describe('the stay of a person', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let stranger: Client;
  let made = 0;
  beforeAll(async () => {
    const names = ['contractor', 'beichen', 'patrol'];
    [contractor, stranger, patrol] = (await Promise.all(names.map((name) => kit().client(name)))) as [
      Client,
      Client,
      Client,
    ];
  });

  const person = (more: object = {}) => {
    made += 1;
    const phone_number = `137${String(20_000_000 + made)}`;
    return {
      name: `试工${made}`,
      phone_number,
      id_card: numberOf('19900501', 901 + made * 2),
      trade: 10,
      project_id,
      ...more,
    };
  };
  const register = (more: object = {}, client = contractor) => client.call(people.add!, { body: person(more) });
  const ask = async (id: string, client = contractor, more: object = {}) =>
    (await client.call(calls.labour.admission, { body: { ids: [id], ...more } })).list[0];
  const rulesOf = async (id: string, more: object = {}) =>
    (await ask(id, contractor, more))!.reasons.map(({ rule, level }) => `${rule}:${level}`);
  const enter = (id: string, more: object = {}) =>
    contractor.call(people.steps.enter!, {
      body: { id, entry_date: '2026-11-02', project_id, trade: 10, ...more },
    });
  const edit = async (id: string, more: object) => {
    const row = await contractor.call(people.detail!, { params: { id } });
    return contractor.call(people.edit!, { body: { ...row, ...more } });
  };
  /** Holds a training in which a person takes part. */
  async function educate(staff_id: string, training_kind: number, hours: number, trade?: number): Promise<void> {
    const body = {
      training_name: `试训${training_kind}`,
      training_kind,
      project_id,
      training_date: '2026-11-02',
      hours,
      trade: trade ?? null,
      trainer: '周志强',
      content: '安全教育',
    };
    const { id: training_id } = await contractor.call(trainings.add!, { body });
    await contractor.call(resourceCalls(trainsign).add!, { body: { training_id, staff_id, sign_way: 1 } });
    await contractor.call(trainings.steps.hold!, {
      body: { id: training_id, signature: await sampleFile(contractor) },
    });
  }
  /** Gives somebody everything that the rules ask for. */
  async function complete(id: string): Promise<void> {
    const paper = async () => [await sampleFile(contractor)];
    const file = {
      photo: await paper(),
      id_photos: await paper(),
      contract_kind: 1,
      contract_files: await paper(),
      insurance_kind: 1,
      commitment_files: await paper(),
      bank_card: '6222020000000000017',
    };
    await edit(id, file);
    const check = { staff_id: id, kind: 1, conclusion: 1, exam_date: '2026-10-01', hazard: 6 };
    const { id: medical } = await contractor.call(resourceCalls(physicalexaminationresult).add!, {
      body: check,
    });
    // Two years for electric work, as the setting says.
    expect(
      await contractor.call(resourceCalls(physicalexaminationresult).detail!, { params: { id: medical } }),
    ).toMatchObject({ valid_to: '2028-09-30' });
    await educate(id, 1, 15);
    await educate(id, 2, 15);
    await educate(id, 3, 20, 10);
  }

  it('begins with the registration, which takes birthday and sex from the number', async () => {
    const row = await register({ gender: 2 });
    expect(row).toMatchObject({ status: STAY.registered, birth_date: '1990-05-01', gender: 1 });
  });

  it('refuses a second person with the same number, and somebody of 60', async () => {
    const { id_card } = person();
    await register({ id_card });
    await expect(register({ id_card })).rejects.toMatchObject({
      code: 42200,
      message: expect.stringContaining('已登记'),
    });
    await expect(register({ id_card: numberOf('19660101') })).rejects.toMatchObject({
      message: expect.stringContaining('60 周岁上限（数值未核定）'),
    });
  });

  it('refuses the site with all reasons, admits when they are mended, and keeps the history', async () => {
    const { id } = await register();
    const levels = Array<string>(3).fill('training:refuse');
    expect(await rulesOf(id)).toEqual([...levels, 'medical:refuse', 'file:refuse']);
    await expect(enter(id)).rejects.toMatchObject({
      message: expect.stringMatching(/班组级安全教育还差 20 学时.*没有上岗前体检.*档案不完整，缺：/),
    });
    await complete(id);
    expect(await ask(id)).toMatchObject({ verdict: 'admitted' });
    await contractor.call(people.steps.check!, { body: { id } });
    expect(await enter(id)).toMatchObject({ status: STAY.onSite });

    await expect(contractor.call(people.steps.change!, { body: { id, trade: 13 } })).rejects.toMatchObject({
      message: expect.stringMatching(/不能从事架子工：没有架子工所需[^；]*$/),
    });
    const list = { query: { staff_id: id } };
    expect((await contractor.call(moves.list!, list)).list).toMatchObject([{ kind: 1, moved_on: '2026-11-02' }]);
    const certificate = {
      certificate_number: 'T-1',
      holder_kind: 1,
      staff_id: id,
      kind: 2,
      trade: 13,
      valid_from: '2026-01-01',
    };
    expect(await contractor.call(resourceCalls(qualificationmanage).add!, { body: certificate })).toMatchObject({
      valid_to: '2031-12-31',
      review_due: '2028-12-31',
    });
    await contractor.call(people.steps.change!, { body: { id, trade: 13 } });

    // The new trade begins with a record of its own, and without the education of the team.
    expect((await contractor.call(moves.list!, list)).list).toContainEqual(
      expect.objectContaining({ kind: 3, moved_on: '2026-11-02', trade: 13, reason: '由钢筋工变更为架子工' }),
    );
    const lost = (await ask(id))!;
    expect([lost.verdict, lost.reasons.map(({ text, mend }) => [text, mend])]).toEqual([
      'refused',
      [['班组级安全教育还差 20 学时（已有 0，要求 20）', '安排针对架子工的班组级教育；变更工种的安排转岗教育']],
    ]);
    await educate(id, 5, 20, 13);
    expect(await ask(id)).toMatchObject({ verdict: 'admitted' });

    // Editing the state in the list is the same step, with the same rules.
    await edit(id, { status: STAY.left });
    const [left] = (await contractor.call(moves.list!, list)).list;
    expect(left).toMatchObject({ kind: 2, settlement: SETTLEMENT.unsettled });
    const told = await contractor.call(calls.notification.list, { query: { page: 1, page_size: 20 } });
    expect(told.list.some(({ kind, title }) => kind === 'wages_unsettled' && title.includes('工资未结清'))).toBe(true);
    await contractor.call(moves.steps.settle!, { body: { id: left!.id, settled_on: '2026-11-02' } });
    await contractor.call(people.steps.again!, { body: { id, project_id, trade: 10 } });
    await enter(id, { entry_date: '2026-11-03' });
    expect((await contractor.call(moves.list!, list)).total).toBe(4);
  });

  it('does not let somebody on a site by a form, a list or a sheet who may not work', async () => {
    const { id } = await register();
    const status = STAY.onSite;
    await expect(register({ status })).rejects.toMatchObject({ message: expect.stringContaining('不能进场') });
    await expect(edit(id, { status })).rejects.toMatchObject({ message: expect.stringContaining('不能进场') });
  });

  it('suspends by points of twelve months', async () => {
    const { id } = await register();
    await complete(id);
    const rule = (await contractor.call(resourceCalls(ruleconfig).list!, { query: { rule_code: 'K-602' } })).list[0]!;
    const penalty = { staff_id: id, project_id, rule_id: rule.id, happened_on: '2026-10-30' };
    const { id: penalised } = await contractor.call(resourceCalls(safebehaviour).add!, { body: penalty });
    expect(await contractor.call(resourceCalls(safebehaviour).detail!, { params: { id: penalised } })).toMatchObject({
      kind: 1,
      points: 12,
    });
    expect(await ask(id)).toMatchObject({ verdict: 'refused', light: 'red', points: 12 });
    expect(await rulesOf(id, { day: '2027-10-31' })).not.toContain('points:refuse');
  });

  it('refuses in the companies of the group, without a word of the entry', async () => {
    const { id_card } = person();
    const entry = { listed_name: '某甲', kind: 1, id_card, reason: 1, facts: '秘密的经过' };
    const { id } = await contractor.call(blacklist.add!, { body: entry });
    const paper = [await sampleFile(contractor)];
    await contractor.call(blacklist.steps.notice!, {
      body: { id, notice_date: '2026-10-20', evidence: paper },
    });
    // The notice alone refuses nobody.
    const before = await stranger.call(calls.labour.admission, { body: { keyword: id_card } });
    expect(before.list[0]).toMatchObject({ staff_id: null, verdict: 'admitted' });
    await contractor.call(blacklist.steps.enforce!, {
      body: { id, from_date: '2026-11-01', to_date: '2027-10-31' },
    });
    await expect(register({ id_card })).rejects.toMatchObject({ message: expect.stringContaining('黑名单') });
    const answer = await patrol.call(calls.labour.admission, { body: { keyword: id_card } });
    expect(answer.list[0]).toMatchObject({ verdict: 'refused', reasons: [{ rule: 'blacklist', level: 'refuse' }] });
    expect(JSON.stringify(answer)).not.toMatch(/秘密的经过|重大违章|某甲/);
    // Another group learns nothing at all.
    const elsewhere = await stranger.call(calls.labour.admission, { body: { keyword: id_card } });
    expect(elsewhere.list[0]).toMatchObject({ verdict: 'admitted' });
    // An objection does not suspend the entry; when it is upheld, the person may come.
    await contractor.call(blacklist.steps.object!, { body: { id, objection: '认错了人' } });
    await expect(register({ id_card })).rejects.toMatchObject({ message: expect.stringContaining('黑名单') });
    await contractor.call(blacklist.steps.lift!, { body: { id, decision: '异议成立' } });
    const { id: person_id } = await register({ id_card });
    // A number that is corrected makes it another person, who is asked for as well.
    const listed = { listed_name: '某乙', kind: 1, id_card: person().id_card, reason: 1, facts: '经过' };
    const { id: second } = await contractor.call(blacklist.add!, { body: listed });
    await contractor.call(blacklist.steps.notice!, {
      body: { id: second, notice_date: '2026-10-20', evidence: paper },
    });
    const term = { from_date: '2026-11-01', to_date: '2027-10-31' };
    await contractor.call(blacklist.steps.enforce!, { body: { id: second, ...term } });
    await expect(edit(person_id, { id_card: listed.id_card })).rejects.toMatchObject({
      message: expect.stringContaining('黑名单'),
    });
  });

  it('answers only for people whom the caller sees, and masks their numbers', async () => {
    const { id } = await register();
    expect(await ask(id, stranger)).toBeUndefined();
    expect((await ask(id))!.id_card).toMatch(/^990925\*+\d{3}[\dX]$/);
  });

  it('lets people leave by themselves who have passed before, and no others', async () => {
    const rows = STAFF.flatMap(({ record }, index) => (record.status === 1 ? demoId('staff', index + 1) : []));
    const [gone, unseen] = rows.slice(20) as [string, string];
    const ground = { db: kit().database.db, timeZone: 'Asia/Shanghai', setting: () => 30 } as never as Parameters<
      typeof sendAbsentAway
    >[0];
    await sendAbsentAway({ ...ground, passages: async () => new Map([[gone, '2026-09-29']]) }, DEMO_NOW);
    const { db } = kit().database;
    const states = await db.selectFrom('staff').select(['id', 'status']).where('id', 'in', [gone, unseen]).execute();
    expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toEqual({ [gone]: 2, [unseen]: 1 });
  });
});
