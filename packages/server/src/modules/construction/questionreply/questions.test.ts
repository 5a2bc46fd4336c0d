import { calls, resourceCalls, stepCalls, type CallResult, type Client } from '@gongdi/api';
import { ENQUIRY, feedback, questionreply, SATISFACTION, TERM_KEPT } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const DAY = 86_400_000;
const questions = resourceCalls(questionreply);
const steps = stepCalls(questionreply);
type Statistics = CallResult<typeof calls.questions.statistics>;

describe('questions', () => {
  const kit = withServer();
  let asker: Client;
  let answerer: Client;
  beforeAll(async () => {
    [asker, answerer] = await Promise.all([kit().client('patrol'), kit().client('contractor')]);
  });
  /** Lets days pass; whoever was logged in logs in again. */
  const later = async (days: number) => {
    kit().clock.now = DEMO_NOW + days * DAY;
    [asker, answerer] = await Promise.all([kit().client('patrol'), kit().client('contractor')]);
  };
  const ask = async (deadline = '2026-11-05', question_kind = 1) => {
    const people = { asker_id: accountId('patrol'), answerer_id: accountId('contractor') };
    const about = { question_title: '样例问题', question_kind, question_subject: 3, content: '样例描述' };
    const body = { ...about, ...people, project_id: demoId('project', 1), deadline };
    return (await asker.call(questions.add!, { body })).id;
  };
  const take = (by: Client, name: string, id: string, more: object = {}) =>
    by.call(steps[name]!, { body: { id, ...more } });
  const read = async (id: string) =>
    (await asker.call(questions.detail!, { params: { id } })) as unknown as Record<string, unknown>;
  const acceptedOne = async (deadline?: string) => {
    const id = await ask(deadline);
    await take(answerer, 'reply', id, { answer: '样例答复' });
    await take(asker, 'accept', id, { satisfaction: SATISFACTION.mostly });
    return id;
  };

  it('are counted as in time or late by the day of the answer, and once late stays late', async () => {
    await later(0);
    const [good, late] = [await ask('2026-11-02'), await ask('2026-11-01')];
    expect(await read(good)).toMatchObject({ asked_on: '2026-11-02', reopened_count: 0 });
    await take(answerer, 'reply', good, { answer: '按图施工' });
    await take(answerer, 'reply', late, { answer: '按图施工' });
    expect(await read(good)).toMatchObject({ term_kept: TERM_KEPT.kept });
    expect(await read(late)).toMatchObject({ term_kept: TERM_KEPT.late });
    const past = { opinion: '不清楚', deadline: '2026-11-01' };
    await expect(take(asker, 'again', late, past)).rejects.toMatchObject({ problems: [{ path: 'deadline' }] });
    await take(asker, 'again', late, { opinion: '不清楚', deadline: '2026-11-20' });
    await take(answerer, 'reply', late, { answer: '补充说明' });
    expect(await read(late)).toMatchObject({ term_kept: TERM_KEPT.late });
  });

  it('are reopened by whoever asked, with a reason and a new term, within the days of the setting', async () => {
    await later(0);
    const id = await acceptedOne();
    expect(await read(id)).toMatchObject({ status: ENQUIRY.accepted, reopen_until: '2026-11-17' });
    const more = { reopen_reason: '雨后又漏', deadline: '2026-11-10' };
    await expect(take(answerer, 'reopen', id, more)).rejects.toThrow('只有指定的人员');
    await expect(take(asker, 'reopen', id, { deadline: '2026-11-10' })).rejects.toMatchObject({ status: 422 });
    await expect(take(asker, 'reopen', id, { ...more, deadline: '2026-11-01' })).rejects.toThrow('不能早于 2026-11-02');
    await take(asker, 'reopen', id, more);
    expect(await read(id)).toMatchObject({
      status: ENQUIRY.again,
      reopened_count: 1,
      satisfaction: null,
      closed_at: null,
      reopen_until: null,
      deadline: '2026-11-10',
    });
    const told = await answerer.call(calls.notification.list, { query: { page: 1, page_size: 5 } });
    expect(told.list.map(({ title }) => title).join()).toContain('样例问题');
    await later(10);
    await take(answerer, 'reply', id, { answer: '重做防水' });
    await take(asker, 'accept', id, { satisfaction: SATISFACTION.full });
    expect(await read(id)).toMatchObject({ reopened_count: 1, term_kept: TERM_KEPT.late });
    // The last day counts, the day after is too late; and it is counted from the new acceptance.
    await later(26);
    await expect(take(asker, 'reopen', id, { ...more, deadline: '2026-12-10' })).rejects.toThrow('2026-11-27');
    await later(25);
    await take(asker, 'reopen', id, { ...more, deadline: '2026-12-10' });
    expect(await read(id)).toMatchObject({ reopened_count: 2 });
  });

  it('have figures that are those of the lists that they open', async () => {
    await later(0);
    const query = { from: '2026-04-01', to: '2026-12-31' };
    const told: Statistics = await answerer.call(calls.questions.statistics, { query });
    const listed = async (filters: Record<string, string>) =>
      (
        await answerer.call(questions.list!, {
          query: { begin_asked_on: query.from, end_asked_on: query.to, page_size: '1', ...filters },
        })
      ).total;
    const yesterday = '2026-11-01';
    const opened: [keyof Statistics['total'], Record<string, string>][] = [
      ['asked', {}],
      ['waiting', { status: '1,4' }],
      ['overdue', { status: '1,4', end_deadline: yesterday }],
      ['kept', { term_kept: '1' }],
      ['late', { term_kept: '2' }],
      ['accepted', { status: '3' }],
      ['satisfied', { satisfaction: '1' }],
      ['mostly', { satisfaction: '2' }],
      ['reopened', { begin_reopened_count: '1' }],
    ];
    for (const [figure, filters] of opened) expect(await listed(filters), figure).toBe(told.total[figure]);
    expect(told.total.reopened).toBeGreaterThanOrEqual(3);
    for (const { key, ...group } of told.answerers)
      for (const [figure, filters] of opened)
        expect(await listed({ ...filters, answerer_id: key! }), `${key} ${figure}`).toBe(group[figure as 'asked']);
    const sum = told.subjects.reduce((all, { asked }) => all + asked, 0);
    expect(sum).toBe(told.total.asked);
    const kinds = await Promise.all(
      (['1', '2'] as const).map((question_kind) =>
        answerer.call(calls.questions.statistics, { query: { ...query, question_kind } }),
      ),
    );
    expect(kinds[0]!.total.asked + kinds[1]!.total.asked).toBe(told.total.asked);
    const own = await answerer.call(resourceCalls(feedback).list!, { query: { page_size: '1' } });
    expect(kinds[1]!.total.asked).toBe(own.total);
  });

  it('of another company are not counted', async () => {
    const stranger = await kit().client('beichen');
    const query = { from: '2026-01-01', to: '2026-12-31', project_id: demoId('project', 1) };
    const told = await stranger.call(calls.questions.statistics, { query }).catch(() => undefined);
    expect(told?.total.asked ?? 0).toBe(0);
  });
});
