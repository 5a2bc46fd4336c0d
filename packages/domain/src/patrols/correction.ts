import type { Dictionary } from '../dictionary/define.ts';
import { correctionStatus } from '../dictionary/patrol.ts';
import { field } from '../field/field.ts';
import type { Label } from '../label.ts';
import { PROJECT_PEOPLE, projectField } from '../resource/project-field.ts';

const ON_THE_WAY = ['column', 'detail'] as const;

/** Words of one kind of order. */
interface FindingWords {
  /** Label of what was found. */
  title: Label;
  /** How grave it is. */
  level: Dictionary;
  photos: Label;
}

/** The first fields of an order: what was found, its state and its project. What it came from follows behind them. */
export const findingFields = (words: Omit<FindingWords, 'photos'>) => ({
  order_title: field.textarea({
    label: words.title,
    required: true,
    maxLength: 1000,
    query: 'like',
    group: 'finding',
    column: { width: 260, fixed: 'left' },
  }),
  status: field.code({
    label: { zh: '整改状态', en: 'State' },
    required: true,
    dict: correctionStatus,
    query: 'in',
    initial: 1,
    on: ['column', 'query', 'detail', 'sheet'],
    group: 'finding',
    column: { width: 110 },
  }),
  danger_level: field.code({
    label: words.level.label,
    required: true,
    dict: words.level,
    query: 'in',
    initial: 1,
    group: 'finding',
    column: { width: 110, priority: 1 },
  }),
  project_id: projectField({ group: 'finding', column: { width: 220 } }),
});

/** The further fields of an order: pictures, people, term, correction, recheck. */
export const correctionFields = (words: Pick<FindingWords, 'photos'>) => ({
  photos: field.image({
    label: words.photos,
    maxCount: 9,
    watermark: true,
    group: 'finding',
    column: { width: 160 },
  }),
  rectifier_id: field.reference({
    label: { zh: '整改人', en: 'Responsible person' },
    required: true,
    ref: 'usermanage',
    among: PROJECT_PEOPLE,
    query: 'eq',
    group: 'people',
    column: { width: 110, priority: 1 },
  }),
  inspector_id: field.reference({
    label: { zh: '复查人', en: 'Inspector' },
    required: true,
    ref: 'usermanage',
    among: PROJECT_PEOPLE,
    group: 'people',
    column: { width: 110 },
  }),
  deadline: field.date({
    label: { zh: '整改期限', en: 'Due date' },
    required: true,
    query: 'between',
    group: 'people',
    column: { width: 120, sort: true },
  }),
  measure: field.textarea({
    label: { zh: '整改情况', en: 'Action taken' },
    maxLength: 1000,
    on: [...ON_THE_WAY, 'sheet'],
    group: 'correction',
    column: { width: 220, hidden: true },
  }),
  result_photos: field.image({
    label: { zh: '整改后照片', en: 'Photos after rectification' },
    maxCount: 9,
    watermark: true,
    on: ON_THE_WAY,
    group: 'correction',
    column: { width: 160, hidden: true },
  }),
  corrected_at: field.datetime({
    label: { zh: '整改时间', en: 'Rectified at' },
    on: [...ON_THE_WAY, 'sheet'],
    group: 'correction',
    column: { width: 170, hidden: true },
  }),
  recheck_opinion: field.textarea({
    label: { zh: '复查意见', en: 'Recheck comments' },
    maxLength: 500,
    on: [...ON_THE_WAY, 'sheet'],
    group: 'recheck',
    column: { width: 200, hidden: true },
  }),
  signature: field.signature({
    label: { zh: '复查人签名', en: 'Signature' },
    on: ON_THE_WAY,
    group: 'recheck',
    column: { width: 140, hidden: true },
  }),
  closed_at: field.datetime({
    label: { zh: '闭合时间', en: 'Closed at' },
    on: [...ON_THE_WAY, 'sheet'],
    group: 'recheck',
    column: { width: 170, hidden: true },
  }),
});

