import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { DRAWING, drawingDiscipline, drawingStatus } from '../dictionary.ts';
import { KEPT } from '../fields.ts';

/** All versions of the drawings of a project; the part `drawings` has those in force. */
export default defineResource({
  name: 'drawingversion',
  noun: 'drawing_version',
  label: { zh: '图纸版本', en: 'Version of a drawing' },
  about: {
    zh: '施工图纸的各个版本。同一图号登记新版后，旧版自动作废，凡引用旧版的地方都标明已作废。',
    en: 'Versions of drawings. A new version of a number supersedes the one before, which is marked wherever it is named.',
  },
  rules: [
    {
      zh: '同一项目同一图号只有一个现行版本；登记新版即作废旧版，旧版不能再修改。',
      en: 'A drawing number of a project has one version in force. A new one supersedes it, and it is no longer changed.',
    },
    {
      zh: '已确认的变更洽商涉及的图纸，在登记新版之前显示未落图的变更数。',
      en: 'Confirmed changes of a drawing are counted on it until a new version is recorded.',
    },
  ],
  service: 'order',
  title: 'full_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'drawing_number', order: 'asc' },
  groups: { basic: { zh: '图纸', en: 'Drawing' }, version: { zh: '版本', en: 'Version' } },
  fields: {
    /** Kept by the database: number, name, version, and whether it is superseded. */
    full_title: field.text({
      label: { zh: '图纸', en: 'Drawing' },
      maxLength: 300,
      query: 'like',
      searched: true,
      on: KEPT,
      group: 'basic',
      column: { width: 280, fixed: 'left' },
    }),
    drawing_status: field.code({
      label: { zh: '图纸状态', en: 'State' },
      required: true,
      dict: drawingStatus,
      query: 'eq',
      initial: DRAWING.current,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, on: ['column', 'query', 'add', 'detail'], group: 'basic' }),
    drawing_number: field.text({
      label: { zh: '图号', en: 'Number' },
      required: true,
      maxLength: 40,
      query: 'like',
      on: ['column', 'query', 'add', 'detail'],
      group: 'basic',
      column: { width: 120, sort: true, priority: 1 },
      example: '结施-12',
    }),
    drawing_name: field.text({
      label: { zh: '图名', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 200, hidden: true },
      example: '三层梁平法施工图',
    }),
    drawing_discipline: field.code({
      label: { zh: '专业', en: 'Discipline' },
      required: true,
      dict: drawingDiscipline,
      query: 'in',
      group: 'basic',
      column: { width: 90 },
    }),
    part_id: partField({ label: { zh: '部位', en: 'Part' }, group: 'basic' }),
    version_label: field.text({
      label: { zh: '版本', en: 'Version' },
      required: true,
      maxLength: 20,
      query: 'eq',
      on: ['column', 'query', 'add', 'detail'],
      group: 'version',
      column: { width: 80, priority: 1 },
      example: 'B',
    }),
    version_date: field.date({
      label: { zh: '出图日期', en: 'Issued on' },
      required: true,
      query: 'between',
      group: 'version',
      column: { width: 120, sort: true },
    }),
    drawing_file: field.file({
      label: { zh: '图纸文件', en: 'File' },
      accept: ['pdf', 'dwg', 'dxf', 'image'],
      group: 'version',
      column: { width: 160, hidden: true },
    }),
    revision_note: field.textarea({
      label: { zh: '修改说明', en: 'What was revised' },
      maxLength: 500,
      group: 'version',
      column: { width: 200, hidden: true },
    }),
    received_on: field.date({
      label: { zh: '收图日期', en: 'Received on' },
      group: 'version',
      column: { width: 120, hidden: true },
    }),
    /** Confirmed changes since this version. */
    open_changes: field.integer({
      label: { zh: '未落图变更', en: 'Changes not drawn' },
      on: KEPT,
      initial: 0,
      group: 'version',
      column: { width: 110, priority: 1 },
    }),
    superseded_by: field.reference({
      label: { zh: '替代版本', en: 'Superseded by' },
      ref: 'drawingversion',
      on: KEPT,
      group: 'version',
      column: { width: 180, hidden: true },
    }),
    superseded_on: field.date({
      label: { zh: '作废日期', en: 'Superseded on' },
      on: KEPT,
      group: 'version',
      column: { width: 120, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET drawing-version',
    detail: 'GET drawing-version/{id}',
    add: 'POST drawing-version',
    edit: 'PUT drawing-version',
    delete: 'DELETE drawing-version/{id}',
    export: 'GET drawing-version/export',
  },
  lifecycle: { field: 'drawing_status', editable: [DRAWING.current] },
});
