import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { LABELS, projectlabel, projectmanage, questionreply, staff } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const labels = resourceCalls(projectlabel);
const steps = stepCalls(projectlabel);
const QUESTION = { resource: questionreply.name, id: demoId('enquiry', 1) };
const PROJECT = { resource: projectmanage.name, id: demoId('project', 1) };

describe('labels on records', () => {
  const kit = withServer();
  let admin: Client;
  let contractor: Client;
  let owner: Client;
  let label: string;
  let other: string;
  beforeAll(async () => {
    [admin, contractor, owner] = (await Promise.all(
      ['admin', 'contractor', 'owner'].map((name) => kit().client(name)),
    )) as [Client, Client, Client];
    const add = async (label_name: string) =>
      (await contractor.call(labels.add!, { body: { label_name, label_color: 2 } })).id;
    [label, other] = [await add('样例标签'), await add('样例标签二')];
  });

  const mark = (of: { resource: string; id: string }, label_ids: string[], by = contractor) =>
    by.call(calls.label.mark, { body: { ...of, label_ids } });
  const found = async (
    resource: typeof questionreply | typeof projectmanage | typeof staff,
    ids: string,
    by = contractor,
  ) =>
    (await by.call(resourceCalls(resource).list!, { query: { [LABELS]: ids, page_size: 1000 } })) as unknown as {
      list: { id: string; project_id: string }[];
      total: number;
    };

  it('find them in the list, together and apart', async () => {
    expect(await found(questionreply, label)).toMatchObject({ total: 0 });
    const { list } = await mark(QUESTION, [label]);
    expect(list.map(({ label_name }) => label_name)).toEqual(['样例标签']);
    const second = { ...QUESTION, id: demoId('enquiry', 2) };
    await mark(second, [other]);
    expect((await found(questionreply, label)).list.map(({ id }) => id)).toEqual([QUESTION.id]);
    const both = await found(questionreply, `${label},${other}`);
    expect(both.list.map(({ id }) => id).toSorted()).toEqual([QUESTION.id, second.id].toSorted());
    const counted = await contractor.call(labels.detail!, { params: { id: label } });
    expect(counted).toMatchObject({ use_count: 1 });
    expect(await contractor.call(calls.label.uses, { params: { id: label } })).toMatchObject([
      { resource: questionreply.name, total: 1, total_capped: false },
    ]);
  });

  it('of a project find its records, and the project itself', async () => {
    await mark(PROJECT, [other]);
    expect((await found(projectmanage, other)).list.map(({ id }) => id)).toEqual([PROJECT.id]);
    const people = await found(staff, other);
    expect(people.total).toBeGreaterThan(3);
    for (const { project_id } of people.list) expect(project_id).toBe(PROJECT.id);
    const { total } = await contractor.call(resourceCalls(staff).list!, { query: { project_id: PROJECT.id } });
    expect(people.total).toBe(total);
    await mark(PROJECT, []);
    expect(await found(staff, other)).toMatchObject({ total: 0 });
  });

  it('are in the history of the record, with who put them on', async () => {
    const { list } = await contractor.call(calls.record.timeline, { params: QUESTION, query: {} });
    expect(list.find(({ action }) => action === 'label_change')).toMatchObject({
      by: { nickname: expect.any(String) },
    });
    const { id } = (await contractor.call(calls.label.ofRecord, { params: QUESTION })).list[0]!;
    expect(id).toBe(label);
  });

  it('are put on by whoever may change the record, and no other company sees them', async () => {
    await expect(mark(QUESTION, [], owner)).rejects.toThrow();
    expect(await owner.call(calls.label.ofRecord, { params: QUESTION })).toMatchObject({ may_mark: false });
    await kit().database.db.updateTable('record_label').set({ org_id: null }).where('id', '=', other).execute();
    const strange = demoId('record_label', 99);
    await expect(mark(QUESTION, [label, strange])).rejects.toMatchObject({ status: 422 });
    await expect(mark({ ...QUESTION, id: 'nowhere' }, [label])).rejects.toMatchObject({ status: 404 });
  });

  it('are retired while they are used, not deleted, and a retired one is not put on', async () => {
    await expect(contractor.call(labels.delete!, { params: { id: label } })).rejects.toMatchObject({ status: 409 });
    await contractor.call(steps['retire']!, { body: { id: label } });
    const third = { ...QUESTION, id: demoId('enquiry', 3) };
    await expect(mark(third, [label])).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('已停用') as string,
    });
    // What has it keeps it, and is still found.
    expect((await found(questionreply, label, admin)).total).toBe(1);
    await mark(QUESTION, []);
    expect(await found(questionreply, label)).toMatchObject({ total: 0 });
  });
});
