import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { attendancecorrection, businessFormPaths, DECISION, scheduleplan } from '@gongdi/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../demo/index.ts';
import { withServer } from '../../testing.ts';
import { deployTest, lineOf, taskOf, users } from '../testing.ts';

const { workflow } = calls;
const kit = withServer();
const corrections = resourceCalls(attendancecorrection);
const own = stepCalls(attendancecorrection);
const paths = businessFormPaths(attendancecorrection);
const PAGES = { form_type: 20, form_custom_create_path: paths.create, form_custom_view_path: paths.view };
let admin: Client, contractor: Client, owner: Client, patrol: Client;
let definition: string;
let day = 0;

beforeAll(async () => {
  [admin, contractor, owner, patrol] = (await Promise.all(
    ['admin', 'contractor', 'owner', 'patrol'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client];
});

/** A leave that waits for a decision. */
async function ask(client = contractor): Promise<string> {
  day += 1;
  const date = `2026-10-${String(day).padStart(2, '0')}`;
  const about = { staff_id: demoId('staff', 2), project_id: demoId('project', 1), kind: 3 };
  const body = { ...about, from_date: date, to_date: date, reason: '家中有事' };
  return (await client.call(corrections.add!, { body })).id;
}
const read = async (id: string) => contractor.call(corrections.detail!, { params: { id } });
const start = (record_id: string) =>
  contractor.call(workflow.instanceCreate, {
    body: { process_definition_id: definition, variables: {}, record_id },
  });
const processesOf = async (id: string) => {
  const query = { resource: attendancecorrection.name, id };
  return (await contractor.call(workflow.instanceOfRecord, { query })).list;
};

describe('a record that a process decides about', () => {
  beforeEach(async () => {
    definition = await deployTest(admin, { key: `leave${day}`, body: lineOf('A') }, { A: users('owner') }, PAGES);
    return async () => {
      const { list } = await admin.call(workflow.modelPage, { query: { page_size: 100 } });
      for (const { id, key } of list)
        if (key.startsWith('leave')) await admin.call(workflow.modelUpdateState, { body: { id, state: 2 } });
    };
  });

  it('is approved by the process, in the name of whoever decided and with the reason', async () => {
    const id = await ask();
    const process = await start(id);
    await owner.call(workflow.taskApprove, { body: { id: (await taskOf(owner, process.id)).id, reason: '情况属实' } });
    expect(await processesOf(id)).toMatchObject([{ status: 2, result: 2, unchanged: null }]);
    expect(await read(id)).toMatchObject({
      status: DECISION.approved,
      decided_by: accountId('owner'),
      decision_note: '情况属实',
    });
  });

  it('is refused by the process', async () => {
    const id = await ask();
    const process = await start(id);
    await owner.call(workflow.taskReject, { body: { id: (await taskOf(owner, process.id)).id, reason: '当日在岗' } });
    expect(await read(id)).toMatchObject({ status: DECISION.refused, decision_note: '当日在岗' });
  });

  it('stands still while the process runs, and is not approved past it', async () => {
    const id = await ask();
    await expect(contractor.call(own['approve']!, { body: { id } })).rejects.toThrow('由流程审批');
    const process = await start(id);
    const kept = await read(id);
    for (const touch of [
      () => contractor.call(own['refuse']!, { body: { id, decision_note: '不同意' } }),
      () => contractor.call(own['withdraw']!, { body: { id, decision_note: '重复' } }),
      () => contractor.call(corrections.edit!, { body: { ...kept, reason: '别的理由' } }),
      () => contractor.call(corrections.delete!, { params: { id } }),
    ])
      await expect(touch()).rejects.toThrow('正在审批流程中');
    const asked = { user_id: accountId('contractor'), menu: attendancecorrection.name, operation: 'withdraw' };
    const { chain } = await admin.call(calls.access.why, { query: { ...asked, record_id: id } });
    expect(chain.at(-1)).toMatchObject({ part: 'state', ok: false });
    await contractor.call(workflow.instanceCancel, { body: { id: process.id, reason: '填错了' } });
    expect(await read(id)).toMatchObject({ status: DECISION.waiting });
    await contractor.call(own['withdraw']!, { body: { id, decision_note: '重复' } });
    expect(await processesOf(id)).toMatchObject([{ result: 4, unchanged: null }]);
  });

  it('is unchanged where its own rules refuse the decision, and says why to both', async () => {
    const rules = { A: users('contractor') };
    definition = await deployTest(admin, { key: `leave-own`, body: lineOf('A') }, rules, PAGES);
    const id = await ask();
    const process = await start(id);
    const task = await taskOf(contractor, process.id);
    await contractor.call(workflow.taskApprove, { body: { id: task.id, reason: '同意' } });
    expect(await read(id)).toMatchObject({ status: DECISION.waiting });
    const [seen] = await processesOf(id);
    expect(seen).toMatchObject({ result: 2, unchanged: expect.stringContaining('您自己提交') as unknown });
    const { list } = await contractor.call(calls.notification.list, { query: { page_size: 20 } });
    expect(list.map(({ title }) => title).join()).toContain('记录没有变更');
  });

  it('is decided by hand where the process is suspended', async () => {
    const id = await ask(patrol);
    const { list } = await admin.call(workflow.modelPage, { query: { page_size: 100 } });
    for (const model of list)
      if (model.key.startsWith('leave'))
        await admin.call(workflow.modelUpdateState, { body: { id: model.id, state: 2 } });
    await contractor.call(own['approve']!, { body: { id } });
    expect(await read(id)).toMatchObject({ status: DECISION.approved, decided_by: accountId('contractor') });
  });

  it('does not begin before it waits for a decision', async () => {
    const plan = businessFormPaths(scheduleplan);
    const pages = { ...PAGES, form_custom_create_path: plan.create, form_custom_view_path: plan.view };
    const about = await deployTest(admin, { key: 'plans', body: lineOf('A') }, { A: users('owner') }, pages);
    const record = {
      plan_name: '防水专项计划',
      project_id: demoId('project', 1),
      plan_kind: 3,
      starts_on: '2026-10-12',
      works_on: 1,
    };
    const sent = contractor.call(workflow.instanceCreate, {
      body: { process_definition_id: about, variables: {}, record },
    });
    await expect(sent).rejects.toThrow('请先提交');
  });
});
