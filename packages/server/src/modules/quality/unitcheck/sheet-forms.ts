import {
  CHECK_RESULT,
  CHECK_SHEET,
  lookcheck,
  POST,
  sitecheck,
  UNIT_FORM,
  unitcheck,
  type RowOf,
} from '@gongdi/domain';
import {
  codeText,
  headsOf,
  label,
  nicknames,
  opinion,
  signatureCell,
  value,
  type Form,
  type FormRow,
  type Heads,
  type RecordForm,
  type Signing,
} from '../../../quality/index.ts';
import type { Db } from '../../../store/index.ts';

/** Form H.0.1-2 or H.0.1-3 of a unit work (GB 50300-2013). */
export const unitCheckForm: RecordForm<typeof unitcheck> = { resource: unitcheck, fill: fillPapers };
/** Form H.0.1-4 of a unit work (GB 50300-2013). */
export const lookCheckForm: RecordForm<typeof lookcheck> = { resource: lookcheck, fill: fillLooks };
/** Form A.0.1 of a site (GB 50300-2013). */
export const siteCheckForm: RecordForm<typeof sitecheck> = { resource: sitecheck, fill: fillSite };

type Ended = Pick<
  RowOf<typeof sitecheck>,
  | 'sheet_status'
  | 'present_opinion'
  | 'presented_by'
  | 'presented_at'
  | 'present_signature'
  | 'conclude_opinion'
  | 'concluded_by'
  | 'concluded_at'
  | 'conclude_signature'
>;

const NONE = '／';
const isNone = (result: number | null | undefined): boolean => result === CHECK_RESULT.none;

async function fillPapers(db: Db, row: RowOf<typeof unitcheck>, by: Signing): Promise<Form> {
  const records = row.check_form === UNIT_FORM.records;
  // Who concluded the sheet agreed to every line that fits.
  const agreed = row.sheet_status === CHECK_SHEET.concluded;
  const last = (result: number | null | undefined, spot: number | null | undefined): string => {
    if (isNone(result)) return NONE;
    return records ? (agreed ? codeText('sheet_result', result) : '') : codeText('spot_result', spot) || NONE;
  };
  return {
    number: records ? '表 H.0.1-2' : '表 H.0.1-3',
    title: records ? '单位工程质量控制资料核查记录' : '单位工程安全和功能检验资料核查及主要功能抽查记录',
    rows: [
      ...(await unitRows(db, row)),
      [
        label('序号', 1),
        label('专业', 2),
        label(records ? '资料名称' : '安全和功能检查项目', 4),
        label('份数', 1),
      ].concat(
        records
          ? [label('施工单位核查意见', 2), label('监理单位核查意见', 2)]
          : [label('核查意见', 2), label('抽查结果', 2)],
      ),
      ...numbered(row.items ?? [], ({ discipline, item_name, copies, result, spot }, number, first) => [
        label(number, 1),
        label(first ? codeText('work_discipline', discipline) : '', 2),
        value(item_name, 4),
        value(isNone(result) ? NONE : String(copies ?? ''), 1),
        value(isNone(result) ? NONE : codeText('sheet_result', result), 2),
        value(last(result, spot), 2),
      ]),
      ...(await endRows(db, row, by)),
    ],
  };
}

async function fillLooks(db: Db, row: RowOf<typeof lookcheck>, by: Signing): Promise<Form> {
  return {
    number: '表 H.0.1-4',
    title: '单位工程观感质量检查记录',
    rows: [
      ...(await unitRows(db, row)),
      [label('序号', 1), label('专业', 2), label('项目', 3), label('抽查质量状况', 4), label('质量评价', 2)],
      ...numbered(row.items ?? [], (item, number, first) => {
        const [good, fair, poor] = [item.good_count ?? 0, item.fair_count ?? 0, item.poor_count ?? 0];
        const points = good + fair + poor;
        const verdict = `${codeText('look_result', item.verdict)}${item.mended_flag === true ? '（已返修）' : ''}`;
        return [
          label(number, 1),
          label(first ? codeText('work_discipline', item.discipline) : '', 2),
          value(item.item_name, 3),
          value(points === 0 ? NONE : `共检查 ${points} 点，好 ${good} 点，一般 ${fair} 点，差 ${poor} 点`, 4),
          value(points === 0 ? NONE : verdict, 2),
        ];
      }),
      ...(await endRows(db, row, by)),
    ],
    note: '质量评价为“差”的项目已返修；没有检查点的项目本工程不涉及。观感质量现场检查原始记录作为本表附件。',
  };
}

