import { calls, resourceCalls, type Client } from '@gongdi/api';
import { businessFormPaths, staff } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing.ts';
import { deployTest, lineOf, taskOf, users } from '../testing.ts';

const { workflow } = calls;
const kit = withServer();
let admin: Client, contractor: Client, owner: Client, patrol: Client;
let definition: string, plain: string;

const paths = businessFormPaths(staff);
const PAGES = { form_type: 20, form_custom_create_path: paths.create, form_custom_view_path: paths.view };
const person = (phone_number: string) => ({ name: '赵铁柱', phone_number, trade: 10, status: 3 });

beforeAll(async () => {
  [admin, contractor, owner, patrol] = (await Promise.all(
    ['admin', 'contractor', 'owner', 'patrol'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client];
  const rule = { A: users('owner') };
  definition = await deployTest(admin, { key: 'joining', body: lineOf('A') }, rule, PAGES);
  plain = await deployTest(admin, { key: 'elsewhere', body: lineOf('A') }, rule);
});

const create = (client: Client, body: object, process_definition_id = definition) =>
  client.call(workflow.instanceCreate, { body: { process_definition_id, ...body } });
const staffOf = async (phone: string) => {
  const { list } = await contractor.call(resourceCalls(staff).list!, { query: { phone_number: phone } });
  return list;
};

describe('a process that is about a record', () => {
  it('adds the record and starts in one, and shows it to whoever decides', async () => {
    const { id } = await create(contractor, { record: person('13911110001') });
    const [row] = await staffOf('13911110001');
    expect(row).toMatchObject({ name: '赵铁柱' });
    const task = await taskOf(owner, id);
    const { process_instance: seen } = await owner.call(workflow.instanceApprovalDetail, { query: { id } });
    expect(seen).toMatchObject({ business_resource: 'staff', business_key: row!.id });
    expect(seen.form_variables).toMatchObject({ id: row!.id, name: '赵铁柱', phone_number: '139****0001' });
    const variables = await admin.call(workflow.instanceVariables, { query: { id } });
    const byName = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
    expect(byName).toMatchObject({ trade: 10, record_id: row!.id });
    await owner.call(workflow.taskApprove, { body: { id: task.id, reason: '同意', variables: { name: '别人' } } });
    // Values that an approver sends with the decision do not change the record.
    const done = await contractor.call(workflow.instanceGet, { query: { id } });
    expect(done).toMatchObject({ status: 2, result: 2, form_variables: { name: '赵铁柱' } });
  });

  it('is whole or not at all', async () => {
    const refused = await create(contractor, { record: { ...person('1'), name: '' } }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422 });
    expect((refused as { problems: { path: string }[] }).problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['record.name', 'record.phone_number']),
    );
    const suspended = await deployTest(admin, { key: 'joining2', body: lineOf('A') }, { A: users('owner') }, PAGES);
    await admin.call(workflow.definitionPage, { query: { key: 'joining2' } });
    const { list } = await admin.call(workflow.modelPage, { query: { key: 'joining2' } });
    await admin.call(workflow.modelUpdateState, { body: { id: list[0]!.id, state: 2 } });
    await expect(create(contractor, { record: person('13911110002') }, suspended)).rejects.toMatchObject({
      status: 409,
    });
    expect(await staffOf('13911110002')).toEqual([]);
  });

  it('takes the record and nothing else', async () => {
    await expect(create(contractor, {})).rejects.toMatchObject({ status: 422, message: expect.anything() as string });
    for (const more of [{ variables: { a: 1 } }, { business_key: 'x' }])
      await expect(create(contractor, { record: person('13911110003'), ...more })).rejects.toMatchObject({
        status: 422,
      });
    await expect(create(contractor, { record: person('13911110003') }, plain)).rejects.toMatchObject({ status: 422 });
    expect(await staffOf('13911110003')).toEqual([]);
  });

  it('needs the right to add such records', async () => {
    await expect(create(patrol, { record: person('13911110004') })).rejects.toMatchObject({ code: 40_301 });
    expect(await staffOf('13911110004')).toEqual([]);
  });

  it('is answered again under its key, with one record', async () => {
    const body = { record: person('13911110005'), request_key: 'joining-13911110005' };
    const first = await create(contractor, body);
    expect(await create(contractor, body)).toEqual(first);
    expect(await staffOf('13911110005')).toHaveLength(1);
  });

  it('starts from a record that is there, once while it runs, and tells its page so', async () => {
    const staffCalls = resourceCalls(staff);
    await contractor.call(staffCalls.add!, { body: person('13911110006') });
    const [row] = await staffOf('13911110006');
    const of = (client: Client) =>
      client.call(workflow.instanceOfRecord, { query: { resource: 'staff', id: row!.id } });
    const before = await of(contractor);
    expect(before.list).toEqual([]);
    expect(before.startable.map((one) => one.id)).toContain(definition);
    expect(before.startable.map((one) => one.id)).not.toContain(plain);

    const both = await Promise.allSettled([1, 2].map(() => create(contractor, { record_id: row!.id })));
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      message: '该单据已有流程正在进行，请等它结束后再发起',
    });
    const [running] = (await of(contractor)).list;
    expect(running).toMatchObject({ status: 1, visible: true, tasks: [{ name: 'A' }] });
    expect((await of(contractor)).startable).toEqual([]);
    const { process_instance: seen } = await owner.call(workflow.instanceApprovalDetail, {
      query: { id: running!.id },
    });
    expect(seen).toMatchObject({ business_resource: 'staff', business_key: row!.id });
    expect(seen.form_variables).toMatchObject({ name: '赵铁柱', phone_number: '139****0006' });

    const task = await taskOf(owner, running!.id);
    await owner.call(workflow.taskApprove, { body: { id: task.id, reason: '同意' } });
    const after = await of(contractor);
    expect(after.list.map(({ status, result }) => [status, result])).toEqual([[2, 2]]);
    expect(after.startable.map((one) => one.id)).toContain(definition);
  });

  it('takes a record of those who may add such records, and one of both', async () => {
    const [row] = await staffOf('13911110006');
    await expect(create(patrol, { record_id: row!.id })).rejects.toMatchObject({ status: 404 });
    const regulator = await kit().client('regulator');
    const seen = await regulator.call(workflow.instanceOfRecord, { query: { resource: 'staff', id: row!.id } });
    expect(seen).toMatchObject({ list: [{ status: 2 }], startable: [] });
    await expect(create(regulator, { record_id: row!.id })).rejects.toMatchObject({ code: 40_301 });
    await expect(create(contractor, { record_id: 'nowhere' })).rejects.toMatchObject({ status: 404 });
    const twice = { record_id: row!.id, record: person('13911110007') };
    await expect(create(contractor, twice)).rejects.toMatchObject({ status: 422 });
    await expect(create(contractor, { record_id: row!.id }, plain)).rejects.toMatchObject({ status: 422 });
    const query = { resource: 'bpm-model', id: row!.id };
    await expect(contractor.call(workflow.instanceOfRecord, { query })).rejects.toMatchObject({ status: 404 });
  });
});
