import { resourceCalls, type Client, type ImportResult } from '@gongdi/api';
import { projectmanage, staff, type AnyResource, type InputOf } from '@gongdi/domain';
import { exportRecords, openWorkbook, readRecords, writeWorkbook, type OutCell } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { STAFF } from '../modules/construction/staff/demo.ts';
import { describeServers } from '../testing.ts';

type Project = InputOf<typeof projectmanage>;
describeServers('sheets', (kit) => {
  const projects = resourceCalls(projectmanage);
  const people = resourceCalls(staff);
  let admin: Client;
  let beichen: Client;
  beforeAll(async () => {
    [admin, beichen] = await Promise.all([kit().client('admin'), kit().client('beichen')]);
  });

  let keys = 0;
  const newKey = () => `upload-key-${(keys += 1)}`;

  function project(name: string): Project {
    return {
      project_name: name,
      project_phase: 2,
      project_address: { location: { address: '天津市和平区', longitude: 117.2, latitude: 39.1 } },
      begin_time: '2026-03-01',
      contract_price: '1234567.80',
    };
  }

  async function workbook(records: object[]): Promise<Blob> {
    return new Blob([await exportRecords(projectmanage, records as Record<string, unknown>[])]);
  }

  function bring(
    client: Client,
    file: Blob,
    form: { type: 1 | 2; key?: string; dry_run?: '1' },
  ): Promise<ImportResult> {
    return client.call(projects.import!, { form: { key: newKey(), ...form }, file, fileName: '项目.xlsx' });
  }

  const namesOf = async (client: Client) =>
    (await client.call(projects.list!, { query: { page_size: 1000 } })).list.map((one) => one.project_name);

  describe('appending', () => {
    it('takes what the specification sends, file and type alone, and counts each upload', async () => {
      const file = await workbook([project('无键一')]);
      const send = () => admin.call(projects.import!, { form: { type: 2 }, file, fileName: '项目.xlsx' });
      expect(await send()).toMatchObject({ added: 1, repeated: false });
      expect(await send()).toMatchObject({ added: 0, failed: 1, repeated: false });
    });

    it('adds the clean rows and says what is wrong with the others, in their cells', async () => {
      const file = await workbook([
        project('追加一'),
        { ...project('追加二'), begin_time: '不是日期' },
        project('追加一'),
        { ...project(''), project_phase: 2 },
        project('追加三'),
      ]);
      const result = await bring(admin, file, { type: 2 });
      expect(result).toMatchObject({ total: 5, added: 2, deleted: 0, failed: 3, repeated: false, dry_run: false });
      expect(result.errors.map((one) => [one.row, one.field, one.label])).toEqual([
        [3, 'begin_time', '开工日期'],
        [4, 'project_name', '项目名称'],
        [5, 'project_name', '项目名称'],
      ]);
      expect(result.errors[0]!.message).toContain('第 3 行');
      expect(await namesOf(admin)).toEqual(expect.arrayContaining(['追加一', '追加三']));
    });

    it('refuses rows whose value the organisation has already, one by one', async () => {
      await bring(admin, await workbook([project('已有的')]), { type: 2 });
      const result = await bring(admin, await workbook([project('新的'), project('已有的')]), { type: 2 });
      expect(result).toMatchObject({ added: 1, failed: 1 });
      expect(result.errors).toEqual([
        {
          row: 3,
          field: 'project_name',
          label: '项目名称',
          code: 'duplicate',
          message: '第 3 行「项目名称」已存在：已有的',
        },
      ]);
    });

    it('does nothing twice with the same key, also when both come at once', async () => {
      const file = await workbook([project('只加一次')]);
      const key = newKey();
      const results = await Promise.all([1, 2, 3].map(() => bring(admin, file, { type: 2, key })));
      expect(results.filter((one) => !one.repeated)).toHaveLength(1);
      for (const one of results) expect(one).toMatchObject({ added: 1, failed: 0 });
      expect((await namesOf(admin)).filter((name) => name === '只加一次')).toHaveLength(1);
      await expect(bring(admin, await workbook([project('另一个')]), { type: 2, key })).rejects.toMatchObject({
        status: 409,
        message: '该上传编号已用于另一个文件或模块，请重新选择文件后再导入',
      });
    });

    it('only checks when asked to', async () => {
      const result = await bring(admin, await workbook([project('不入库')]), { type: 2, dry_run: '1' });
      expect(result).toMatchObject({ total: 1, added: 1, failed: 0, dry_run: true });
      expect(await namesOf(admin)).not.toContain('不入库');
    });

    it('leaves the key free when nothing was kept', async () => {
      const key = newKey();
      const bad = await bring(admin, await workbook([{ ...project('坏行'), begin_time: 'x' }]), { type: 2, key });
      expect(bad).toMatchObject({ added: 0, failed: 1 });
      expect(await bring(admin, await workbook([project('坏行')]), { type: 2, key })).toMatchObject({ added: 1 });
    });
  });

  describe('overwriting', () => {
    it('puts the rows of the sheet in the place of the organisation’s own', async () => {
      const before = await beichen.call(projects.list!, { query: { page_size: 100 } });
      const own = before.list.filter((one) => one.org_id !== null && one.project_name === '天津滨海新区堆场改造');
      expect(own).toHaveLength(1);
      // Records that refer to a site would keep it from being overwritten.
      for (const table of ['alarm', 'device'])
        await sql`delete from ${sql.table(table)} where project_id = ${own[0]!.id}`.execute(kit().database.db);
      const result = await bring(beichen, await workbook([project('替换一'), project('替换二')]), { type: 1 });
      expect(result).toMatchObject({ total: 2, added: 2, deleted: 1, failed: 0 });
      // Rows of the branch below belong to the branch and stay.
      expect((await namesOf(beichen)).toSorted()).toEqual(
        ['替换一', '替换二', '通州副中心道路一标', '雄安启动区市政桥梁'].toSorted(),
      );
      const { rows } = await sql<{ action: string; count: number }>`
      select action, count(*) as count from audit_entry where actor_name = '赵北辰' and subject = 'projectmanage'
      group by action order by action`.execute(kit().database.db);
      expect(rows).toEqual([
        { action: 'delete', count: 1 },
        { action: 'import', count: 1 },
      ]);
    });

    it('changes nothing when one row is wrong', async () => {
      const names = await namesOf(beichen);
      const file = await workbook([project('好的'), { ...project('坏的'), contract_price: 'x' }]);
      expect(await bring(beichen, file, { type: 1 })).toMatchObject({ added: 0, deleted: 0, failed: 1, total: 2 });
      expect(await namesOf(beichen)).toEqual(names);
    });

    it('changes nothing when records are in use', async () => {
      const contractor = await kit().client('patrol');
      await sql`update role set permissions = '["projectmanage|*"]' where role_code = '5002'`.execute(
        kit().database.db,
      );
      const names = await namesOf(contractor);
      await expect(bring(contractor, await workbook([project('覆盖')]), { type: 1 })).rejects.toMatchObject({
        status: 409,
        message: '数据正在被使用，不能删除',
      });
      expect(await namesOf(contractor)).toEqual(names);
    });
  });

  describe('a file', () => {
    it.each([
      ['text', 'a,b\n1,2', 415, /文本文件/],
      ['a web page', '<html><table></table></html>', 415, /网页/],
      ['a picture', '\u0089PNG\r\n\u001a\n0000', 415, /无法识别的文件/],
      ['a damaged archive', 'PK\u0003\u0004rubbish', 422, /./],
    ])('is refused when it is %s, whatever its name', async (_, content, status, message) => {
      const file = new Blob([Buffer.from(content, 'latin1')]);
      const failure = await bring(admin, file, { type: 2 }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ status, message: expect.stringMatching(message) as unknown });
    });

    it('is refused when it has no header of this resource, or a wrong one', async () => {
      const sheet = (rows: OutCell[][]) =>
        writeWorkbook([
          {
            name: 'a',
            columns: [
              { header: '姓名', format: 'text' },
              { header: '别的', format: 'text' },
            ],
            rows,
          },
        ]);
      await expect(bring(admin, new Blob([await sheet([['x', 'y']])]), { type: 2 })).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining('没有找到表头') as unknown,
      });
      const columns = [{ header: '项目名称', format: 'text' as const }];
      const short = new Blob([await writeWorkbook([{ name: 'a', columns, rows: [['只有名称']] }])]);
      const result = await bring(admin, short, { type: 1 });
      expect(result).toMatchObject({ added: 0, deleted: 0 });
      expect(result.failed).toBeGreaterThan(0);
      expect(result.errors.map((one) => one.message)).toContain('第 1 行表头缺少必填列「项目地址」，请使用导入模板');
    });

    it('needs its form', async () => {
      const session = admin.session.get()!;
      const headers = { authorization: session.token, 'x-serial-number-id': session.serial };
      const url = `${kit().address}/api/base/project/import`;
      const json = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      });
      expect([json.status, ((await json.json()) as { message: string }).message]).toEqual([
        415,
        '请用表单（multipart/form-data）上传文件',
      ]);
      const empty = new FormData();
      empty.append('type', '2');
      const none = await fetch(url, { method: 'POST', headers, body: empty });
      expect([none.status, ((await none.json()) as { message: string }).message]).toEqual([400, '请选择要上传的文件']);
      const wrong = new FormData();
      wrong.append('type', '3');
      wrong.append('key', 'x');
      wrong.append('file', new Blob(['x']), 'a.xlsx');
      const refused = await fetch(url, { method: 'POST', headers, body: wrong });
      const body = (await refused.json()) as { errors: { path: string }[] };
      expect([refused.status, body.errors.map((one) => one.path).toSorted()]).toEqual([422, ['key', 'type']]);
    });
  });

  describe('exporting', () => {
    it('writes everything that matches, by the same filters, and reads back', async () => {
      const answer = await admin.open(people.export!, { query: { trade: '10', personal: '1' } });
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent('人员')}_2026-11-02.xlsx`,
      );
      const book = await openWorkbook(new Uint8Array(await answer.arrayBuffer()));
      const references = { projectmanage: (title: string) => (title === '' ? undefined : title) };
      const read = await readRecords(staff as unknown as AnyResource, book, { references });
      expect(read.errors).toEqual([]);
      const expected = STAFF.filter((one) => one.record.trade === 10).map((one) => one.record.name);
      const records = read.clean.map((one) => one.record as InputOf<typeof staff>);
      expect(records.map((one) => one.name).toSorted()).toEqual(expected.toSorted());
      // References are written by title.
      expect(records[0]!.project_id).toMatch(/[\u4e00-\u9fff]/);
    });

    it('gives what was exported back to the import', async () => {
      const file = await admin.call(people.export!, { query: { name: '王建军', personal: '1' } });
      const form = { type: 2 as const, key: newKey(), dry_run: '1' as const };
      const result = await admin.call(people.import!, { form, file, fileName: 'a.xlsx' });
      // The telephone number belongs to a person of another organisation: the row has no problem here.
      expect(result).toMatchObject({ total: 1, failed: 0, added: 1 });
    });

    it('writes the chosen ones alone, and never those of another organisation', async () => {
      const { list } = await admin.call(people.list!, { query: { trade: '10' } });
      const chosen = list.slice(0, 1);
      const query = { ids: chosen.map((one) => one.id).join(',') };
      const read = async (client: typeof admin) => {
        const file = await client.call(people.export!, { query: { ...query, personal: '1' } });
        const book = await openWorkbook(new Uint8Array(await file.arrayBuffer()));
        const references = { projectmanage: (title: string) => (title === '' ? undefined : title) };
        const { clean } = await readRecords(staff as unknown as AnyResource, book, { references });
        return clean.map((one) => (one.record as InputOf<typeof staff>).name);
      };
      expect(list.length).toBeGreaterThan(1);
      expect(await read(admin)).toEqual(chosen.map((one) => one.name));
      await expect(read(beichen)).rejects.toThrow('没有数据');
    });

    it('holds nothing of another organisation', async () => {
      const file = await beichen.call(projects.export!, { query: { personal: '1' } });
      const book = await openWorkbook(new Uint8Array(await file.arrayBuffer()));
      const { clean } = await readRecords(projectmanage as unknown as AnyResource, book);
      const names = clean.map((one) => (one.record as Project).project_name);
      expect(names.toSorted()).toEqual((await namesOf(beichen)).toSorted());
    });
  });
});
