import { ASSESS, LEVEL, LOT, POST, qualityassessment, type RowOf } from '@gongdi/domain';
import {
  codeText,
  headsOf,
  label,
  nicknames,
  opinion,
  signatureCell,
  value,
  type Form,
  type FormCell,
  type FormRow,
  type Heads,
  type RecordForm,
  type Signing,
} from '../../../quality/index.ts';
import type { Db } from '../../../store/index.ts';
import { belowOf } from './chain.ts';
import { tallyOf } from './unit-sheets.ts';

type Row = RowOf<typeof qualityassessment>;

/** Most lots or nodes that are listed in a form. */
const LISTED = 200;

/** Form F, G or H.0.1-1 of a node, by its level (GB 50300-2013). */
export const assessmentForm: RecordForm<typeof qualityassessment> = { resource: qualityassessment, fill };

async function fill(db: Db, row: Row, by: Signing): Promise<Form> {
  const heads = await headsOf(db, row.project_id);
  const names = await nicknames(db, [row.presented_by, row.chief_by, row.survey_by, row.design_by, row.accepted_by]);
  const sign = (of: string, who: 'presented' | 'chief' | 'survey' | 'design' | 'accepted', span: number): FormCell => {
    const picture = { presented: 'present', accepted: 'accept' }[who as 'presented' | 'accepted'] ?? who;
    const signature = row[`${picture}_signature` as 'present_signature'];
    return signatureCell({ of, name: names.get(row[`${who}_by`] ?? ''), at: row[`${who}_at`], signature }, span, by);
  };
  if (row.division_level === LEVEL.item) return itemForm(db, row, heads, sign);
  return row.division_level >= LEVEL.part ? partForm(db, row, heads, sign) : unitForm(db, row, heads, sign);
}

type Sign = (of: string, who: 'presented' | 'chief' | 'survey' | 'design' | 'accepted', span: number) => FormCell;

const resultOf = (state: number): string => (state === ASSESS.accepted ? '合格' : '');

async function itemForm(db: Db, row: Row, heads: Heads, sign: Sign): Promise<Form> {
  const lots = await db
    .selectFrom('inspection_lot as l')
    .innerJoin('part as p', 'p.id', 'l.part_id')
    .select(['l.lot_name', 'l.capacity', 'l.capacity_unit', 'l.lot_status', 'l.present_opinion', 'p.full_name'])
    .where('l.assessment_id', '=', row.id)
    .orderBy('l.lot_number')
    .orderBy('l.id')
    .limit(LISTED)
    .execute();
  return {
    number: '表 F',
    title: `${row.division_name}分项工程质量验收记录`,
    record_number: row.division_code ? `编号：${row.division_code}` : undefined,
    rows: [
      ...nameRows(row, heads, '检验批数量', String(lots.length)),
      [label('序号', 1), label('检验批名称', 4), label('容量', 1), label('部位／区段', 3)].concat([
        label('施工单位检查结果', 2),
        label('验收结论', 1),
      ]),
      ...lots.map((lot, at): FormRow => [
        label(String(at + 1), 1),
        value(lot.lot_name, 4),
        value(`${lot.capacity}${lot.capacity_unit ?? ''}`, 1),
        value(lot.full_name, 3),
        value(lot.present_opinion, 2),
        value(lot.lot_status === LOT.accepted ? '合格' : '', 1),
      ]),
      ...opinion('施工单位\n检查结果', row.present_opinion, [sign('项目专业技术负责人', 'presented', 12)]),
      ...opinion('监理单位\n验收结论', row.accept_opinion, [sign('专业监理工程师', 'accepted', 12)]),
    ],
    note: row.assess_status === ASSESS.accepted ? `质量等级：${gradeOf(row)}` : '尚未验收',
  };
}

async function partForm(db: Db, row: Row, heads: Heads, sign: Sign): Promise<Form> {
  const nodes = await nodesBelow(db, row.id);
  const counts = await belowOf(
    db,
    nodes.map(({ id }) => id),
  );
  return {
    number: '表 G',
    title: `${row.division_name}${row.division_level === LEVEL.part ? '分部' : '子分部'}工程质量验收记录`,
    record_number: row.division_code ? `编号：${row.division_code}` : undefined,
    rows: [
      ...nameRows(row, heads, '分项（子分部）数量', String(nodes.length)),
      [label('序号', 1), label('子分部、分项工程名称', 4), label('下级数量', 2)].concat([
        label('施工单位检查结果', 3),
        label('验收结论', 2),
      ]),
      ...nodes.map((node, at): FormRow => [
        label(String(at + 1), 1),
        value(node.division_name, 4),
        value(String(counts.get(node.id)?.all ?? 0), 2),
        value(node.present_opinion, 3),
        value(resultOf(node.assess_status), 2),
      ]),
      ...checkRows(row),
      [label('综合验收结论', 3), value(row.accept_opinion, 9)],
      [sign('施工单位项目负责人', 'presented', 3), sign('勘察单位项目负责人', 'survey', 3)].concat([
        sign('设计单位项目负责人', 'design', 3),
        sign('总监理工程师', 'accepted', 3),
      ]),
    ],
  };
}

