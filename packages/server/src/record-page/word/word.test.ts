import { calls, resourceCalls, type Client } from '@gongdi/api';
import { operatelog, safetyChecklist, staff } from '@gongdi/domain';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { inflateByZlib, defaultLimits, ZipArchive } from '@gongdi/sheets';
import * as zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing.ts';
import { checkArchive } from './thread.ts';

/** A Word file with these paragraphs, and a table of one row of these cells. */
async function docx(lines: readonly string[], cells: readonly string[] = []): Promise<Uint8Array<ArrayBuffer>> {
  const row = new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
  const children = [
    ...lines.map((text) => new Paragraph(text)),
    ...(cells.length > 0 ? [new Table({ rows: [row] })] : []),
  ];
  return Uint8Array.from(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const archive = new ZipArchive(bytes, defaultLimits, inflateByZlib(zlib));
  const xml = await archive.text('word/document.xml', 10_000_000);
  return xml.replaceAll(/<\/w:(p|tr)>/g, '\n').replaceAll(/<[^>]+>/g, '');
}

describe('documents by templates of a company', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });

  const upload = (client: Client, bytes: Uint8Array<ArrayBuffer>) =>
    client.call(calls.file.upload, { form: {}, file: new Blob([bytes]), fileName: '模板.docx' });
  async function add(resource: string, bytes: Uint8Array<ArrayBuffer>, client = contractor) {
    const { id } = await upload(client, bytes);
    const body = { name: '检查单', file: { id } };
    return client.call(calls.record.templateAdd, { params: { resource }, body }, { quiet: true });
  }

  it('have the values of the record in words, small tables row by row', async () => {
    const { unknown, own, id } = await add(
      safetyChecklist.name,
      await docx(
        ['{检查表名称} / {没有的字段} / {生成人}', '{name_of_nothing}'],
        ['{#检查项}{检查内容}', '{检查结果}{/检查项}'],
      ),
    );
    expect({ unknown, own }).toEqual({ unknown: ['没有的字段', 'name_of_nothing'], own: true });
    const { list } = await contractor.call(resourceCalls(safetyChecklist).list!, { query: {} });
    const row = list.find(({ items }) => (items ?? []).length > 1)!;
    const params = { resource: safetyChecklist.name, id: row.id, template: id };
    const blob = await contractor.call(calls.record.word, { params });
    const text = await textOf(new Uint8Array(await blob.arrayBuffer()));
    expect(text).not.toMatch(/[{}]|undefined|\[object/);
    expect(text).toContain('陈建国');
    for (const { item } of row.items) expect(text).toContain(item);
    const { list: log } = await (
      await kit().client('admin')
    ).call(resourceCalls(operatelog).list!, {
      query: { action: 'make_document' },
    });
    expect(log.length).toBe(1);
  });

  it('mask personal data, and are closed to other companies', async () => {
    const { id } = await add(staff.name, await docx(['{手机号码} {phone_number} {身份证号}']));
    const { list } = await contractor.call(resourceCalls(staff).list!, { query: {} });
    const params = { resource: staff.name, id: list[0]!.id, template: id };
    const blob = await contractor.call(calls.record.word, { params });
    expect(await textOf(new Uint8Array(await blob.arrayBuffer()))).not.toMatch(/\d{11}/);
    const other = await kit().client('beichen');
    expect(await other.call(calls.record.templates, { params: { resource: staff.name } })).toEqual([]);
    const own = await other.call(resourceCalls(staff).list!, { query: {} });
    const theirs = { ...params, id: own.list[0]?.id ?? list[0]!.id };
    await expect(other.call(calls.record.word, { params: theirs }, { quiet: true })).rejects.toMatchObject({
      code: 40400,
    });
    await expect(
      other.call(calls.record.templateDelete, { params: { resource: staff.name, id } }, { quiet: true }),
    ).rejects.toMatchObject({ code: 40400 });
    await contractor.call(calls.record.templateDelete, { params: { resource: staff.name, id } });
    await expect(contractor.call(calls.record.word, { params }, { quiet: true })).rejects.toMatchObject({
      code: 40400,
    });
  });

  it('have versions that are restored, and are changed by nobody who does not know the newest', async () => {
    const first = await add(staff.name, await docx(['{姓名}']));
    const at = { resource: staff.name, id: first.id };
    const { id: file } = await upload(contractor, await docx(['{姓名} {不存在}']));
    const body = { version: 1, name: '花名册', file: { id: file } };
    const second = await contractor.call(calls.record.templateEdit, { params: at, body });
    expect(second).toMatchObject({ name: '花名册', version: 2, unknown: ['不存在'] });
    await expect(
      contractor.call(calls.record.templateEdit, { params: at, body }, { quiet: true }),
    ).rejects.toMatchObject({ code: 40900 });
    const third = await contractor.call(calls.record.templateRestore, { params: at, body: { version: 1 } });
    expect(third).toMatchObject({ name: '检查单', version: 3, unknown: [], file: { id: first.file.id } });
    const versions = await contractor.call(calls.record.templateVersions, { params: at });
    expect(versions.map(({ version, name, by }) => [version, name, by !== ''])).toEqual([
      [3, '检查单', true],
      [2, '花名册', true],
      [1, '检查单', true],
    ]);
    const other = await kit().client('beichen');
    await expect(other.call(calls.record.templateVersions, { params: at }, { quiet: true })).rejects.toMatchObject({
      code: 40400,
    });
    const { templates, resources } = await contractor.call(calls.record.templateOverview, {});
    expect(templates.find(({ id }) => id === first.id)).toMatchObject({ resource: staff.name, version: 3 });
    expect(resources.map(({ name }) => name)).toContain(staff.name);
  });

  it('are checked and tried with a record before they are kept, with pictures in place', async () => {
    const params = { resource: safetyChecklist.name };
    const sample = await contractor.call(calls.record.templateSample, { params });
    const bytes = new Uint8Array(await sample.arrayBuffer());
    const { id: file } = await upload(contractor, bytes);
    const body = { file: { id: file } };
    const { known, unknown } = await contractor.call(calls.record.templateCheck, { params, body });
    expect(unknown).toEqual([]);
    expect(known).toEqual(expect.arrayContaining(['检查表名称', '检查项', '检查内容']));

    const { list } = await contractor.call(resourceCalls(safetyChecklist).list!, { query: {} });
    const { id: picture } = await contractor.call(calls.file.upload, {
      form: {},
      file: new Blob([PICTURE]),
      fileName: '现场.png',
    });
    const row = list.find(({ status }) => status === 1) ?? list[0]!;
    await kit()
      .database.db.updateTable('checklist')
      .set({ photos: JSON.stringify([{ id: picture, name: '现场.png', type: 'png', size: PICTURE.byteLength }]) })
      .where('id', '=', row.id)
      .execute();
    const at = { resource: safetyChecklist.name, id: row.id };
    const blob = await contractor.call(calls.record.templatePreview, { params: at, body });
    const archive = new ZipArchive(new Uint8Array(await blob.arrayBuffer()), defaultLimits, inflateByZlib(zlib));
    expect(archive.paths().some((one) => one.startsWith('word/media/'))).toBe(true);
    expect(await textOf(new Uint8Array(await blob.arrayBuffer()))).not.toMatch(/[{}]/);
    expect((await contractor.call(calls.record.templates, { params })).map(({ file: kept }) => kept.id)).not.toContain(
      file,
    );
  });

  it('are refused with the reason when the template is faulty or no Word file', async () => {
    await expect(add(staff.name, await docx(['{#检查项}没有结束']))).rejects.toMatchObject({
      code: 42200,
      message: expect.stringContaining('占位符') as string,
    });
    await expect(checkArchive(new Uint8Array(100))).rejects.toMatchObject({ entry: 'invalid' });
    const packed = zlib.deflateRawSync(Buffer.alloc(200 * 1024 * 1024));
    expect(packed.byteLength).toBeLessThan(1024 * 1024);
    await expect(checkArchive(zipOf('word/document.xml', packed, 200 * 1024 * 1024))).rejects.toMatchObject({
      entry: 'invalid',
    });
    // It declares less than it unpacks to.
    await expect(checkArchive(zipOf('word/document.xml', packed, 1000))).rejects.toMatchObject({ entry: 'invalid' });
  });
});

/** A picture of one pixel. */
const PICTURE = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A zip archive with one part, with a size that may be a lie. */
function zipOf(name: string, packed: Uint8Array, size: number): Uint8Array {
  const path = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.byteLength, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(path.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.byteLength, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(path.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + path.length, 12);
  end.writeUInt32LE(30 + path.length + packed.byteLength, 16);
  return Buffer.concat([head, path, packed, entry, path, end]);
}
