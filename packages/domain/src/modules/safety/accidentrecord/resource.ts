import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { accidentKind } from '../dictionary.ts';

const heads = (zh: string, en: string) =>
  field.integer({
    label: { zh, en },
    required: true,
    min: 0,
    max: 10_000,
    initial: 0,
    column: { width: 90 },
    example: '0',
  });

/** Accidents at work; monthly reports count them. */
export default defineResource({
  name: 'accidentrecord',
  noun: 'accident',
  label: { zh: '生产安全事故', en: 'Accident' },
  about: {
    zh: '生产安全事故台账：时间、类别、伤亡和损失；安全月报由此统计。',
    en: 'Accidents at work with their kind, casualties and loss; monthly safety reports count them.',
  },
  rules: [
    {
      zh: '由事故「保险报案」选当时在保的保单，时间和经过带入理赔；理赔与事故互相打开，出险日期须是事故发生日。',
      en: 'From an accident a claim is reported to a policy in force on its day, with what is known. Each opens the other, and both have the same day.',
    },
  ],
  service: 'device',
  title: 'accident_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'happened_on', order: 'desc' },
  fields: {
    accident_title: field.text({
      label: { zh: '事故名称', en: 'Accident' },
      required: true,
      maxLength: 120,
      query: 'like',
      column: { width: 240, fixed: 'left', sort: true },
      example: '木工切割手指擦伤',
    }),
    project_id: projectField({ required: true }),
    happened_on: field.date({
      label: { zh: '发生日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-10-12',
    }),
    accident_kind: field.code({
      label: accidentKind.label,
      required: true,
      dict: accidentKind,
      query: 'in',
      column: { width: 120, priority: 1 },
      example: '机械伤害',
    }),
    deaths: heads('死亡（人）', 'Dead'),
    serious_injuries: heads('重伤（人）', 'Seriously injured'),
    slight_injuries: heads('轻伤（人）', 'Slightly injured'),
    direct_loss: field.money({
      label: { zh: '直接经济损失（元）', en: 'Direct loss (CNY)' },
      column: { width: 140, hidden: true },
    }),
    course: field.textarea({
      label: { zh: '经过与处理', en: 'Course and handling' },
      required: true,
      maxLength: 4000,
      column: { width: 240, hidden: true },
      example: '切割木方时手套被卷入，送医包扎，班组停工教育',
    }),
  },
  endpoints: {
    list: 'GET accident',
    detail: 'GET accident/{id}',
    add: 'POST accident',
    edit: 'PUT accident',
    delete: 'DELETE accident/{id}',
    export: 'GET accident/export',
  },
});
