import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';

/** Largest logo, KB: it is loaded with every page. */
const LARGEST = 512;

/**
 * Names and logos of organisations and of projects (console specification, section 2.2, `logoconfig`), for the header and
 * for what is printed. What a project has not is taken from its organisation, and so on upwards (`server/src/brand`).
 */
export default defineResource({
  name: 'logoconfig',
  noun: 'brand',
  label: { zh: '标识配置', en: 'Name and logo' },
  about: {
    zh: '单位或项目在页头和打印件上使用的名称与标识；项目未配置时用所属单位的，单位未配置时用上级单位的。',
    en: 'Name and logo of an organisation or project, in the header and on prints. A project without one has that of its organisation, and so on upwards.',
  },
  service: 'base',
  title: 'shown_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    shown_name: field.text({
      label: { zh: '显示名称', en: 'Name' },
      required: true,
      maxLength: 30,
      query: 'like',
      column: { width: 220, fixed: 'left', priority: 1 },
      example: '滨江科创中心',
    }),
    project_id: projectField({ column: { width: 240 } }),
    logo: field.image({
      label: { zh: '标识', en: 'Logo' },
      hint: { zh: 'PNG、JPG 或 WebP，高 64 像素以上为宜', en: 'PNG, JPG or WebP, at least 64 pixels high' },
      maxCount: 1,
      maxSize: LARGEST,
      column: { width: 120, priority: 1 },
    }),
    remark: field.text({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 200,
      column: { width: 200, hidden: true },
    }),
  },
  rules: [
    {
      zh: '每个单位一条（不选项目），每个项目一条；页头用本人所在单位的，打印件用项目的。',
      en: 'One for an organisation (without a project), one for each project. The header shows that of the reader’s organisation, prints that of the project.',
    },
  ],
  endpoints: {
    list: 'GET brand',
    detail: 'GET brand/{id}',
    add: 'POST brand',
    edit: 'PUT brand',
    delete: 'DELETE brand/{id}',
  },
});
