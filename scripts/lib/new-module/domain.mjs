/**
 * Files of a module in `packages/domain`: its resource, its place in the menu, and the rights of the built-in roles.
 */

export function groupFile({ group, zh, en, order }) {
  return `import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '${zh}', en: '${en}' }, icon: { own: '${group}' }, order: ${order} });
`;
}

export function menuFile({ zh, en, order }) {
  return `import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '${zh}', en: '${en}' }, order: ${order} });
`;
}

export function logFile({ kebab, zh, en }) {
  return `import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({ actions: { '${kebab}-remind': logged('提醒${zh}', '${en}: remind', 'processing') } });
`;
}

export function grantsFile() {
  return `import { defineGrants, LOOK } from '../../../grants/define.ts';

export default defineGrants({ contractor: '*', lookers: LOOK });
`;
}

export function dictionaryFile({ name, noun, zh, en }) {
  return `import { defineDictionary } from '../../../dictionary/define.ts';

export const ${name}Status = defineDictionary('${noun}_status', { zh: '${zh}状态', en: '${en}' }, [
  { value: 1, label: { zh: '待处理', en: 'To do' }, color_type: 'processing' },
  { value: 2, label: { zh: '已完成', en: 'Done' }, color_type: 'success' },
]);
`;
}

/** @param {{ states: boolean }} module with `states`, the resource has a status field and a step that changes it */
export function resourceFile({ name, noun, kebab, service, zh, en, states }) {
  const status = `
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: ${name}Status,
      query: 'eq',
      initial: 1,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
    finished_at: field.datetime({
      label: { zh: '完成时间', en: 'Done at' },
      on: ['column', 'detail'],
      column: { width: 170, hidden: true },
    }),`;
  const lifecycle = `
  attention: [{ label: { zh: '待处理的${zh}', en: '${en}: to do' }, filters: { status: '1' }, level: 'info' }],
  lifecycle: { field: 'status', editable: [1] },
  actions: {
    finish: {
      label: { zh: '完成', en: 'Finish' },
      endpoint: 'POST ${kebab}/finish',
      step: { from: [1], to: 2, stamps: { at: 'finished_at' } },
    },
  },`;
  return `import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
${states ? `import { ${name}Status } from './dictionary.ts';\n` : ''}
/** What it is, and the section of the specification that it follows. */
export default defineResource({
  name: '${name}',
  noun: '${noun}',
  label: { zh: '${zh}', en: '${en}' },
  service: '${service}',
  title: '${noun}_title',
  scope: 'organisation',
  follows: 'project_id',
  fields: {
    ${noun}_title: field.text({
      label: { zh: '标题', en: 'Subject' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 220, fixed: 'left' },
      example: '${zh}',
    }),
    project_id: projectField({ required: true }),${states ? status : ''}
    remark: field.textarea({ label: { zh: '备注', en: 'Remark' }, maxLength: 500, column: { width: 240, hidden: true } }),
  },
  endpoints: {
    list: 'GET ${kebab}/list',
    detail: 'GET ${kebab}/detail/{id}',
    add: 'POST ${kebab}/add',
    edit: 'POST ${kebab}/update',
    delete: 'DELETE ${kebab}/{id}',
    export: 'GET ${kebab}/export',
  },${states ? lifecycle : ''}
});
`;
}