async function unitForm(db: Db, row: Row, heads: Heads, sign: Sign): Promise<Form> {
  const nodes = await nodesBelow(db, row.id);
  const passed = nodes.filter(({ assess_status }) => assess_status === ASSESS.accepted).length;
  const project = await db
    .selectFrom('project')
    .select(['floor_area', 'begin_time'])
    .where('id', '=', row.project_id)
    .executeTakeFirst();
  const { records, functions, looks } = await tallyOf(db, row);
  const line = (number: string, name: string, result: string, fits: boolean): FormRow => [
    label(number, 1),
    value(name, 3),
    value(result, 5),
    value(fits ? '符合要求' : '', 3),
  ];
  return {
    number: '表 H.0.1-1',
    title: '单位工程质量竣工验收记录',
    record_number: row.division_code ? `编号：${row.division_code}` : undefined,
    rows: [
      [label('工程名称', 2), value(`${heads.project_name} ${row.division_name}`, 4), label('建筑面积', 2)].concat([
        value(project?.floor_area ? `${project.floor_area} m²` : '', 4),
      ]),
      [label('施工单位', 2), value(heads.contractor, 4), label('开工日期', 2), value(project?.begin_time, 4)],
      [label('项目负责人', 2), value(heads.people.get(POST.projectLeader), 4), label('项目技术负责人', 2)].concat([
        value(heads.people.get(POST.technicalHead), 4),
      ]),
      [label('序号', 1), label('项目', 3), label('验收记录', 5), label('验收结论', 3)],
      line(
        '1',
        '分部工程验收',
        `共 ${nodes.length} 分部，经查符合设计及标准规定 ${passed} 分部`,
        passed === nodes.length && passed > 0,
      ),
      line(
        '2',
        '质量控制资料核查',
        `共 ${records.checked} 项，经核查符合规定 ${records.fits} 项`,
        row.records_whole === true,
      ),
      line(
        '3',
        '安全和使用功能核查及抽查结果',
        `共核查 ${functions.checked} 项，符合规定 ${functions.fits} 项；共抽查 ${functions.spots} 项，符合规定 ${functions.passed} 项，经返工处理符合规定 ${functions.mended} 项`,
        row.tests_passed === true,
      ),
      line(
        '4',
        '观感质量验收',
        `共抽查 ${looks.seen} 项，达到“好”和“一般”的 ${looks.fair} 项，经返修处理符合要求的 ${looks.mended} 项`,
        Boolean(row.look_result),
      ),
      [label('综合验收结论', 3), value(row.accept_opinion, 9)],
      [sign('建设单位', 'accepted', 4), sign('监理单位', 'chief', 4), sign('施工单位', 'presented', 4)],
      [sign('设计单位', 'design', 6), sign('勘察单位', 'survey', 6)],
    ],
    note: row.assess_status === ASSESS.accepted ? `质量等级：${gradeOf(row)}` : '尚未验收',
  };
}

const nodesBelow = (db: Db, id: string) =>
  db
    .selectFrom('assessment')
    .select(['id', 'division_name', 'assess_status', 'present_opinion'])
    .where('parent_id', '=', id)
    .orderBy('path')
    .limit(LISTED)
    .execute();

function nameRows(row: Row, heads: Heads, counted: string, count: string): FormRow[] {
  const above = (row.full_name ?? '').split('/').slice(0, -1).join('／');
  return [
    [label('上级工程名称', 2), value(above || heads.project_name, 6), label(counted, 2), value(count, 2)],
    [label('施工单位', 2), value(heads.contractor, 4), label('项目负责人', 1)].concat([
      value(heads.people.get(POST.projectLeader), 2),
      label('技术负责人', 1),
      value(heads.people.get(POST.technicalHead), 2),
    ]),
  ];
}

/** Records, tests and impression of a part. */
function checkRows(row: Row): FormRow[] {
  const said = (is: boolean | null | undefined, yes: string) => (is ? yes : '');
  return (
    [
      ['质量控制资料', said(row.records_whole, '完整')],
      ['安全和使用功能检验结果', said(row.tests_passed, '合格')],
      ['观感质量检验结果', codeText('look_result', row.look_result)],
    ] as const
  ).map(([name, result]) => [label(name, 4), value(result, 8)]);
}

const gradeOf = ({ assess_grade }: Row): string => codeText('assess_grade', assess_grade) || '合格';
