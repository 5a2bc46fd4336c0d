import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { partQuality } from '../dictionary.ts';
import { PART_KIND, PART_STATUS, partKind, partStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const IN_STEP = ['column', 'detail', 'sheet'] as const;

/**
 * The tree of a building: unit work, block, floor, section, part (console specification, section 2.3). Components,
 * tasks, quality and figures refer to it. A trigger of the table keeps `path`, `full_name`, `above_name` and
 * `leaf_flag`, moves whole subtrees, refuses cycles, and keeps the state of a record that has others below it.
 */
export default defineResource({
  name: 'partmanage',
  noun: 'part',
  label: { zh: '部位', en: 'Part' },
  about: {
    zh: '单位工程、楼栋、楼层、施工段和部位的树；构件、任务、质量和形象进度都挂在部位上，每个部位有二维码。',
    en: 'The tree of unit works, blocks, floors, sections and parts. Components, tasks, quality and figures hang on it. Each part has a code to scan.',
  },
  rules: [
    {
      zh: '有下级的部位，状态由下级汇总：全部验收才算已验收，全部完成才算已完成，有一处开工即为施工中。',
      en: 'The state of a part with others below it follows from these: accepted or done when all are, under way when one has begun.',
    },
    {
      zh: '移动部位时，下级一起移动；不能移到自己的下级，也不能移到别的项目。',
      en: 'A part moves with all that is below it; not below itself, and not to another project.',
    },
    {
      zh: '状态日期不能早于上一状态的日期，也不能晚于今天。',
      en: 'The day of a state is not before that of the state before, and not after today.',
    },
  ],
  service: 'order',
  title: 'full_name',
  tree: { parent: 'parent_id', name: 'part_name', path: 'path', above: 'above_name' },
  scope: 'organisation',
  follows: 'project_id',
  imports: 'append',
  sort: { field: 'path', order: 'asc' },
  groups: {
    basic: { zh: '部位信息', en: 'Part' },
    progress: { zh: '施工状态', en: 'Progress' },
  },
  fields: {
    full_name: field.text({
      label: { zh: '部位全称', en: 'Full name' },
      maxLength: 500,
      query: 'like',
      searched: true,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 280, fixed: 'left' },
    }),
    part_status: field.code({
      label: { zh: '施工状态', en: 'Progress' },
      required: true,
      dict: partStatus,
      query: 'in',
      initial: PART_STATUS.planned,
      on: KEPT,
      group: 'progress',
      column: { width: 110 },
    }),
    project_id: projectField({
      required: true,
      on: ['column', 'query', 'add', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 220 },
    }),
    parent_id: partField({
      label: { zh: '上级部位', en: 'Part above' },
      on: ['query', 'add', 'edit', 'detail'],
      hint: { zh: '不选即为最上级', en: 'None: the part is at the top' },
      group: 'basic',
    }),
    above_name: field.text({
      label: { zh: '上级全称', en: 'Full name of the part above' },
      maxLength: 500,
      on: ['sheet'],
      hint: {
        zh: '如 1#楼/3层；最上级留空，上级要写在下级前面',
        en: 'Such as 1#楼/3层; empty at the top; a part above stands before those below it',
      },
      group: 'basic',
    }),
    part_name: field.text({
      label: { zh: '部位名称', en: 'Name' },
      required: true,
      maxLength: 60,
      group: 'basic',
      column: { width: 140, hidden: true },
      example: 'A 段',
    }),
    part_kind: field.code({
      label: { zh: '部位层级', en: 'Level' },
      required: true,
      dict: partKind,
      query: 'in',
      initial: PART_KIND.part,
      group: 'basic',
      column: { width: 110, priority: 1 },
      example: '施工段',
    }),
    part_code: field.text({
      label: { zh: '部位编码', en: 'Code' },
      hint: { zh: '同一项目内不重复', en: 'Unique within the project' },
      maxLength: 64,
      query: 'like',
      group: 'basic',
      column: { width: 140, priority: 1 },
      example: '01-03-A',
    }),
    order_number: field.integer({
      label: { zh: '排序号', en: 'Order' },
      hint: { zh: '同级内从小到大，楼层从下到上', en: 'Among parts of one level; floors from the bottom up' },
      required: true,
      min: 0,
      max: 99_999,
      initial: 0,
      group: 'basic',
      column: { width: 90, hidden: true },
      example: '3',
    }),
    drawing: field.image({
      label: { zh: '部位图片', en: 'Picture' },
      maxCount: 3,
      group: 'basic',
      column: { width: 120, hidden: true },
    }),
    leaf_flag: field.boolean({
      label: { zh: '最末级', en: 'Nothing below' },
      query: 'eq',
      on: ['query', 'detail'],
      initial: true,
      group: 'progress',
    }),
    state_date: field.date({
      label: { zh: '状态日期', en: 'Since' },
      on: IN_STEP,
      group: 'progress',
      column: { width: 120, sort: true },
    }),
    state_photos: field.image({
      label: { zh: '现场照片', en: 'Pictures of the site' },
      maxCount: 9,
      watermark: true,
      on: ['column', 'detail'],
      group: 'progress',
      column: { width: 140, hidden: true },
    }),
    state_note: field.textarea({
      label: { zh: '状态说明', en: 'Note' },
      maxLength: 500,
      on: IN_STEP,
      group: 'progress',
      column: { width: 200, hidden: true },
    }),
    /** The last one that was recorded (`qualityupdate`). */
    quality_status: field.code({
      label: { zh: '质量状态', en: 'Quality' },
      dict: partQuality,
      query: 'in',
      on: KEPT,
      group: 'progress',
      column: { width: 110 },
    }),
    quality_date: field.date({
      label: { zh: '质量检查日期', en: 'Quality checked on' },
      on: IN_STEP,
      group: 'progress',
      column: { width: 120, hidden: true },
    }),
    /** Order number and id of each part from the top down: the order of the tree, and a subtree is one range of it. */
    path: field.text({
      label: { zh: '树形顺序', en: 'Order in the tree' },
      maxLength: 1000,
      on: ['column'],
      column: { width: 100, sort: true, hidden: true },
    }),
  },
  figures: [{ label: { zh: '施工中部位', en: 'Parts under way' }, filters: { part_status: '2', leaf_flag: 'true' } }],
  attention: [
    {
      label: { zh: '待验收部位', en: 'Parts to accept' },
      filters: { part_status: '3', leaf_flag: 'true' },
      level: 'info',
    },
  ],
  endpoints: {
    list: 'GET part',
    detail: 'GET part/{id}',
    add: 'POST part',
    edit: 'PUT part',
    delete: 'DELETE part/{id}',
    import: 'POST part/import',
    export: 'GET part/export',
  },
  lifecycle: { field: 'part_status' },
  actions: {
    wizard: { label: { zh: '批量生成', en: 'Generate' }, endpoint: 'POST part/generate' },
    start: {
      label: { zh: '开工', en: 'Begin' },
      endpoint: 'PUT part/start',
      step: {
        from: [PART_STATUS.planned],
        to: PART_STATUS.running,
        asks: ['state_date', 'state_photos', 'state_note'],
        needs: ['state_date'],
        offline: true,
      },
    },
    finish: {
      label: { zh: '完成', en: 'Finish' },
      endpoint: 'PUT part/finish',
      step: {
        from: [PART_STATUS.running],
        to: PART_STATUS.done,
        asks: ['state_date', 'state_photos', 'state_note'],
        needs: ['state_date'],
        offline: true,
      },
    },
    accept: {
      label: { zh: '验收通过', en: 'Accept' },
      endpoint: 'PUT part/accept',
      step: {
        from: [PART_STATUS.done],
        to: PART_STATUS.accepted,
        asks: ['state_date', 'state_photos', 'state_note'],
        needs: ['state_date'],
      },
    },
    rework: {
      label: { zh: '退回返工', en: 'Send back' },
      endpoint: 'PUT part/rework',
      step: {
        from: [PART_STATUS.done, PART_STATUS.accepted],
        to: PART_STATUS.running,
        asks: ['state_date', 'state_note'],
        needs: ['state_date', 'state_note'],
        danger: true,
      },
    },
  },
});
