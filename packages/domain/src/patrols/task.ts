import { patrolStatus, patrolType } from '../dictionary/patrol.ts';
import type { Dictionary } from '../dictionary/define.ts';
import { field } from '../field/field.ts';
import type { Label } from '../label.ts';
import type { Figure } from '../resource/define.ts';
import { PATROL_PEOPLE, PROJECT_PEOPLE, PROJECT_POINTS, projectField } from '../resource/project-field.ts';

/** Places of the fields that a step writes on site: position and findings. */
const ON_THE_WAY = ['column', 'detail'] as const;

interface TaskOf<P extends string> {
  /** First segment of the calls. */
  path: P;
  /** Resources of the points, of the schemes, and of the orders that findings become. */
  point: string;
  scheme: string;
  order: string;
  /** How grave a finding is. */
  level: Dictionary;
  /** Labels of the tiles. */
  tiles: Readonly<Record<'open' | 'today' | 'week', Label>>;
  /** Walls that anybody may look at show the patrols of the day. */
  onWalls?: true;
}

type Names = Omit<TaskOf<string>, 'path'>;

/** What is to be done: point, scheme, day, people. */
const taskFields = (of: Names) => ({
  point_id: field.reference({
    label: { zh: '巡检点', en: 'Point' },
    required: true,
    ref: of.point,
    among: PROJECT_POINTS,
    query: 'eq',
    group: 'task',
    column: { width: 150, fixed: 'left' },
  }),
  task_code: field.text({
    label: { zh: '任务编号', en: 'Task' },
    required: true,
    maxLength: 64,
    query: 'like',
    group: 'task',
    column: { width: 180 },
  }),
  patrol_scheme_id: field.reference({
    label: { zh: '巡检方案', en: 'Scheme' },
    ref: of.scheme,
    query: 'eq',
    group: 'task',
    column: { width: 180 },
  }),
  type: field.code({
    label: { zh: '巡检类型', en: 'Type' },
    required: true,
    dict: patrolType,
    initial: 1,
    group: 'task',
    column: { width: 110, hidden: true },
  }),
  patrol_date: field.date({
    label: { zh: '巡检日期', en: 'Day' },
    required: true,
    query: 'between',
    group: 'task',
    column: { width: 120, sort: true },
  }),
  user_ids: field.references({
    label: { zh: '巡检人员', en: 'Patroller' },
    required: true,
    ref: 'usermanage',
    among: PATROL_PEOPLE,
    group: 'task',
    column: { width: 180, priority: 1 },
  }),
  leader_id: field.reference({
    label: { zh: '负责人', en: 'Person in charge' },
    ref: 'usermanage',
    among: PROJECT_PEOPLE,
    group: 'task',
    column: { width: 120, hidden: true },
  }),
  project_id: projectField({ group: 'task', column: { width: 240, hidden: true } }),
  status: field.code({
    label: { zh: '巡检状态', en: 'State' },
    required: true,
    dict: patrolStatus,
    query: 'in',
    initial: 1,
    on: ['column', 'query', 'detail', 'sheet'],
    group: 'task',
    column: { width: 110 },
  }),
});

/** What was found, and who corrects it. */
const recordFields = (of: Names) => ({
  finding: field.textarea({
    label: { zh: '巡检情况', en: 'Findings' },
    maxLength: 1000,
    on: ON_THE_WAY,
    group: 'record',
    column: { width: 240 },
  }),
  photos: field.image({
    label: { zh: '现场照片', en: 'Pictures' },
    maxCount: 9,
    watermark: true,
    on: ON_THE_WAY,
    group: 'record',
    column: { width: 160 },
  }),
  place: field.place({
    label: { zh: '巡检位置', en: 'Patrol location' },
    on: ON_THE_WAY,
    group: 'record',
    column: { width: 180, hidden: true },
  }),
  danger_level: field.code({
    label: of.level.label,
    dict: of.level,
    query: 'eq',
    on: ['column', 'query', 'detail'],
    group: 'record',
    column: { width: 110 },
  }),
  rectifier_id: field.reference({
    label: { zh: '整改人', en: 'Responsible person' },
    ref: 'usermanage',
    among: PROJECT_PEOPLE,
    on: ON_THE_WAY,
    group: 'record',
    column: { width: 120, hidden: true },
  }),
  deadline: field.date({
    label: { zh: '整改期限', en: 'Due date' },
    on: ON_THE_WAY,
    group: 'record',
    column: { width: 120, hidden: true },
  }),
  done_by: field.reference({
    label: { zh: '记录人', en: 'Recorded by' },
    ref: 'usermanage',
    on: ON_THE_WAY,
    group: 'record',
    column: { width: 110 },
  }),
  done_at: field.datetime({
    label: { zh: '记录时间', en: 'Recorded at' },
    on: ON_THE_WAY,
    group: 'record',
    column: { width: 170, sort: true },
  }),
});

