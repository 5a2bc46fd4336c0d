import { PATROL_CYCLE, patrolCycle, patrolType, schemeStatus } from '../dictionary/patrol.ts';
import { field } from '../field/field.ts';
import type { Label } from '../label.ts';
import { PATROL_PEOPLE, PROJECT_PEOPLE, PROJECT_POINTS, projectField } from '../resource/project-field.ts';

const NO_WEEKDAY = {
  zh: '每周巡检的周期日须为 1（周一）到 7（周日）',
  en: 'Weekly rounds: the day is 1 (Monday) to 7 (Sunday)',
} satisfies Label;

interface SchemeOf<P extends string> {
  /** First segment of the calls. */
  path: P;
  /** Resource of the points. */
  point: string;
  /** Name of a scheme, for the sheet. */
  example: string;
}

const schemeFields = (of: Pick<SchemeOf<string>, 'point' | 'example'>) => ({
  scheme_name: field.text({
    label: { zh: '方案名称', en: 'Scheme' },
    required: true,
    maxLength: 100,
    query: 'like',
    group: 'scheme',
    column: { width: 200, fixed: 'left', sort: true },
    example: of.example,
  }),
  project_id: projectField({ required: true, group: 'scheme' }),
  type: field.code({
    label: { zh: '巡检类型', en: 'Type' },
    required: true,
    dict: patrolType,
    query: 'eq',
    initial: 1,
    group: 'scheme',
    column: { width: 110 },
    example: '日常巡检',
  }),
  status: field.code({
    label: { zh: '方案状态', en: 'State' },
    required: true,
    dict: schemeStatus,
    query: 'eq',
    initial: 1,
    group: 'scheme',
    column: { width: 100 },
    example: '启用',
  }),
  point_ids: field.references({
    label: { zh: '巡检点', en: 'Points' },
    required: true,
    ref: of.point,
    among: PROJECT_POINTS,
    group: 'scheme',
    column: { width: 260 },
  }),
  cycle: field.code({
    label: { zh: '巡检周期', en: 'Cycle' },
    required: true,
    dict: patrolCycle,
    query: 'eq',
    initial: 1,
    group: 'time',
    column: { width: 100, priority: 1 },
    example: '每天',
  }),
  cycle_day: field.integer({
    label: { zh: '周期日', en: 'Day of the cycle' },
    hint: {
      zh: '每周填 1（周一）到 7（周日），每月填 1 到 31，默认 1',
      en: 'Weekly 1 (Monday) to 7, monthly 1 to 31; 1 if empty',
    },
    min: 1,
    max: 31,
    group: 'time',
    column: { width: 100, hidden: true },
  }),
  begin_date: field.date({
    label: { zh: '开始日期', en: 'From' },
    required: true,
    group: 'time',
    column: { width: 120, sort: true },
    example: '2026-11-01',
  }),
  end_date: field.date({
    label: { zh: '结束日期', en: 'Until' },
    group: 'time',
    column: { width: 120 },
    example: '2027-06-30',
  }),
  user_ids: field.references({
    label: { zh: '巡检人员', en: 'Patroller' },
    required: true,
    ref: 'usermanage',
    own: 'project',
    among: PATROL_PEOPLE,
    group: 'people',
    column: { width: 180, priority: 1 },
  }),
  leader_id: field.reference({
    label: { zh: '负责人', en: 'Person in charge' },
    ref: 'usermanage',
    own: 'project',
    among: PROJECT_PEOPLE,
    group: 'people',
    column: { width: 120 },
  }),
});

/** What patrol schemes have in common: points, people and cycle (console specification, section 7.5: scheme). */
export const patrolScheme = <const P extends string>({ path, ...of }: SchemeOf<P>) => ({
  service: 'device' as const,
  title: 'scheme_name' as const,
  scope: 'organisation' as const,
  follows: 'project_id' as const,
  groups: {
    scheme: { zh: '方案', en: 'Scheme' },
    time: { zh: '周期', en: 'Cycle' },
    people: { zh: '人员', en: 'People' },
  },
  fields: schemeFields(of),
  endpoints: {
    list: `GET ${path}` as const,
    detail: `GET ${path}/{id}` as const,
    add: `POST ${path}` as const,
    edit: `PUT ${path}` as const,
    delete: `DELETE ${path}/{id}` as const,
    export: `GET ${path}/export` as const,
  },
  order: [['begin_date', 'end_date']] as const,
  // A patrol on a weekday that does not exist would never be due.
  check: ({ cycle, cycle_day: day }: Readonly<Record<string, unknown>>) =>
    cycle === PATROL_CYCLE.weekly && typeof day === 'number' && day > 7
      ? [{ path: 'cycle_day', label: NO_WEEKDAY }]
      : [],
});