async function fillSite(db: Db, row: RowOf<typeof sitecheck>, by: Signing): Promise<Form> {
  const heads = await headsOf(db, row.project_id);
  const project = await db
    .selectFrom('project')
    .select(['owner_company', 'supervisor_company'])
    .where('id', '=', row.project_id)
    .executeTakeFirst();
  // Who signed held the post, also where the list of posts does not say so.
  const names = await nicknames(db, [row.presented_by, row.concluded_by]);
  const signed = new Map<number, string | undefined>([
    [POST.projectLeader, names.get(row.presented_by ?? '')],
    [POST.chief, names.get(row.concluded_by ?? '')],
  ]);
  const person = (post: number) => heads.people.get(post) ?? signed.get(post);
  const company = (name: string, unit: string | null | undefined, who: string, post: number): FormRow =>
    [label(name, 2), value(unit ?? '', 4), label(who, 2)].concat([value(person(post), 4)]);
  return {
    number: '表 A.0.1',
    title: '施工现场质量管理检查记录',
    record_number: row.started_on ? `开工日期：${row.started_on}` : undefined,
    rows: [
      [label('工程名称', 2), value(heads.project_name, 4), label('施工许可证号', 2), value(row.permit_number, 4)],
      company('建设单位', heads.units.get(POST.owner) ?? project?.owner_company, '项目负责人', POST.owner),
      company('设计单位', heads.units.get(POST.design), '项目负责人', POST.design),
      company('监理单位', heads.units.get(POST.chief) ?? project?.supervisor_company, '总监理工程师', POST.chief),
      [label('施工单位', 2), value(heads.contractor, 4), label('项目负责人', 2)].concat([
        value(person(POST.projectLeader), 1),
        label('项目技术负责人', 2),
        value(heads.people.get(POST.technicalHead), 1),
      ]),
      [label('序号', 1), label('项目', 4), label('主要内容', 5), label('检查结果', 2)],
      ...(row.items ?? []).map(({ item_name, content, result }, at): FormRow => [
        label(String(at + 1), 1),
        value(item_name, 4),
        value(isNone(result) ? NONE : content, 5),
        value(codeText('sheet_result', result), 2),
      ]),
      ...(await endRows(db, row, by, '自检结果', '检查结论')),
    ],
  };
}

/** Lines with their number within a discipline, and whether they are the first of it. */
function numbered<T extends { discipline: number }>(
  items: readonly T[],
  line: (item: T, number: string, first: boolean) => FormRow,
): FormRow[] {
  let number = 0;
  return items.map((item, at) => {
    const first = items[at - 1]?.discipline !== item.discipline;
    number = first ? 1 : number + 1;
    return line(item, String(number), first);
  });
}

/** The unit work and who builds it. */
async function unitRows(db: Db, row: { project_id: string; assessment_id: string }): Promise<FormRow[]> {
  const heads: Heads = await headsOf(db, row.project_id);
  const node = await db
    .selectFrom('assessment')
    .select('full_name')
    .where('id', '=', row.assessment_id)
    .executeTakeFirst();
  const name = `${heads.project_name} ${(node?.full_name ?? '').replaceAll('/', '／')}`;
  return [[label('工程名称', 2), value(name, 4), label('施工单位', 2), value(heads.contractor, 4)]];
}

/** What both sides say of the sheet, with their signatures. */
async function endRows(db: Db, row: Ended, by: Signing, own = '施工单位\n自查意见', end = '结论'): Promise<FormRow[]> {
  const names = await nicknames(db, [row.presented_by, row.concluded_by]);
  return [
    ...opinion(own, row.present_opinion, [
      signatureCell(
        {
          of: '施工单位项目负责人',
          name: names.get(row.presented_by ?? ''),
          at: row.presented_at,
          signature: row.present_signature,
        },
        12,
        by,
      ),
    ]),
    ...opinion(end, row.conclude_opinion, [
      signatureCell(
        {
          of: '总监理工程师',
          name: names.get(row.concluded_by ?? ''),
          at: row.concluded_at,
          signature: row.conclude_signature,
        },
        12,
        by,
      ),
    ]),
  ];
}
