import { CallFailure, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { designchange, drawingreview, drawings, drawingversion, projectmanage } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleFile, sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const current = resourceCalls(drawings);
const versions = resourceCalls(drawingversion);
const changes = resourceCalls(designchange);
const reviews = resourceCalls(drawingreview);

describe('drawings', () => {
  const kit = withServer();
  let contractor: Client;
  let project_id: string;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
    const body = await sampleRecord(contractor, projectmanage);
    project_id = (await contractor.call(resourceCalls(projectmanage).add!, { body })).id;
  });
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return (error as CallFailure).message;
  };
  const draw = (drawing_number: string, version_label: string) =>
    contractor.call(
      current.add!,
      {
        body: {
          project_id,
          drawing_number,
          drawing_name: '三层梁',
          drawing_discipline: 2,
          version_label,
          version_date: '2026-05-01',
        },
      },
      { quiet: true },
    );
  const change = async (drawing: string, more: object = {}) => {
    const body = await sampleRecord(contractor, designchange, { project_id });
    return contractor.call(changes.add!, { body: { ...body, drawings: [drawing], ...more } }, { quiet: true });
  };
  const confirm = (id: string) =>
    kit().database.db.updateTable('design_change').set({ change_status: 3 }).where('id', '=', id).execute();

  it('show the newest version; the one before is marked wherever it is named', async () => {
    const first = await draw('结施-05', 'A');
    const review = await contractor.call(reviews.add!, {
      body: { ...(await sampleRecord(contractor, drawingreview, { project_id })), drawings: [first.id] },
    });
    expect(await refusal(draw('结施-05', 'A'))).toContain('已有 A 版');
    const second = await draw('结施-05', 'B');
    const { list } = await contractor.call(current.list!, { query: { project_id, drawing_number: '结施-05' } });
    expect(list.map(({ full_title }) => full_title)).toEqual(['结施-05 三层梁 B版']);
    const old = await contractor.call(versions.detail!, { params: { id: first.id } });
    expect(old).toMatchObject({
      drawing_status: 2,
      superseded_by: second.id,
      full_title: '结施-05 三层梁 A版（已作废）',
    });
    expect((await contractor.call(reviews.detail!, { params: { id: review.id } })).drawings).toEqual([first.id]);
    // A version that was recorded by mistake gives its place back.
    await contractor.call(versions.delete!, { params: { id: second.id } });
    expect(await contractor.call(versions.detail!, { params: { id: first.id } })).toMatchObject({
      drawing_status: 1,
      full_title: '结施-05 三层梁 A版',
    });
  });

  it('are changed only while they are in force, and count the changes that are not drawn yet', async () => {
    const first = await draw('结施-07', 'A');
    const quantities = [{ item: '混凝土', unit: 'm³', before: 18.4, after: 23.2, price: '512.00' }];
    const made = await change(first.id, { quantities });
    expect((await contractor.call(changes.detail!, { params: { id: made.id } })).cost_effect).toBe('2457.60');
    await confirm(made.id);
    expect((await contractor.call(versions.detail!, { params: { id: first.id } })).open_changes).toBe(1);
    const second = await draw('结施-07', 'B');
    expect((await contractor.call(versions.detail!, { params: { id: second.id } })).open_changes).toBe(0);
    expect(await refusal(change(first.id))).toContain('请改选现行版本');
    const empty = await change(second.id, { drawings: [] });
    await expect(confirm(empty.id)).rejects.toThrow(/涉及的图纸或部位/);
  });

  it('a review is closed when all questions are answered', async () => {
    const drawing = await draw('电施-01', 'A');
    const ask = { drawing_number: '电施-01', question: '桥架与风管冲突' };
    const { id } = await contractor.call(reviews.add!, {
      body: {
        ...(await sampleRecord(contractor, drawingreview, { project_id })),
        drawings: [drawing.id],
        questions: [{ ...ask, answer: '上翻' }, ask],
      },
    });
    const steps = stepCalls(drawingreview);
    await contractor.call(steps['ask']!, { body: { id } });
    const signature = await sampleFile(contractor);
    const close = () =>
      contractor.call(steps['close']!, { body: { id, conclusion: '已闭合', signature } }, { quiet: true });
    expect(await refusal(close())).toContain('第 2 条');
    const row = await contractor.call(reviews.detail!, { params: { id } });
    expect(row.unanswered_count).toBe(1);
    await contractor.call(reviews.edit!, {
      body: { ...row, questions: row.questions.map((one) => ({ ...one, answer: '下翻 150' })) },
    });
    expect((await close()).review_status).toBe(3);
  });
});
