import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';

/** Uses of moulds: each counts turns of its mould. */
export default defineResource({
  name: 'molduse',
  noun: 'mould_use',
  label: { zh: '模具使用', en: 'Use of a mould' },
  about: {
    zh: '模具每次周转的部位、日期和班组；累计到模具的已周转次数。',
    en: 'Where and when a mould was used, by which team. The turns are summed up on the mould.',
  },
  service: 'order',
  title: 'use_name',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  sort: { field: 'used_on', order: 'desc' },
  fields: {
    /** Kept by the database: the mould and the day. */
    use_name: field.text({
      label: { zh: '使用记录', en: 'Use' },
      maxLength: 200,
      on: ['column', 'detail'],
      column: { width: 240, fixed: 'left' },
    }),
    project_id: projectField({ required: true }),
    mould_id: field.reference({
      label: { zh: '模具', en: 'Mould' },
      required: true,
      ref: 'mold',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 200 },
    }),
    used_on: field.date({
      label: { zh: '使用日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
    }),
    turns: field.integer({
      label: { zh: '周转次数', en: 'Turns' },
      required: true,
      min: 1,
      max: 100,
      initial: 1,
      column: { width: 100, priority: 1 },
    }),
    part_id: partField(),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      ref: 'org',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 140 },
    }),
    condition: field.textarea({
      label: { zh: '使用后状况', en: 'Condition afterwards' },
      maxLength: 300,
      column: { width: 200, hidden: true },
    }),
    photos: field.image({ label: { zh: '照片', en: 'Pictures' }, maxCount: 5, watermark: true, column: false }),
  },
  endpoints: {
    list: 'GET mould-use',
    detail: 'GET mould-use/{id}',
    add: 'POST mould-use',
    delete: 'DELETE mould-use/{id}',
    export: 'GET mould-use/export',
  },
});
