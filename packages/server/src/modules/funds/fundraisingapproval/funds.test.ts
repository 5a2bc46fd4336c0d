import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  businessFormPaths,
  fenOf,
  FUND,
  FUND_STATUS,
  fundaccount,
  fundentry,
  fundraisingapproval,
  sumFen,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../../demo/index.ts';
import { deployTest, lineOf, taskOf, users } from '../../../process/testing.ts';
import { withServer } from '../../../testing.ts';

const { workflow } = calls;
const PROJECT = demoId('project', 1);
const papers = resourceCalls(fundraisingapproval);
const steps = stepCalls(fundraisingapproval);

describe('funds of a project', () => {
  const kit = withServer();
  let admin: Client;
  let contractor: Client;
  beforeAll(async () => {
    [admin, contractor] = await Promise.all([kit().client('admin'), kit().client('contractor')]);
  });

  const paper = async (fund_kind: number, amount: string, more: object = {}) => {
    const { id } = await contractor.call(papers.add!, {
      body: {
        fund_title: '样例单据',
        fund_kind,
        project_id: PROJECT,
        fund_purpose: 2,
        amount,
        needed_on: '2026-11-20',
        payee: '样例供应商',
        applicant_id: accountId('contractor'),
        reason: '样例事由',
        ...more,
      },
    });
    return id;
  };
  const take = (name: string, id: string, more: object = {}, by = admin) =>
    by.call(steps[name]!, { body: { id, ...more } });
  const read = async (id: string) =>
    (await contractor.call(papers.detail!, { params: { id } })) as unknown as Record<string, string | number>;
  const funds = async () =>
    (await contractor.call(resourceCalls(fundaccount).list!, { query: { project_id: PROJECT } }))
      .list[0] as unknown as Record<string, string>;
  const entries = async (query: object) =>
    (await contractor.call(resourceCalls(fundentry).list!, { query: { page_size: 1000, ...query } }))
      .list as unknown as { kind: number; amount: string; balance_after: string; paper_id: string }[];
  const sent = async (fund_kind: number, amount: string) => {
    const id = await paper(fund_kind, amount);
    await take('submit', id, {}, contractor);
    return id;
  };

  it('are those of the entries of the demo, and each entry has its paper', async () => {
    const list = await entries({ project_id: PROJECT });
    const sum = (kind: number) => sumFen(list.filter((one) => one.kind === kind).map(({ amount }) => fenOf(amount)));
    const state = await funds();
    expect(list.length).toBeGreaterThan(10);
    expect(fenOf(state['planned_total'])).toBe(sum(1));
    expect(fenOf(state['paid_total'])).toBe(sum(5));
    expect(fenOf(state['balance'])).toBe(sum(1) - sum(2));
    for (const { paper_id } of list.slice(0, 3)) expect((await read(paper_id))['project_id']).toBe(PROJECT);
  });

  it('are approved by somebody else, to the fen, and the rest of a payment is there again', async () => {
    const before = fenOf((await funds())['balance']);
    const id = await sent(FUND.request, '1000.01');
    expect(await read(id)).toMatchObject({
      status: FUND_STATUS.sent,
      fund_number: expect.stringMatching(/^YK-\d{4}-/),
    });
    await expect(take('approve', id, {}, contractor)).rejects.toMatchObject({ status: 409 });
    await take('approve', id, { opinion: '同意' });
    expect(fenOf((await funds())['balance'])).toBe(before - 100_001);
    await expect(take('pay', id, { paid_amount: '1000.02', paid_on: '2026-10-01' })).rejects.toMatchObject({
      status: 422,
    });
    await take('pay', id, { paid_amount: '900.00', paid_on: '2026-10-01' });
    expect(fenOf((await funds())['balance'])).toBe(before - 90_000);
    const booked = (await entries({ paper_id: id })).toSorted((one, other) => one.kind - other.kind);
    expect(booked.map(({ kind, amount }) => [kind, amount])).toEqual([
      [2, '1000.01'],
      [5, '900.00'],
      [6, '100.01'],
    ]);
  });

  it('are never exceeded by fifty approvals at once', async () => {
    const balance = fenOf((await funds())['balance']);
    // Of fifty requests, each a twentieth of the balance, twenty fit.
    const share = (Math.floor(balance / 20) / 100).toFixed(2);
    const ids = [];
    for (let at = 0; at < 50; at += 1) ids.push(await sent(FUND.request, share));
    const done = await Promise.allSettled(ids.map((id) => take('approve', id)));
    const failed = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as { message: string }] : []));
    expect(failed).toHaveLength(30);
    for (const { message } of failed) expect(message).toContain('不足以批准');
    const after = await funds();
    expect(fenOf(after['balance'])).toBe(balance - 20 * fenOf(share));
    expect(fenOf(after['balance'])).toBeGreaterThanOrEqual(0);
    const newest = await entries({ project_id: PROJECT });
    for (const { balance_after } of newest) expect(fenOf(balance_after)).toBeGreaterThanOrEqual(0);
    for (const [at, one] of done.entries())
      if (one.status === 'fulfilled') await take('cancel', ids[at]!, { opinion: '样例作废' });
    expect(fenOf((await funds())['balance'])).toBe(balance);
  });

  it('keep a plan that is in use, and give the rest back', async () => {
    const plan = await sent(FUND.plan, '500.00');
    await take('approve', plan);
    const { balance } = await funds();
    const id = await sent(FUND.request, balance!);
    await take('approve', id);
    await expect(take('cancel', plan, { opinion: '不再需要' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('占用') as string,
    });
    await take('cancel', id, { opinion: '不再需要' });
    await take('cancel', plan, { opinion: '不再需要' });
  });

  describe('with a process about them', () => {
    beforeAll(async () => {
      const { create, view } = businessFormPaths(fundraisingapproval);
      const pages = { form_type: 20, form_custom_create_path: create, form_custom_view_path: view };
      await deployTest(admin, { key: 'funds', body: lineOf('A') }, { A: users('admin') }, pages);
    });
    const instanceOf = async (id: string) =>
      (await contractor.call(workflow.instanceOfRecord, { query: { resource: fundraisingapproval.name, id } }))
        .list[0]!;
    const decide = async (id: string, how: 'taskApprove' | 'taskReject', reason: string) => {
      const task = await taskOf(admin, (await instanceOf(id)).id);
      return admin.call(workflow[how], { body: { id: task.id, reason } });
    };

    const start = async (id: string) => {
      const query = { resource: fundraisingapproval.name, id };
      const { startable } = await contractor.call(workflow.instanceOfRecord, { query });
      const body = { process_definition_id: startable[0]!.id, variables: {}, record_id: id };
      await contractor.call(workflow.instanceCreate, { body });
    };

    it('are decided by it, and nobody decides beside it', async () => {
      const before = fenOf((await funds())['balance']);
      const id = await sent(FUND.plan, '2000.00');
      await expect(take('approve', id)).rejects.toMatchObject({ status: 409 });
      await start(id);
      await expect(take('recall', id, {}, contractor)).rejects.toMatchObject({ status: 409 });
      await decide(id, 'taskApprove', '计划合理');
      expect(await read(id)).toMatchObject({
        status: FUND_STATUS.approved,
        opinion: '计划合理',
        approver_id: accountId('admin'),
      });
      expect(fenOf((await funds())['balance'])).toBe(before + 200_000);
      expect(await instanceOf(id)).toMatchObject({ status: 2, result: 2 });
    });

    it('are not exceeded by a verdict, and the page of the paper says why it was not carried out', async () => {
      const { balance } = await funds();
      const id = await sent(FUND.request, (fenOf(balance) / 100 + 0.01).toFixed(2));
      await start(id);
      await decide(id, 'taskApprove', '同意');
      expect(await instanceOf(id)).toMatchObject({ unchanged: expect.stringContaining('不足以批准') as string });
      expect(await read(id)).toMatchObject({ status: FUND_STATUS.sent });
      expect((await funds())['balance']).toBe(balance);
    });

    it('go back by a refusal, with its reason', async () => {
      const id = await sent(FUND.request, '10.00');
      await start(id);
      await decide(id, 'taskReject', '先报计划');
      expect(await read(id)).toMatchObject({ status: FUND_STATUS.refused, opinion: '先报计划' });
    });
  });
});
