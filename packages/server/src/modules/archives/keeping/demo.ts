import {
  ARCHIVE,
  ARCHIVE_SOURCE,
  archivedocument,
  archivefolder,
  archivehandover,
  archiveTemplate,
  archivevolume,
  FILED,
  HANDOVER,
  MEDIUM,
  RETENTION,
  VOLUME,
} from '@gongdi/domain';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { keepText } from './texts.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PROJECT = demoId('project', 1);
const OFFICE = '滨江科创中心项目部';
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);

/** Folder, title, who made it, days ago, pages, and the volume that it is in. */
type Line = readonly [code: string, title: string, by: string, ago: number, pages: number, volume?: number];

const LINES: readonly Line[] = [
  ['A1-01', '项目建议书及批复', '市发展和改革委员会', 420, 24, 1],
  ['A1-02', '可行性研究报告及批复', '市发展和改革委员会', 400, 86, 1],
  ['A2-01', '选址申请及选址规划意见通知书', '市规划和自然资源局', 395, 6, 1],
  ['A2-04', '建设用地规划许可证及附件', '市规划和自然资源局', 380, 5, 1],
  ['A2-05', '国有土地使用证', '市规划和自然资源局', 375, 3, 1],
  ['A3-01', '岩土工程勘察报告（详细勘察）', '华东勘察设计研究院', 350, 132, 1],
  ['A3-07', '施工图设计文件审查意见', '市建设工程设计文件审查中心', 300, 18, 1],
  ['A4-02', '工程设计合同', '科创中心建设发展公司', 360, 42, 1],
  ['A4-04', '施工总承包合同', '科创中心建设发展公司', 230, 118, 1],
  ['A4-06', '监理合同', '科创中心建设发展公司', 225, 36, 1],
  ['A5-01', '建设工程规划许可证', '市规划和自然资源局', 240, 4, 1],
  ['A5-02', '建设工程施工许可证', '市住房和城乡建设委员会', 200, 2, 1],
  ['B1-01', '监理规划', '中正工程监理公司', 195, 64, 2],
  ['B1-02', '混凝土结构监理实施细则', '中正工程监理公司', 180, 38, 2],
  ['B1-02', '基坑工程监理实施细则', '中正工程监理公司', 188, 33, 2],
  ['B1-03', '监理月报（9 月）', '中正工程监理公司', 58, 22, 2],
  ['B1-03', '监理月报（10 月）', '中正工程监理公司', 28, 24, 2],
  ['B1-04', '第一次工地会议纪要', '中正工程监理公司', 192, 5, 2],
  ['B1-08', '监理工程师通知（临边防护）', '中正工程监理公司', 46, 2, 2],
  ['B3-03', '见证取样和送检人员备案表', '中正工程监理公司', 186, 1, 2],
  ['C1-01', '工程概况表', OFFICE, 190, 2],
  ['C1-02', '施工现场质量管理检查记录', OFFICE, 188, 3],
  ['C1-03', '特种作业人员岗位证书汇总', OFFICE, 150, 28],
  ['C2-02', '施工组织设计', OFFICE, 198, 210],
  ['C2-02', '混凝土工程专项施工方案', OFFICE, 120, 56],
  ['C2-03', '深基坑开挖与支护专项施工方案', OFFICE, 196, 98],
  ['C2-04', '地下室防水施工技术交底记录', OFFICE, 140, 6],
  ['C2-04', '铝模安装技术交底记录', OFFICE, 66, 5],
  ['C3-01', '工程开工报审表', OFFICE, 194, 2],
  ['C3-04', '总进度计划', OFFICE, 193, 12],
  ['C4-01', '钢筋出厂质量证明文件（9 月）', OFFICE, 62, 46],
  ['C4-06', '钢筋进场检验记录（3 至 5 层）', OFFICE, 48, 9],
  ['C4-09', '钢材试验报告（3 至 5 层）', '市建设工程检测中心', 44, 14],
  ['C4-10', '水泥试验报告', '市建设工程检测中心', 96, 8],
  ['C5-04', '工程定位测量记录', OFFICE, 190, 4],
  ['C5-05', '基槽验线记录', OFFICE, 170, 3],
  ['C5-12', '地基验槽记录', OFFICE, 168, 5],
  ['C5-18', '底板大体积混凝土养护测温记录', OFFICE, 150, 31],
  ['C6-04', '桩基检测报告', '市建设工程检测中心', 176, 52],
  ['C6-06', '钢筋机械连接试验报告（4 层）', '市建设工程检测中心', 38, 6],
  ['C6-11', '混凝土抗压强度试验报告（1 至 3 层）', '市建设工程检测中心', 20, 27],
  ['E3-01', '开工前原貌照片', OFFICE, 205, 12],
];

