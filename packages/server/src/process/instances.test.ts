import { calls } from '@gongdi/api';
import { makeMarks, readModel } from '@gongdi/bpmn';
import { beforeAll, expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { INSTANCES } from '../modules/processes/bpm/demo/histories.ts';
import { describeServers } from '../testing.ts';

const { workflow } = calls;
describeServers('process instances', (kit) => {
  let admin: Awaited<ReturnType<ReturnType<typeof kit>['client']>>;
  beforeAll(async () => {
    admin = await kit().client('admin');
  });

  async function historyOf(id: string) {
    const query = { process_instance_id: id };
    const process_instance = await admin.call(workflow.instanceGet, { query: { id } });
    return {
      process_instance,
      tasks: await admin.call(workflow.taskList, { query }),
      activities: await admin.call(workflow.activityList, { query }),
      xml: await admin.call(workflow.definitionXml, { query: { id: process_instance.process_definition_id } }),
    };
  }

  it('lists my instances, newest first, by name, status and result', async () => {
    const all = await admin.call(workflow.instanceMyPage, { query: {} });
    const mine = INSTANCES.filter((one) => one.starter === 'admin');
    expect(all.total).toBe(mine.length);
    expect(all.list.map((one) => one.name)).toEqual(
      mine.toSorted((a, b) => a.daysBefore - b.daysBefore).map((one) => one.name),
    );
    const running = await admin.call(workflow.instanceMyPage, { query: { status: 1 } });
    expect(running.list.map((one) => one.business_key)).toEqual(['YH-2026-0342']);
    const refused = await admin.call(workflow.instanceMyPage, { query: { result: 3, name: '年休假' } });
    expect(refused.total).toBe(1);
    // More than the integer column can hold.
    const beyond = admin.call(workflow.instanceMyPage, { query: { result: 2_147_483_648 } });
    await expect(beyond).rejects.toMatchObject({ status: 422 });
  });

  const passed = (ids: string) => ids.split(' ').map((id) => `${id}:2`);
  it.each([
    [1, passed('Start DepartmentApproval Decision Revise LongLeave ManagerApproval Attendance Approved')],
    [2, ['Start:2', 'DepartmentApproval:3', 'Decision:2', 'Refused:3']],
    [3, ['Start:2', 'Issue:2', 'Mend:1', 'Review:3', 'Passed:2']],
    [5, passed('Start Register Split Sample Papers Join Accept Qualified Stored')],
    [6, passed('Start Countersign Order Ordered')],
  ])('gives the viewer all it needs of history %i', async (number, expected) => {
    const { xml, ...history } = await historyOf(demoId('instance', number));
    const { model } = await readModel(xml);
    const marks = makeMarks(model!.definitions, history);
    expect(marks.result).toBe(INSTANCES[number - 1]!.result);
    expect(marks.unknown).toEqual([]);
    // With `exact_flows`, the activities contain the flows by which they were left, also executions of multi-instances.
    const exact = makeMarks(model!.definitions, { ...history, exact_flows: true });
    const taken = ({ flows }: typeof marks) => [...flows.values()].flatMap((flow) => (flow.taken ? [flow.id] : []));
    expect(taken(exact)).toEqual(taken(marks));
    expect([...marks.elements.values()].map((one) => `${one.id}:${one.state}`).toSorted()).toEqual(expected.toSorted());
    for (const task of history.tasks) expect(task.assignee_user?.nickname).toMatch(/.+/);
  });

  it('shows an instance to those who take part and to those who administer its organisation; to nobody else', async () => {
    const query = { id: demoId('instance', 3) };
    for (const name of ['contractor', 'patrol', 'regulator'])
      await expect((await kit().client(name)).call(workflow.instanceGet, { query })).resolves.toMatchObject(query);
    const owner = await kit().client('owner');
    await expect(owner.call(workflow.instanceGet, { query })).rejects.toMatchObject({ status: 404 });
    const beichen = await kit().client('beichen');
    for (const call of [workflow.taskList, workflow.activityList])
      await expect(beichen.call(call, { query: { process_instance_id: query.id } })).rejects.toMatchObject({
        status: 404,
      });
    await expect(beichen.call(workflow.instanceGet, { query })).rejects.toMatchObject({ status: 404 });
    expect((await beichen.call(workflow.instanceMyPage, { query: {} })).total).toBe(0);
  });

  it('shows the diagram to whoever sees the instance', async () => {
    const owner = await kit().client('owner');
    const { process_definition_id: id } = await owner.call(workflow.instanceGet, {
      query: { id: demoId('instance', 5) },
    });
    expect(await owner.call(workflow.definitionXml, { query: { id } })).toContain('material_acceptance');
    const beichen = await kit().client('beichen');
    await expect(beichen.call(workflow.definitionXml, { query: { id } })).rejects.toMatchObject({ status: 404 });
  });
});