interface CourseOf<P extends string> {
  /** First segment of the calls. */
  path: P;
  /** Group of the finding, and the tiles of orders to correct and to check again. */
  finding: Label;
  open: Label;
  recheck: Label;
  /** Walls that anybody may look at show how many are open; most families would only repeat one another there. */
  onWalls?: true;
}

/** The steps of an order. @param path first segment of the calls */
const correctionSteps = <const P extends string>(path: P) => ({
  result: {
    label: { zh: '提交整改结果', en: 'Report rectification' },
    endpoint: `PUT ${path}/result` as const,
    step: {
      from: [1],
      to: 2,
      by: 'rectifier_id',
      asks: ['measure', 'result_photos'],
      needs: ['measure', 'result_photos'],
      stamps: { at: 'corrected_at' },
      // The opinion that refused the previous correction does not apply to this one.
      clears: ['recheck_opinion'],
      offline: true,
      tells: ['inspector_id'],
    },
  },
  pass: {
    label: { zh: '复查通过', en: 'Accept' },
    endpoint: `PUT ${path}/pass` as const,
    step: {
      from: [2],
      to: 3,
      by: 'inspector_id',
      asks: ['recheck_opinion', 'signature'],
      needs: ['signature'],
      stamps: { at: 'closed_at' },
      offline: true,
      tells: ['rectifier_id'],
    },
  },
  refuse: {
    label: { zh: '复查不通过', en: 'Reject' },
    endpoint: `PUT ${path}/refuse` as const,
    step: {
      from: [2],
      to: 1,
      by: 'inspector_id',
      asks: ['recheck_opinion', 'deadline'],
      needs: ['recheck_opinion', 'deadline'],
      clears: ['corrected_at'],
      offline: true,
      tells: ['rectifier_id'],
      danger: true,
    },
  },
  reassign: {
    label: { zh: '转派', en: 'Reassign' },
    endpoint: `PUT ${path}/reassign` as const,
    step: {
      from: [1, 2],
      to: 1,
      asks: ['rectifier_id', 'inspector_id', 'deadline'],
      needs: ['rectifier_id', 'inspector_id', 'deadline'],
      tells: ['rectifier_id', 'inspector_id'],
    },
  },
  withdraw: {
    label: { zh: '撤销', en: 'Withdraw' },
    endpoint: `PUT ${path}/withdraw` as const,
    step: {
      from: [1],
      to: 4,
      by: 'inspector_id',
      asks: ['recheck_opinion'],
      needs: ['recheck_opinion'],
      tells: ['rectifier_id'],
      danger: true,
    },
  },
});

/** The course of an order: corrected by one, checked again by another, overdue after its term. */
export const correctionCourse = <const P extends string>({ path, onWalls, ...words }: CourseOf<P>) => ({
  service: 'device' as const,
  title: 'order_title' as const,
  scope: 'organisation' as const,
  follows: 'project_id' as const,
  onSite: true as const,
  groups: {
    finding: words.finding,
    people: { zh: '人员与期限', en: 'People and time' },
    correction: { zh: '整改', en: 'Rectification' },
    recheck: { zh: '复查', en: 'Recheck' },
  },
  attention: [
    {
      label: words.open,
      filters: { status: '1' },
      level: 'error' as const,
      trend: 'created_at',
      ranks: true as const,
      ...(onWalls && { open: onWalls }),
    },
    { label: words.recheck, filters: { status: '2' }, level: 'warning' as const },
  ],
  endpoints: {
    list: `GET ${path}` as const,
    detail: `GET ${path}/{id}` as const,
    add: `POST ${path}` as const,
    edit: `PUT ${path}` as const,
    export: `POST ${path}/export` as const,
  },
  lifecycle: {
    field: 'status',
    editable: [1],
    tells: ['rectifier_id', 'inspector_id'],
    due: { field: 'deadline', states: [1, 2], tells: ['rectifier_id'], escalates: ['inspector_id'] },
  },
  actions: correctionSteps(path),
});