/** Diaries that have filed themselves, by the number of their records. */
const DIARIES = [3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20];

/** The archives of the site office's project: folders of the template, documents, three volumes and a hand-over. */
export default defineDemo({
  name: 'archives',
  after: ['workdiary'],
  async load(trx, { blobs }) {
    const folders = await loadFolders(trx);
    const volumes = resourceRepository(trx, archivevolume);
    for (const [number, volume_title, volume_number, ago] of [
      [1, '科创中心一期 工程准备阶段文件 第一卷', 'KC-A-001', 60],
      [2, '科创中心一期 监理文件 第一卷', 'KC-B-001', 25],
      [3, '科创中心一期 施工管理与技术文件 第一卷', 'KC-C-001', 8],
    ] as const)
      await volumes.addAhead(demoAccess('contractor', 'kechuang', ago), {
        id: demoId('archive_volume', number),
        volume_title,
        volume_number,
        volume_status: VOLUME.open,
        project_id: PROJECT,
        archive_kind: ARCHIVE.engineering,
        compiling_unit: OFFICE,
        archive_retention: number === 1 ? RETENTION.permanent : RETENTION.long,
        archive_secrecy: 2,
        compiler_id: accountId('contractor'),
      });
    await loadDocuments(trx, folders, blobs);
    if (blobs) await handOver(trx);
  },
});

async function loadFolders(trx: Db): Promise<Map<string, string>> {
  const folders = resourceRepository(trx, archivefolder);
  const ids = new Map<string, string>();
  let number = 0;
  for (const kind of Object.values(ARCHIVE))
    for (const level of [1, 2, 3]) {
      const rows = archiveTemplate(kind)!.flatMap((one, index) => {
        if (one.level !== level) return [];
        const id = demoId('archive_folder', (number += 1));
        ids.set(`${kind} ${one.code}`, id);
        return [
          {
            id,
            project_id: PROJECT,
            archive_kind: kind,
            parent_id: one.above === null ? null : (ids.get(`${kind} ${one.above}`) ?? null),
            folder_name: one.name,
            folder_code: one.code,
            archive_level: level,
            required_flag: one.required,
            archive_retention: one.retention,
            order_number: index,
          },
        ];
      });
      await folders.insertMany(demoAccess('contractor', 'kechuang', 190), rows);
    }
  return ids;
}

async function loadDocuments(trx: Db, folders: ReadonlyMap<string, string>, blobs: BlobStore | undefined) {
  const rows = LINES.map(([code, title, responsible, ago, page_count, volume], at) => ({
    id: demoId('archive_document', at + 1),
    document_title: title,
    document_status: FILED.loose,
    project_id: PROJECT,
    folder_id: folders.get(`${ARCHIVE.engineering} ${code}`)!,
    document_number: `KC-${code}-${String((at % 9) + 1).padStart(2, '0')}`,
    responsible,
    document_date: dayAgo(ago),
    archive_medium: code.startsWith('E3') ? MEDIUM.picture : MEDIUM.text,
    archive_source: ARCHIVE_SOURCE.uploaded,
    page_count,
    ...(volume !== undefined && { volume_id: demoId('archive_volume', volume), volume_order: (at % 12) + 1 }),
  }));
  const diaries = DIARIES.map((number, at) => ({
    id: demoId('archive_document', LINES.length + at + 1),
    document_title: `${dayAgo(62 - at)} 施工日志`,
    document_status: FILED.loose,
    project_id: PROJECT,
    folder_id: folders.get(`${ARCHIVE.engineering} C1-09`)!,
    responsible: OFFICE,
    document_date: dayAgo(62 - at),
    archive_medium: MEDIUM.text,
    archive_source: ARCHIVE_SOURCE.filed,
    source_resource: 'workdiary',
    source_id: demoId('diary', number),
    page_count: 1,
  }));
  const documents = resourceRepository(trx, archivedocument);
  const all = [...rows, ...diaries];
  const made = blobs ? await wordsOf(all.map(({ document_title }) => document_title)) : [];
  for (const [at, row] of all.entries()) {
    const bytes = made[at];
    const file = bytes && blobs ? await stored(trx, blobs, row.document_title, bytes) : {};
    await documents.addAhead(demoAccess('contractor', 'kechuang', Math.max(1, (at * 3) % 60)), { ...row, ...file });
    if (bytes) await keepText(trx, row.id, `${row.document_title}\n${BODY}`);
  }
}

