import { field } from '../../../field/field.ts';
import { CHECK_SHEET } from '../../../quality/codes.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { SHEET_GROUPS, SHEET_LIFECYCLE, sheetActions, sheetAttention, sheetEnd, sheetHead } from '../check-sheet.ts';
import { lookResult, workDiscipline } from '../dictionary.ts';
import { unitField } from '../unit-reference.ts';

/** The impression of a unit work (GB 50300-2013, form H.0.1-4). */
export default defineResource({
  name: 'lookcheck',
  noun: 'look_check',
  label: { zh: '单位工程观感检查', en: 'Impression of unit works' },
  about: {
    zh: '单位工程观感质量检查（表 H.0.1-4）：按专业逐项记录检查点数中好、一般、差的点，评价为差的返修后再报，总监理工程师结论。',
    en: 'The impression of a unit work (H.0.1-4): points that are good, fair and poor by item; what is poor is repaired first; the chief supervisor concludes.',
  },
  rules: [
    {
      zh: '新建时按标准列出全部项目；没有检查点的项目视为不涉及。',
      en: 'A new one lists the items of the standard; what has no points does not apply.',
    },
    {
      zh: '评价为“差”的项目返修并勾选后才能报总监；有“差”的点未返修，不能评为“好”。',
      en: 'A poor item is repaired before it is presented; one with poor points is not good.',
    },
    {
      zh: '同一单位工程一份；单位工程报验后不能重开。',
      en: 'One for a unit work. It is not opened again once the unit work was presented.',
    },
  ],
  service: 'order',
  title: 'sheet_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: SHEET_GROUPS,
  fields: {
    ...sheetHead('研发塔楼观感质量检查'),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, hidden: true } }),
    assessment_id: unitField(),
    items: field.rows({
      label: { zh: '检查项目', en: 'Items' },
      maxCount: 60,
      on: ['edit', 'detail'],
      group: 'items',
      rows: {
        discipline: field.code({ label: { zh: '专业', en: 'Discipline' }, required: true, dict: workDiscipline }),
        item_name: field.text({ label: { zh: '检查项目', en: 'Item' }, required: true, maxLength: 80 }),
        good_count: field.integer({ label: { zh: '好（点）', en: 'Good' }, min: 0, max: 10_000 }),
        fair_count: field.integer({ label: { zh: '一般（点）', en: 'Fair' }, min: 0, max: 10_000 }),
        poor_count: field.integer({ label: { zh: '差（点）', en: 'Poor' }, min: 0, max: 10_000 }),
        verdict: field.code({ label: { zh: '质量评价', en: 'Verdict' }, dict: lookResult }),
        mended_flag: field.boolean({ label: { zh: '已返修', en: 'Repaired' } }),
      },
    }),
    ...sheetEnd(),
  },
  attention: [sheetAttention({ zh: '待总监结论的观感检查', en: 'Impressions to conclude' })],
  endpoints: {
    list: 'GET look-check',
    detail: 'GET look-check/{id}',
    add: 'POST look-check',
    edit: 'PUT look-check',
    delete: 'DELETE look-check/{id}',
    export: 'GET look-check/export',
    word: 'GET look-check/word',
  },
  lifecycle: SHEET_LIFECYCLE,
  archived: { states: [CHECK_SHEET.concluded], folder: 'C8-05', date: 'concluded_at' },
  actions: sheetActions('look-check', { offline: true }),
});
