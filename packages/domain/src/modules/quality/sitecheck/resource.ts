import { field } from '../../../field/field.ts';
import { CHECK_SHEET } from '../../../quality/codes.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { SHEET_GROUPS, SHEET_LIFECYCLE, sheetActions, sheetAttention, sheetEnd, sheetHead } from '../check-sheet.ts';
import { sheetResult } from '../dictionary.ts';

/** How a site manages its quality, before the works begin (GB 50300-2013, 3.0.1 and form A.0.1). */
export default defineResource({
  name: 'sitecheck',
  noun: 'site_check',
  label: { zh: '现场质量管理检查', en: 'Quality management of sites' },
  about: {
    zh: '施工现场质量管理检查记录（表 A.0.1）：开工前由施工单位填写质量管理体系、责任制、岗位证书等十三项，总监理工程师检查并作结论。',
    en: 'How a site manages its quality (form A.0.1): thirteen items that the contractor fills in before the works begin and the chief supervisor concludes.',
  },
  rules: [
    {
      zh: '新建时按标准列出十三项，岗位、证书、会审、勘察、方案、计量器具取自系统已有记录。',
      en: 'A new one lists the thirteen items; posts, certificates, reviews, surveys, schemes and tools are taken from the records.',
    },
    {
      zh: '项目的检查未有结论时，检验批不能报验；系统设置要求时，没有检查记录的项目也不能报验。',
      en: 'While the check of a project is not concluded, its lots are not presented; if the setting says so, neither are those of a project without one.',
    },
    {
      zh: '没有结论符合的检查记录，房屋建筑的单位工程不能报验。',
      en: 'A unit work of a building is not presented without one that is concluded.',
    },
  ],
  service: 'order',
  title: 'sheet_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: SHEET_GROUPS,
  fields: {
    ...sheetHead('浦江科创园研发楼现场质量管理检查'),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, priority: 1 } }),
    permit_number: field.text({
      label: { zh: '施工许可证号', en: 'Permit' },
      maxLength: 64,
      query: 'like',
      group: 'basic',
      column: { width: 200 },
      example: '310112202603150101',
    }),
    started_on: field.date({
      label: { zh: '开工日期', en: 'Begin of the works' },
      query: 'between',
      group: 'basic',
      column: { width: 120 },
    }),
    items: field.rows({
      label: { zh: '检查项目', en: 'Items' },
      maxCount: 30,
      on: ['edit', 'detail'],
      group: 'items',
      rows: {
        item_name: field.text({ label: { zh: '项目', en: 'Item' }, required: true, maxLength: 80 }),
        content: field.text({ label: { zh: '主要内容', en: 'Content' }, maxLength: 200 }),
        result: field.code({ label: { zh: '检查结果', en: 'Result' }, dict: sheetResult }),
      },
    }),
    ...sheetEnd(),
  },
  attention: [sheetAttention({ zh: '待总监结论的现场质量管理检查', en: 'Sites to conclude' })],
  endpoints: {
    list: 'GET site-check',
    detail: 'GET site-check/{id}',
    add: 'POST site-check',
    edit: 'PUT site-check',
    delete: 'DELETE site-check/{id}',
    export: 'GET site-check/export',
    word: 'GET site-check/word',
  },
  lifecycle: SHEET_LIFECYCLE,
  archived: { states: [CHECK_SHEET.concluded], folder: 'C1-02', date: 'concluded_at' },
  actions: sheetActions('site-check', { offline: true }),
});
