import { calls, type Client } from '@gongdi/api';
import { formFromWire, formToWire, type FormField, type ProcessForm } from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeServers } from '../../testing.ts';
import { showFormFiles, takeFormFiles } from './form-files.ts';

const { workflow, file } = calls;

const form = (...fields: FormField[]): ProcessForm => ({
  conf: { version: 1, columns: 2, label_position: 'top', tasks: {} },
  fields,
});
const leave = form(
  { type: 'range', name: 'time', label: '请假时间', required: true },
  { type: 'textarea', name: 'reason', label: '事由' },
);

describeServers('process forms', (kit) => {
  let admin: Client;
  let contractor: Client;
  let beichen: Client;
  beforeAll(async () => {
    [admin, contractor, beichen] = await Promise.all([
      kit().client('admin'),
      kit().client('contractor'),
      kit().client('beichen'),
    ]);
  });
  const create = (client: Client, name: string, one = leave, more: object = {}) =>
    client.call(workflow.formCreate, { body: { name, ...formToWire(one), ...more } });

  it('are stored as they were sent, and come back', async () => {
    const made = await create(admin, ' 请假单 ', leave, { remark: '2026 版' });
    expect(made).toMatchObject({ name: '请假单', status: 0, remark: '2026 版', version: 1 });
    expect(formFromWire(made)).toEqual(leave);
    expect(await admin.call(workflow.formGet, { query: { id: made.id } })).toEqual(made);
  });

  it('are listed by name, status and the day they were made', async () => {
    await create(admin, '列表甲');
    const closed = await create(admin, '列表乙', leave, { status: 1 });
    const names = async (query: object) =>
      (await admin.call(workflow.formPage, { query: { name: '列表', ...query } })).list.map((one) => one.name);
    expect(await names({})).toEqual(['列表乙', '列表甲']);
    expect(await names({ status: 0 })).toEqual(['列表甲']);
    expect(await names({ end_create_time: '2020-01-01' })).toEqual([]);
    const simple = await admin.call(workflow.formSimple, {});
    expect(simple.map((one) => one.name)).toContain('列表甲');
    expect(simple.map((one) => one.id)).not.toContain(closed.id);
  });

  it('are refused when two fields share a name, to the letter', async () => {
    const twice = form({ type: 'text', name: 'a', label: '姓名' }, { type: 'text', name: 'a', label: '电话' });
    await expect(create(admin, '重名', twice)).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'fields.1.name', message: '表单项(姓名) 和 (电话) 使用了相同的字段名(a)' }],
    });
  });

  it.each([
    ['no JSON', { conf: '{', fields: [] }],
    ['a list as settings', { conf: '[]', fields: [] }],
    ['a field that is null', { conf: '{"version":1}', fields: ['null'] }],
    ['a type of others', { conf: '{"version":1}', fields: ['{"type":"script","name":"a","label":"a"}'] }],
    ['a prototype', { conf: '{"version":1}', fields: ['{"type":"text","name":"__proto__","label":"a"}'] }],
    ['deep nesting', { conf: '{"version":1}', fields: [`${'['.repeat(9000)}${']'.repeat(9000)}`] }],
  ])('are refused as %s', async (_, wire) => {
    const body = { name: '坏表单', ...wire };
    await expect(admin.call(workflow.formCreate, { body })).rejects.toMatchObject({ status: 422 });
  });

  it('are changed by whoever read them last', async () => {
    const { id } = await create(admin, '并发');
    const body = { id, name: '并发', status: 0, ...formToWire(leave) };
    const changed = await admin.call(workflow.formUpdate, { body: { ...body, version: 1, name: '并发二' } });
    expect(changed).toMatchObject({ version: 2, name: '并发二' });
    await expect(admin.call(workflow.formUpdate, { body: { ...body, version: 1 } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('are not for other organisations', async () => {
    const { id } = await create(admin, '我方');
    const read = beichen.call(workflow.formGet, { query: { id } });
    await expect(read).rejects.toMatchObject({ status: 404 });
    const body = { id, name: 'x', status: 0, ...formToWire(leave) };
    await expect(beichen.call(workflow.formUpdate, { body })).rejects.toMatchObject({ status: 404 });
    await expect(beichen.call(workflow.formDelete, { query: { id } })).rejects.toMatchObject({ status: 404 });
    const names = (await beichen.call(workflow.formPage, { query: { name: '我方' } })).list;
    expect(names).toEqual([]);
  });

  it('are kept while a model uses them', async () => {
    const { id } = await create(admin, '在用');
    const model = await admin.call(workflow.modelCreate, {
      body: { key: 'uses_form', name: '用表单', form_type: 10, form_id: id },
    });
    await expect(admin.call(workflow.formDelete, { query: { id } })).rejects.toMatchObject({
      status: 409,
      message: '表单【在用】正在被流程模型使用：用表单，请先在模型中更换表单',
    });
    await admin.call(workflow.modelDelete, { query: { id: model.id } });
    await admin.call(workflow.formDelete, { query: { id } });
    await expect(admin.call(workflow.formGet, { query: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('take files of those who fill them in, and of nobody else', async () => {
    const png = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (one) => one.charCodeAt(0),
    );
    const send = (client: Client) =>
      client.call(file.upload, { form: {}, file: new Blob([png], { type: 'image/png' }), fileName: '照片.png' });
    const [own, others] = [await send(contractor), await send(beichen)];
    const photos = form(
      { type: 'image', name: 'photo', label: '照片' },
      {
        type: 'table',
        name: 'items',
        label: '明细',
        columns: [{ type: 'file', name: 'doc', label: '附件', accept: ['pdf'] }],
      },
    );
    const { db } = kit().database;
    const { rows } = await sql<{ id: string; org_id: string; path: string }>`select a.id, a.org_id, o.path
      from account a join organisation o on o.id = a.org_id where a.user_name = 'contractor'`.execute(db);
    const account = rows[0]!;
    const context = {
      caller: { id: account.id, org_id: account.org_id, scope: { read: [account.path], write: [account.path] } },
      lang: 'zh',
      now: kit().clock.now,
    } as unknown as Parameters<typeof takeFormFiles>[3];
    const id = (one: { id: string }) => ({ id: one.id });
    const stored = await takeFormFiles(db, photos, { photo: [{ ...id(own), name: 'forged.exe' }] }, context);
    expect(stored['photo']).toEqual([{ id: own.id, name: '照片.png', size: png.length, type: 'image/png' }]);
    const shown = showFormFiles(photos, stored, (one) => ({ ...one, url: `/x/${one.id}` }));
    expect(shown['photo']).toMatchObject([{ url: `/x/${own.id}` }]);
    await expect(takeFormFiles(db, photos, { photo: [id(others)] }, context)).rejects.toMatchObject({
      problems: [{ path: 'photo', code: 'not_found' }],
    });
    await expect(takeFormFiles(db, photos, { items: [{ doc: [id(own)] }] }, context)).rejects.toMatchObject({
      problems: [{ path: 'items.0.doc', code: 'file_type' }],
    });
    const before = { photo: [id(others)] };
    await expect(takeFormFiles(db, photos, before, context, before)).resolves.toBeDefined();
  });
});
