import { field } from '../../../field/field.ts';
import { CHECK_SHEET, UNIT_FORM } from '../../../quality/codes.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { SHEET_GROUPS, SHEET_LIFECYCLE, sheetActions, sheetAttention, sheetEnd, sheetHead } from '../check-sheet.ts';
import { sheetResult, workDiscipline } from '../dictionary.ts';
import { unitField } from '../unit-reference.ts';
import { spotResult, unitCheckForm } from './dictionary.ts';

/** Records of quality control, safety and functions of a unit work (GB 50300-2013, 5.0.4, H.0.1-2 and H.0.1-3). */
export default defineResource({
  name: 'unitcheck',
  noun: 'unit_check',
  label: { zh: '单位工程资料与功能核查', en: 'Records and functions of unit works' },
  about: {
    zh: '单位工程质量控制资料核查（表 H.0.1-2）与安全和功能检验资料核查及主要功能抽查（表 H.0.1-3）：按专业逐项核对份数与结果，总监理工程师结论。',
    en: 'Records of quality control (H.0.1-2), safety and main functions (H.0.1-3) of a unit work, item by item, concluded by the chief supervisor.',
  },
  rules: [
    {
      zh: '新建时按标准列出全部项目，份数取自工程档案中已归档的文件，可修改；没有的项目选“不涉及”。',
      en: 'A new one lists the items of the standard; copies are counted in the archive and may be changed. What the building lacks does not apply.',
    },
    {
      zh: '涉及的项目全部符合且有资料、没有抽查不合格，才能报总监；功能核查表至少抽查一项。',
      en: 'It is presented when all that applies fits, has papers and has not failed a spot check; of functions at least one was checked on the spot.',
    },
    {
      zh: '同一单位工程每种表一份；单位工程报验后不能重开。',
      en: 'One of each form for a unit work. It is not opened again once the unit work was presented.',
    },
  ],
  service: 'order',
  title: 'sheet_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: SHEET_GROUPS,
  fields: {
    ...sheetHead('研发塔楼质量控制资料核查'),
    check_form: field.code({
      label: { zh: '核查表', en: 'Form' },
      required: true,
      dict: unitCheckForm,
      query: 'in',
      on: ['column', 'query', 'add', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 230, priority: 1 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, hidden: true } }),
    assessment_id: unitField(),
    items: field.rows({
      label: { zh: '核查项目', en: 'Items' },
      maxCount: 100,
      on: ['edit', 'detail'],
      group: 'items',
      rows: {
        discipline: field.code({ label: { zh: '专业', en: 'Discipline' }, required: true, dict: workDiscipline }),
        item_name: field.text({ label: { zh: '资料（检查项目）名称', en: 'Item' }, required: true, maxLength: 80 }),
        copies: field.integer({ label: { zh: '份数', en: 'Copies' }, min: 0, max: 100_000 }),
        result: field.code({ label: { zh: '核查结果', en: 'Result' }, dict: sheetResult }),
        spot: field.code({ label: { zh: '抽查结果', en: 'Spot check' }, dict: spotResult }),
      },
    }),
    ...sheetEnd(),
  },
  attention: [sheetAttention({ zh: '待总监结论的资料、功能核查', en: 'Records and functions to conclude' })],
  endpoints: {
    list: 'GET unit-check',
    detail: 'GET unit-check/{id}',
    add: 'POST unit-check',
    edit: 'PUT unit-check',
    delete: 'DELETE unit-check/{id}',
    export: 'GET unit-check/export',
    word: 'GET unit-check/word',
  },
  lifecycle: SHEET_LIFECYCLE,
  archived: {
    states: [CHECK_SHEET.concluded],
    folder: { by: 'check_form', codes: { [UNIT_FORM.records]: 'C8-03', [UNIT_FORM.functions]: 'C8-04' } },
    date: 'concluded_at',
  },
  actions: sheetActions('unit-check', { offline: true }),
});
