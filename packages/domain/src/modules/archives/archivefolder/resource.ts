import { ARCHIVE_LEVEL, RETENTION } from '../../../archives/template.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { archiveLevel, archiveRetention } from '../dictionary.ts';
import { KEPT, kindField } from '../fields.ts';

/**
 * The folders of the archives of a project: classes, folders, and the documents that belong into them. A trigger of the
 * table keeps `path`, `full_name` and `above_name`, moves whole subtrees, and refuses cycles.
 */
export default defineResource({
  name: 'archivefolder',
  noun: 'archive_folder',
  label: { zh: '档案目录', en: 'Folder' },
  about: {
    zh: '项目各档案的目录树：类、文件夹、应归文件和保管期限。按 GB/T 50328 的模板生成，项目可以增减。',
    en: 'The folders of the archives of a project, with the documents that belong into them and how long they are kept. Made from the template of GB/T 50328; projects add and remove.',
  },
  rules: [
    {
      zh: '应归文件里至少有一份带文件的归档文件才算齐全；文件夹和类的齐全率由下级汇总。',
      en: 'A required document is there with at least one filed document that has its file; folders and classes sum up what is below.',
    },
    {
      zh: '有归档文件的目录不能删除，先移走文件。',
      en: 'A folder with documents is not deleted; move them first.',
    },
  ],
  service: 'order',
  title: 'full_name',
  tree: { parent: 'parent_id', name: 'folder_name', path: 'path', above: 'above_name' },
  scope: 'organisation',
  follows: 'project_id',
  imports: 'append',
  sort: { field: 'path', order: 'asc' },
  groups: { basic: { zh: '目录', en: 'Folder' }, complete: { zh: '齐全情况', en: 'How complete' } },
  fields: {
    full_name: field.text({
      label: { zh: '目录全称', en: 'Full name' },
      maxLength: 500,
      query: 'like',
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 320, fixed: 'left' },
    }),
    project_id: projectField({
      required: true,
      on: ['column', 'query', 'add', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 200 },
    }),
    archive_kind: kindField('basic'),
    parent_id: field.reference({
      label: { zh: '上级目录', en: 'Folder above' },
      ref: 'archivefolder',
      tree: true,
      among: { project: 'project_id' },
      query: 'eq',
      on: ['query', 'add', 'edit', 'detail'],
      group: 'basic',
    }),
    above_name: field.text({
      label: { zh: '上级全称', en: 'Full name of the folder above' },
      maxLength: 500,
      on: ['sheet'],
      hint: { zh: '如 施工文件/施工记录文件；上级要写在下级前面', en: 'A folder above stands before those below it' },
      group: 'basic',
    }),
    folder_name: field.text({
      label: { zh: '名称', en: 'Name' },
      required: true,
      maxLength: 100,
      group: 'basic',
      column: { width: 200, hidden: true },
      example: '隐蔽工程验收记录',
    }),
    folder_code: field.text({
      label: { zh: '编号', en: 'Code' },
      required: true,
      maxLength: 20,
      query: 'like',
      group: 'basic',
      column: { width: 100, priority: 1 },
      example: 'C5-01',
    }),
    archive_level: field.code({
      label: { zh: '层级', en: 'Level' },
      required: true,
      dict: archiveLevel,
      query: 'in',
      initial: ARCHIVE_LEVEL.item,
      group: 'basic',
      column: { width: 100 },
      example: '应归文件',
    }),
    required_flag: field.boolean({
      label: { zh: '必须归档', en: 'Required' },
      query: 'eq',
      initial: false,
      group: 'basic',
      column: { width: 100 },
    }),
    archive_retention: field.code({
      label: { zh: '保管期限', en: 'Kept' },
      required: true,
      dict: archiveRetention,
      query: 'in',
      initial: RETENTION.long,
      group: 'basic',
      column: { width: 100 },
      example: '长期',
    }),
    order_number: field.integer({
      label: { zh: '排序号', en: 'Order' },
      required: true,
      min: 0,
      max: 99_999,
      initial: 0,
      group: 'basic',
      column: { width: 90, hidden: true },
      example: '1',
    }),
    document_count: field.integer({
      label: { zh: '归档文件数', en: 'Documents' },
      derived: true,
      on: KEPT,
      group: 'complete',
      column: { width: 110 },
    }),
    needed_count: field.integer({
      label: { zh: '应归项', en: 'Required documents' },
      derived: true,
      on: KEPT,
      group: 'complete',
      column: { width: 90, hidden: true },
    }),
    missing_count: field.integer({
      label: { zh: '缺项', en: 'Missing' },
      derived: true,
      on: KEPT,
      group: 'complete',
      column: { width: 80, priority: 1 },
    }),
    /** Order number and id of each folder from the top down: the order of the tree, and a subtree is one range of it. */
    path: field.text({
      label: { zh: '树形顺序', en: 'Order in the tree' },
      maxLength: 1000,
      on: ['column'],
      column: { width: 100, sort: true, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET archive-folder',
    detail: 'GET archive-folder/{id}',
    add: 'POST archive-folder',
    edit: 'PUT archive-folder',
    delete: 'DELETE archive-folder/{id}',
    import: 'POST archive-folder/import',
    export: 'GET archive-folder/export',
  },
  actions: {
    generate: { label: { zh: '按模板生成', en: 'From the template' }, endpoint: 'POST archive-folder/generate' },
  },
});