const BODY = '本文件为演示项目的归档样例，内容经项目部、监理单位核对，与原件一致。';

/** Stands for the title in the document from which all are made. */
const TITLE = 'DOCUMENT-TITLE';

/** Returns a document for each title. The library makes one of them: it takes several times as long as replacing the title. */
async function wordsOf(titles: readonly string[]): Promise<Uint8Array[]> {
  const parts = Object.entries(unzipSync(await wordOf(TITLE)));
  const texts = parts.map(([name, bytes]) => [name, bytes, strFromU8(bytes)] as const);
  return titles.map((title) =>
    zipSync(
      Object.fromEntries(
        texts.map(([name, bytes, text]) => [
          name,
          text.includes(TITLE) ? strToU8(text.replaceAll(TITLE, () => escaped(title))) : bytes,
        ]),
      ),
    ),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function wordOf(title: string): Promise<Uint8Array> {
  const children = [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }), new Paragraph(BODY)];
  const document = new Document({ title, sections: [{ children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

async function stored(trx: Db, blobs: BlobStore, title: string, bytes: Uint8Array) {
  const file = { name: `${title.replaceAll('/', ' ')}.docx`, type: DOCX, size: bytes.length };
  const hash = await keepBlob(trx, blobs, bytes);
  const owner = { org_id: organisationId('kechuang'), account_id: accountId('contractor') };
  const id = await addFile(trx, { ...file, hash, folder: '', ...owner, now: DEMO_NOW });
  return {
    document_file: { id, ...file },
    file_hash: createHash('sha256').update(bytes).digest('hex'),
    examined_at: new Date(DEMO_NOW).toISOString(),
  };
}

/** The first volume was handed over to the city archive; the second is closed, and on a list that waits for signatures. */
async function handOver(trx: Db): Promise<void> {
  const volumes = resourceRepository(trx, archivevolume);
  const handovers = resourceRepository(trx, archivehandover);
  for (const [number, ago] of [
    [1, 40],
    [2, 6],
  ] as const)
    await volumes.update(demoAccess('contractor', 'kechuang', ago), {
      id: demoId('archive_volume', number),
      volume_status: VOLUME.closed,
      closer_id: accountId('contractor'),
      closed_at: demoTime(ago, 16),
    });
  for (const [number, handover_name, receiver_unit] of [
    [1, '科创中心一期 工程准备阶段文件移交', '市城市建设档案馆'],
    [2, '科创中心一期 监理文件移交', '科创中心建设发展公司'],
  ] as const) {
    const id = demoId('archive_handover', number);
    await handovers.addAhead(demoAccess('contractor', 'kechuang', number === 1 ? 38 : 5), {
      id,
      handover_name,
      receiver_unit,
      handover_status: HANDOVER.draft,
      project_id: PROJECT,
      archive_kind: ARCHIVE.engineering,
      volumes: [demoId('archive_volume', number)],
      giver_id: accountId('contractor'),
    });
    if (number === 2) continue;
    await handovers.update(demoAccess('contractor', 'kechuang', 36), {
      id,
      handover_status: HANDOVER.given,
      given_at: demoTime(36, 10),
    });
    await handovers.update(demoAccess('contractor', 'kechuang', 35), {
      id,
      handover_status: HANDOVER.received,
      receiver_name: '沈国平',
      received_at: demoTime(35, 15),
    });
  }
}
