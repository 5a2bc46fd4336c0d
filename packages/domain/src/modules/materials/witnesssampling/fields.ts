import { field } from '../../../field/field.ts';
import { proofField } from '../../../quality/proof-field.ts';
import { groupBy, labVerdict } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const IN_STEP = ['column', 'detail', 'sheet'] as const;
const PICTURES = ['column', 'detail'] as const;
const papers = { accept: ['image', 'pdf'], maxCount: 9, maxSize: 20 * 1024, on: PICTURES } as const;

/** What is filled in when the sample is sealed. */
export const sealFields = {
  seal_code: field.text({
    label: { zh: '封样码', en: 'Code of the seal' },
    hint: { zh: '扫描封条上的二维码，或输入编号', en: 'Scan the code on the seal, or type it' },
    maxLength: 64,
    unique: true,
    query: 'like',
    on: KEPT,
    group: 'seal',
    column: { width: 150 },
  }),
  seal_photos: field.image({
    label: { zh: '封样照片', en: 'Pictures of the seal' },
    hint: { zh: '样品、封条和见证人同框', en: 'Sample, seal and witness in one picture' },
    maxCount: 9,
    watermark: true,
    on: PICTURES,
    group: 'seal',
    column: { width: 140, hidden: true },
  }),
  seal_place: field.place({
    label: { zh: '封样位置', en: 'Sealed at' },
    on: ['column', 'detail'],
    group: 'seal',
    column: { width: 160, hidden: true },
  }),
  seal_proof: proofField({ group: 'seal' }),
  sealed_by: field.reference({
    label: { zh: '封样人', en: 'Sealed by' },
    ref: 'usermanage',
    on: IN_STEP,
    group: 'seal',
    column: { width: 110, hidden: true },
  }),
  sealed_at: field.datetime({
    label: { zh: '封样时间', en: 'Sealed at' },
    on: IN_STEP,
    group: 'seal',
    column: { width: 170, hidden: true },
  }),
};

/** What is filled in when it is sent, and from the report. */
export const reportFields = {
  laboratory: field.text({
    label: { zh: '检测机构', en: 'Laboratory' },
    maxLength: 100,
    query: 'like',
    on: KEPT,
    group: 'report',
    column: { width: 180, hidden: true },
  }),
  laboratory_code: field.text({
    label: { zh: '委托编号', en: 'Code of the laboratory' },
    hint: { zh: '检测机构收样时给出', en: 'Given by the laboratory with its receipt' },
    maxLength: 64,
    query: 'like',
    on: KEPT,
    group: 'report',
    column: { width: 150, hidden: true },
  }),
  sent_on: field.date({
    label: { zh: '送检日期', en: 'Sent on' },
    on: IN_STEP,
    group: 'report',
    column: { width: 120, hidden: true },
  }),
  report_number: field.text({
    label: { zh: '报告编号', en: 'Report' },
    maxLength: 64,
    query: 'like',
    on: KEPT,
    group: 'report',
    column: { width: 150, hidden: true },
  }),
  report_code: field.text({
    label: { zh: '报告上的委托编号', en: 'Code on the report' },
    hint: { zh: '与送检时的委托编号核对', en: 'Compared with that of the sample' },
    maxLength: 64,
    on: ['detail'],
    group: 'report',
  }),
  tested_on: field.date({
    label: { zh: '试验日期', en: 'Tested on' },
    query: 'between',
    on: KEPT,
    group: 'report',
    column: { width: 120, hidden: true },
  }),
  strength_1: field.decimal({
    label: { zh: '试件 1（MPa）', en: 'Specimen 1 (MPa)' },
    min: 0.1,
    max: 300,
    on: IN_STEP,
    group: 'report',
    column: { width: 110, hidden: true },
  }),
  strength_2: field.decimal({
    label: { zh: '试件 2（MPa）', en: 'Specimen 2 (MPa)' },
    min: 0.1,
    max: 300,
    on: IN_STEP,
    group: 'report',
    column: { width: 110, hidden: true },
  }),
  strength_3: field.decimal({
    label: { zh: '试件 3（MPa）', en: 'Specimen 3 (MPa)' },
    min: 0.1,
    max: 300,
    on: IN_STEP,
    group: 'report',
    column: { width: 110, hidden: true },
  }),
  lab_verdict: field.code({
    label: { zh: '报告结论', en: 'Verdict of the report' },
    dict: labVerdict,
    query: 'eq',
    on: KEPT,
    group: 'report',
    column: { width: 110, hidden: true },
  }),
  report_note: field.textarea({
    label: { zh: '报告说明', en: 'Note' },
    maxLength: 500,
    on: IN_STEP,
    group: 'report',
    column: { width: 200, hidden: true },
  }),
  report_files: field.files({
    label: { zh: '检测报告', en: 'Report' },
    ...papers,
    group: 'report',
    column: { width: 140, hidden: true },
  }),
  group_value: field.decimal({
    label: { zh: '组强度代表值（MPa）', en: 'Value of the group (MPa)' },
    on: IN_STEP,
    group: 'report',
    column: { width: 130 },
  }),
  group_by: field.code({
    label: { zh: '组值取法', en: 'How the value follows' },
    dict: groupBy,
    on: IN_STEP,
    group: 'report',
    column: { width: 110, hidden: true },
  }),
};

/** The decision to use material before its report. */
export const releaseFields = {
  release_reason: field.textarea({
    label: { zh: '放行理由', en: 'Reason of the release' },
    maxLength: 500,
    on: IN_STEP,
    group: 'release',
    column: { width: 200, hidden: true },
  }),
  release_files: field.files({
    label: { zh: '放行审批文件', en: 'Approval' },
    ...papers,
    group: 'release',
    column: { width: 140, hidden: true },
  }),
  released_by: field.reference({
    label: { zh: '放行人', en: 'Released by' },
    ref: 'usermanage',
    on: IN_STEP,
    group: 'release',
    column: { width: 110, hidden: true },
  }),
  released_at: field.datetime({
    label: { zh: '放行时间', en: 'Released at' },
    on: IN_STEP,
    group: 'release',
    column: { width: 170, hidden: true },
  }),
};
