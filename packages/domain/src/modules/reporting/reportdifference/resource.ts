import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { differenceProblem, reportKind } from '../dictionary.ts';

const SHOWN = ['column', 'query', 'detail'] as const;
const TOLD = ['column', 'detail'] as const;

/** Where a platform holds something else than this system, as the last comparison found it. */
export default defineResource({
  name: 'reportdifference',
  noun: 'report_difference',
  label: { zh: '对账差异', en: 'Difference' },
  about: {
    zh: '最近一次对账时，平台上的单位、班组、人员与本系统不一致之处。每晚自动对账一次，也可在上报配置中随时对账。',
    en: 'Where the units, teams and people of a platform differ from ours, by the last comparison: each night, and whenever it is asked for.',
  },
  service: 'user',
  title: 'report_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  views: { calendar: false },
  fields: {
    report_title: field.text({
      label: { zh: '对象', en: 'What' },
      maxLength: 120,
      query: 'like',
      searched: false,
      on: SHOWN,
      column: { width: 220, fixed: 'left' },
    }),
    problem: field.code({
      label: { zh: '差异', en: 'Difference' },
      required: true,
      dict: differenceProblem,
      query: 'eq',
      on: SHOWN,
      column: { width: 120, priority: 1 },
    }),
    kind: field.code({
      label: { zh: '内容', en: 'Kind' },
      required: true,
      dict: reportKind,
      query: 'eq',
      on: SHOWN,
      column: { width: 110, priority: 1 },
    }),
    ours: field.text({ label: { zh: '本系统', en: 'Here' }, maxLength: 200, on: TOLD, column: { width: 220 } }),
    theirs: field.text({ label: { zh: '平台', en: 'There' }, maxLength: 200, on: TOLD, column: { width: 220 } }),
    entry_id: field.reference({
      label: { zh: '上报记录', en: 'Report' },
      ref: 'reportentry',
      on: TOLD,
      column: { width: 200 },
    }),
    project_id: projectField({ required: true, on: SHOWN, column: { width: 220, hidden: true } }),
    target_id: field.reference({
      label: { zh: '上报配置', en: 'Configuration' },
      required: true,
      ref: 'reporttarget',
      query: 'eq',
      on: SHOWN,
      column: { width: 220, hidden: true },
    }),
  },
  face: { title: 'report_title', state: 'problem' },
  attention: [
    {
      label: { zh: '实名制对账差异', en: 'Differences of real-name reports' },
      filters: { problem: '1' },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET report/difference',
    detail: 'GET report/difference/{id}',
    export: 'GET report/difference/export',
  },
});