/** The two results of a patrol; a finding becomes an order. */
const taskSteps = <const P extends string>(path: P, of: Names) => ({
  normal: {
    label: { zh: '记录正常', en: 'Record as OK' },
    endpoint: `PUT ${path}/normal` as const,
    step: {
      from: [1, 4],
      to: 2,
      by: 'user_ids',
      asks: ['finding', 'photos', 'place'],
      offline: true,
      stamps: { by: 'done_by', at: 'done_at' },
    },
  },
  abnormal: {
    label: { zh: '上报异常', en: 'Report an issue' },
    endpoint: `PUT ${path}/abnormal` as const,
    step: {
      from: [1, 4],
      to: 3,
      by: 'user_ids',
      asks: ['finding', 'photos', 'place', 'danger_level', 'rectifier_id', 'deadline'],
      needs: ['finding', 'photos', 'danger_level', 'rectifier_id', 'deadline'],
      stamps: { by: 'done_by', at: 'done_at' },
      offline: true,
      tells: ['leader_id'],
      makes: {
        resource: of.order,
        fields: {
          order_title: 'finding',
          patrol_id: 'id',
          project_id: 'project_id',
          danger_level: 'danger_level',
          rectifier_id: 'rectifier_id',
          inspector_id: 'done_by',
          deadline: 'deadline',
          photos: 'photos',
        },
      },
      danger: true,
    },
  },
});

/**
 * What patrols have in common: one point of one round. The server creates it from its scheme on schedule, or a user adds
 * it; then the result is recorded on site (console specification, sections 3 and 7.5).
 */
export const patrolTask = <const P extends string>({ path, ...of }: TaskOf<P>) => ({
  service: 'device' as const,
  title: 'task_code' as const,
  face: { title: 'point_id', number: 'task_code' } as const,
  scope: 'organisation' as const,
  follows: 'project_id' as const,
  sort: { field: 'patrol_date', order: 'desc' as const },
  groups: {
    task: { zh: '任务', en: 'Task' },
    record: { zh: '巡检记录', en: 'Record' },
  },
  fields: { ...taskFields(of), ...recordFields(of) },
  attention: [{ label: of.tiles.open, filters: { status: '1' }, level: 'warning' as const }],
  figures: [
    {
      label: of.tiles.today,
      filters: { begin_patrol_date: '@today', end_patrol_date: '@today' },
      ...(of.onWalls && { open: of.onWalls }),
    },
    {
      label: of.tiles.week,
      filters: { status: '2,3', begin_patrol_date: '@week', end_patrol_date: '@today' },
      trend: 'patrol_date',
    },
  ] as readonly Figure[],
  endpoints: {
    list: `GET ${path}` as const,
    detail: `GET ${path}/{id}` as const,
    add: `POST ${path}` as const,
    edit: `PUT ${path}` as const,
    delete: `DELETE ${path}/{id}` as const,
    export: `GET ${path}/export` as const,
  },
  lifecycle: {
    field: 'status',
    editable: [1],
    tells: ['user_ids'],
    due: { field: 'patrol_date', states: [1], to: 4, tells: ['user_ids'], escalates: ['leader_id'], at: 'point_id' },
  },
  actions: taskSteps(path, of),
});
