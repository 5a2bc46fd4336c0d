import { trade } from '../../../dictionary/person.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { teamStatus } from './dictionary.ts';

/** Teams of workers under a unit, with their leader (console specification, section 2.3, `org`). */
export default defineResource({
  name: 'org',
  noun: 'team',
  label: { zh: '班组', en: 'Team' },
  about: {
    zh: '参建单位下的班组和班组长；工人按班组进场、交底和考勤。',
    en: 'Teams of workers under a unit, with their leader. Workers enter and are instructed by teams.',
  },
  service: 'user',
  title: 'team_name',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  fields: {
    team_name: field.text({
      label: { zh: '班组名称', en: 'Team' },
      required: true,
      maxLength: 50,
      query: 'like',
      column: { width: 180, fixed: 'left', sort: true },
      example: '钢筋一班',
    }),
    status: field.code({
      label: { zh: '班组状态', en: 'State' },
      required: true,
      dict: teamStatus,
      query: 'eq',
      initial: 1,
      column: { width: 100 },
      example: '在场',
    }),
    project_id: projectField({ required: true }),
    trade: field.code({
      label: { zh: '主要工种', en: 'Main trade' },
      required: true,
      dict: trade,
      query: 'in',
      column: { width: 120, priority: 1 },
      example: '钢筋工',
    }),
    unit_id: field.reference({
      label: { zh: '所属单位', en: 'Unit' },
      ref: 'enterprisebank',
      query: 'eq',
      column: { width: 220 },
    }),
    leader_id: field.reference({
      label: { zh: '班组长', en: 'Leader' },
      ref: 'staff',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 120, priority: 1 },
    }),
    entry_date: field.date({
      label: { zh: '进场日期', en: 'Arrival' },
      query: 'between',
      column: { width: 120, sort: true },
      example: '2026-03-15',
    }),
    exit_date: field.date({
      label: { zh: '退场日期', en: 'Departure' },
      column: { width: 120, sort: true },
      example: '2026-12-31',
    }),
    files: field.files({
      label: { zh: '进退场附件', en: 'Papers of arrival and departure' },
      maxCount: 9,
      column: { width: 160, hidden: true },
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 500,
      column: { width: 240, hidden: true },
    }),
  },
  order: [['entry_date', 'exit_date']],
  figures: [{ label: { zh: '在场班组', en: 'Teams on site' }, filters: { status: '1' } }],
  endpoints: {
    list: 'GET labour/team',
    detail: 'GET labour/team/{id}',
    add: 'POST labour/team',
    edit: 'PUT labour/team',
    delete: 'DELETE labour/team/{id}',
    import: 'POST labour/team/import',
    export: 'GET labour/team/export',
  },
});
