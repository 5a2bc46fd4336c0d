import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  archivedocument,
  archivefolder,
  archivehandover,
  archivevolume,
  ARCHIVE,
  archiveTemplate,
  disclose,
  inspectionlot,
  LEVEL,
  LOT,
  partmanage,
  projectmanage,
  qualityassessment,
  type InputOf,
} from '@gongdi/domain';
import { defaultLimits, inflateByZlib, ZipArchive } from '@gongdi/sheets';
import { createHash } from 'node:crypto';
import * as zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '../../../demo/index.ts';
import { requestFilingOf } from '../../../filing/index.ts';
import { PNG } from '../../../files/testing.ts';
import { localBlobs } from '../../../files/index.ts';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import lots from '../../quality/inspectionlot/room.ts';
import { examineDocuments } from './examine.ts';
import { extract } from './extract/extract.ts';
import { printFilings } from './filing.ts';
import { wordsQuery } from './search.ts';
import { askedFor } from '../../../search/index.ts';

const folders = resourceCalls(archivefolder);
const documents = resourceCalls(archivedocument);
const volumes = resourceCalls(archivevolume);
const handovers = resourceCalls(archivehandover);

describe('the archive of a project', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });
  const ground = (): Parameters<typeof printFilings>[0] =>
    ({
      db: kit().database.db,
      blobs: localBlobs(kit().files),
      timeZone: 'Asia/Shanghai',
      forms: () => lots.forms!(ground()),
    }) as Parameters<typeof printFilings>[0];
  const sweep = async () => {
    await printFilings(ground(), kit().clock.now + 1000);
    await examineDocuments(ground(), kit().clock.now + 1000);
  };
  const newProject = async () => {
    const body = (await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>;
    return (await contractor.call(resourceCalls(projectmanage).add!, { body })).id;
  };
  const generate = (project_id: string, archive_kind = 1) =>
    contractor.call(calls.archive.generateFolders, { body: { project_id, archive_kind } });
  const overview = async (project_id: string) =>
    (await contractor.call(calls.archive.overview, { query: { project_id, archive_kind: 1 } })).folders;
  const find = async (project_id: string, code: string) =>
    (await overview(project_id)).find((one) => one.code === code)!;
  const upload = async (bytes: Uint8Array, fileName: string) => {
    const file = new Blob([bytes as BlobPart]);
    return { id: (await contractor.call(calls.file.uploadShort, { form: { short_flag: '0' }, file, fileName })).id };
  };
  const addDocument = async (project_id: string, folder_id: string, more: object = {}) =>
    contractor.call(documents.add!, {
      body: { document_title: '文件', project_id, folder_id, archive_medium: 1, ...more },
    });
  const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return error as CallFailure;
  };
  const addVolume = async (project_id: string, volume_number: string) => {
    const body = await sampleRecord(contractor, archivevolume, { project_id, volume_number });
    return contractor.call(volumes.add!, { body: { ...body, volume_title: `卷 ${volume_number}` } });
  };

  it('has the folders of the template, once, and counts what is missing up the tree', async () => {
    const project_id = await newProject();
    const template = archiveTemplate(ARCHIVE.engineering)!;
    expect((await generate(project_id)).added).toBe(template.length);
    expect((await generate(project_id)).added).toBe(0);
    const rows = await overview(project_id);
    expect(rows.map(({ code }) => code)).toEqual(template.map(({ code }) => code));
    const needed = template.filter(({ required, code }) => required && code.startsWith('C5')).length;
    expect(rows.find(({ code }) => code === 'C5')).toMatchObject({ needed, present: 0, documents: 0 });
    const item = rows.find(({ code }) => code === 'C5-01')!;
    // One without a file does not make it complete.
    await addDocument(project_id, item.id);
    expect(await find(project_id, 'C')).toMatchObject({ present: 0, documents: 0 });
    await addDocument(project_id, item.id, { document_file: await upload(PNG, '验收.png') });
    expect(await find(project_id, 'C5')).toMatchObject({ needed, present: 1, documents: 1 });
    expect(await find(project_id, 'C')).toMatchObject({ present: 1 });
    const { list } = await contractor.call(folders.list!, { query: { project_id, folder_code: 'C5', page_size: 200 } });
    const top = list.find(({ folder_code }) => folder_code === 'C5')!;
    expect(top).toMatchObject({ document_count: 1, needed_count: needed, missing_count: needed - 1 });
    const sheet = await contractor.call(calls.archive.missingSheet, { query: { project_id, archive_kind: 1 } });
    const parts = new ZipArchive(new Uint8Array(await sheet.arrayBuffer()), defaultLimits, inflateByZlib(zlib));
    const cells = await parts.text('xl/worksheets/sheet1.xml', 1e7);
    const found = [...cells.matchAll(/<row [\s\S]*?<t[^>]*>([^<]*)</g)].map(([, code]) => code);
    const lacking = template.filter(({ required, code }) => required && code !== 'C5-01');
    expect(found.slice(1)).toEqual(lacking.map(({ code }) => code));
    // Another company sees nothing of it.
    const stranger = await kit().client('beichen');
    const other = await stranger
      .call(calls.archive.overview, { query: { project_id, archive_kind: 1 } }, { quiet: true })
      .catch(() => ({ folders: [] }));
    expect(other.folders).toEqual([]);
  });

  it('is filed into by records that are done, again when they were corrected, and later when it was made late', async () => {
    const project_id = await newProject();
    const pen = await upload(PNG, '签名.png');
    const brief = async (project_name: string) => {
      const body = await sampleRecord(contractor, disclose, { project_id });
      const { id } = await contractor.call(resourceCalls(disclose).add!, { body: { ...body, content: project_name } });
      await contractor.call(stepCalls(disclose)['finish']!, { body: { id, signature: pen } });
      return id;
    };
    const early = await brief('早先的交底内容');
    expect((await generate(project_id)).filing).toBe(1);
    const late = await brief('混凝土浇筑交底内容');
    await sweep();
    const folder = await find(project_id, 'C9-01');
    expect(folder.documents).toBe(2);
    const { list } = await contractor.call(documents.list!, { query: { folder_id: folder.id } });
    expect(new Set(list.map(({ source_id }) => source_id))).toEqual(new Set([early, late]));
    const one = list.find(({ source_id }) => source_id === late)!;
    expect(one).toMatchObject({ archive_source: 2, source_resource: 'disclose', examined_note: null });
    const answer = await fetch(new URL(one.document_file!.url!, kit().address));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(one.file_hash);
    // What was printed is found by its text, and not by another company.
    const search = (client: Client, keyword: string) =>
      client.call(calls.archive.searchText, { query: { keyword, project_id } });
    const hits = (await search(contractor, '浇筑交底')).hits;
    expect(hits.map(({ id }) => id)).toEqual([one.id]);
    expect(hits[0]!.around).toContain('混凝土浇筑交底内容');
    expect((await search(contractor, '没有的词语')).hits).toEqual([]);
    expect((await search(await kit().client('beichen'), '浇筑交底')).hits).toEqual([]);
    // A record that waits once is printed once.
    await sweep();
    expect((await find(project_id, 'C9-01')).documents).toBe(2);
  });

  it('files the form that the standard names, on the day of the site', async () => {
    const project_id = await newProject();
    await generate(project_id);
    const place = { project_id, part_name: '试验段', part_kind: 5, order_number: 1 };
    const { id: part_id } = await contractor.call(resourceCalls(partmanage).add!, { body: place });
    const node = { project_id, division_name: '钢筋', division_level: LEVEL.item, assess_scheme: 1, order_number: 1 };
    const { id: assessment_id } = await contractor.call(resourceCalls(qualityassessment).add!, { body: node });
    const { id } = await contractor.call(resourceCalls(inspectionlot).add!, {
      body: { project_id, assessment_id, part_id, lot_name: '3 层钢筋', lot_number: '0201-003', capacity: 86 },
    });
    // Accepted at half past midnight, which is the day before in Greenwich.
    const moment = '2026-10-20T16:30:00.000Z';
    const { db } = kit().database;
    await db
      .updateTable('inspection_lot')
      .set({ lot_status: LOT.accepted, accepted_at: moment, accept_opinion: '同意验收' })
      .where('id', '=', id)
      .execute();
    const filer = { now: kit().clock.now, account_id: accountId('contractor') };
    await requestFilingOf(db, inspectionlot, id, filer);
    await sweep();
    const folder = await find(project_id, 'C7-01');
    const [paper] = (await contractor.call(documents.list!, { query: { folder_id: folder.id } })).list;
    expect(paper).toMatchObject({ source_id: id, document_date: '2026-10-21', document_title: '3 层钢筋' });
    const answer = await fetch(new URL(paper!.document_file!.url!, kit().address));
    const inside = await extract(new Uint8Array(await answer.arrayBuffer()), 'office');
    expect('text' in inside && inside.text).toMatch(/检验批质量验收记录[\s\S]*表 E[\s\S]*0201-003[\s\S]*同意验收/);
  });

  it('binds volumes with pages, hands them over once, and freezes them', async () => {
    const project_id = await newProject();
    await generate(project_id);
    const folder = await find(project_id, 'C5');
    const item = await find(project_id, 'C5-04');
    for (const [title, pages, day] of [
      ['二', 4, '2026-03-02'],
      ['一', 3, '2026-02-01'],
    ] as const)
      await addDocument(project_id, item.id, {
        document_title: title,
        document_date: day,
        page_count: pages,
        document_file: await upload(new TextEncoder().encode(`正文${title}`), `${title}.txt`),
      });
    const volume = await addVolume(project_id, 'J-1');
    const close = () =>
      contractor.call(stepCalls(archivevolume)['close']!, { body: { id: volume.id } }, { quiet: true });
    expect((await refusal(close())).message).toContain('还没有文件');
    const take = () =>
      contractor.call(calls.archive.fillVolume, { body: { id: volume.id, folder_id: folder.id } }, { quiet: true });
    expect((await take()).taken).toBe(2);
    await refusal(take());
    expect((await refusal(close())).message).toContain('还在检查');
    await sweep();
    await close();
    const bound = await contractor.call(documents.list!, { query: { volume_id: volume.id } });
    const pages = bound.list.map((one) => [one.document_title, one.volume_order, one.page_from, one.page_to]);
    expect(pages.toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
      ['一', 1, 1, 3],
      ['二', 2, 4, 7],
    ]);
    expect(await contractor.call(volumes.detail!, { params: { id: volume.id } })).toMatchObject({
      document_count: 2,
      page_total: 7,
      begin_date: '2026-02-01',
      end_date: '2026-03-02',
    });
    const first = bound.list[0]!;
    await refusal(contractor.call(documents.delete!, { params: { id: first.id } }, { quiet: true }));
    const book = await contractor.call(calls.archive.volumeBook, { params: { id: volume.id } });
    const inside = await extract(new Uint8Array(await book.arrayBuffer()), 'office');
    expect('text' in inside && inside.text).toMatch(/卷内目录[\s\S]*一[\s\S]*卷内备考表[\s\S]*共有文件材料 7 页/);

    const give = await sampleRecord(contractor, archivehandover, { project_id, volumes: [volume.id] });
    const { id } = await contractor.call(handovers.add!, { body: give });
    const again = contractor.call(handovers.add!, { body: { ...give, handover_name: '再移交' } }, { quiet: true });
    expect((await refusal(again)).message).toContain('只移交一次');
    const pen = await upload(PNG, '签名.png');
    const steps = stepCalls(archivehandover);
    // The giver signs; a sample names somebody else, so the database is asked here.
    const { db } = kit().database;
    await db.updateTable('archive_handover').set({ handover_status: 2 }).where('id', '=', id).execute();
    const reopen = { id: volume.id, reopen_reason: '补充' };
    expect(
      (await refusal(contractor.call(stepCalls(archivevolume)['reopen']!, { body: reopen }, { quiet: true }))).message,
    ).toContain('移交单');
    await contractor.call(steps['receive']!, { body: { id, receiver_name: '馆员', receiver_signature: pen } });
    expect((await contractor.call(volumes.detail!, { params: { id: volume.id } })).volume_status).toBe(3);
    await expect(
      db.updateTable('archive_document').set({ document_title: '改' }).where('id', '=', first.id).execute(),
    ).rejects.toThrow(/已移交/);

    const zip = await contractor.call(calls.archive.handoverPackage, { params: { id } });
    const archive = new ZipArchive(new Uint8Array(await zip.arrayBuffer()), defaultLimits, inflateByZlib(zlib));
    const list = (await archive.text('校验清单.sha256', 1e6)).trim().split('\n');
    expect(list).toHaveLength(3);
    for (const line of list) {
      const [hash, path] = [line.slice(0, 64), line.slice(66)];
      expect(
        createHash('sha256')
          .update(await archive.bytes(path))
          .digest('hex'),
        path,
      ).toBe(hash);
    }
    expect(archive.has('移交目录.xlsx') && archive.has('移交清单.docx')).toBe(true);
  });
});

it('takes texts within a budget', async () => {
  const pdf = new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n4 0 obj<</Length 44>>stream\nBT /F1 12 Tf 10 100 Td (Concrete C35) Tj ET\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n',
  );
  expect(await extract(pdf, 'pdf')).toMatchObject({ pages: 1, text: expect.stringContaining('Concrete C35') });
  expect(await extract(new Uint8Array([1, 2, 3]), 'pdf')).toHaveProperty('fault');
  expect(await extract(new Uint8Array([80, 75, 3, 4]), 'office')).toHaveProperty('fault');
  expect(await extract(pdf, 'pdf', 1)).toEqual({ fault: 'time' });
});

it('asks for the words of an input, and not for initials', () => {
  expect(wordsQuery(askedFor('混凝土 C35'))).toBe("('混凝') & ('凝土') & ('c':*) & ('35':*)");
});
