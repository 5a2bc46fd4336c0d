import { defineResource, field, repairStatus } from '@gongdi/domain';

/** Kinds of fields that are added in this order until a resource has the wanted number. */
const MORE = [
  (label) => field.text({ label, maxLength: 100, column: { width: 160 } }),
  (label) => field.integer({ label, min: 0, column: { width: 100 } }),
  (label) => field.date({ label, query: 'between' }),
  (label) => field.textarea({ label, maxLength: 500 }),
  (label) => field.reference({ label, ref: 'usermanage' }),
  (label) => field.boolean({ label }),
];

/**
 * Makes resources like those of a product with many modules: a list with a search by project and state, forms, a sheet,
 * and records that wait on the workbench. They are made at run time, so no part of the product knows them.
 * @param {number} count @param {number} fields of each, at least four
 * @returns {import('@gongdi/domain').AnyResource[]}
 */
export function syntheticResources(count, fields) {
  return Array.from({ length: count }, (_, at) => synthetic(at + 1, fields));
}

function synthetic(number, fields) {
  const name = `synthetic${number}`;
  const words = (what) => ({ zh: `${what} ${number}`, en: `${what} ${number}` });
  const more = Array.from({ length: Math.max(0, fields - 4) }, (_, at) => [
    `field_${at + 1}`,
    MORE[at % MORE.length](words(`Field ${at + 1} of`)),
  ]);
  return defineResource({
    name,
    noun: `synthetic_${number}`,
    label: words('Synthetic'),
    service: 'order',
    title: 'title',
    scope: 'organisation',
    sort: { field: 'created_at', order: 'desc' },
    fields: {
      title: field.text({
        label: words('Title of'),
        required: true,
        maxLength: 100,
        query: 'like',
        column: { width: 200 },
      }),
      project_id: field.reference({
        label: words('Project of'),
        ref: 'projectmanage',
        query: 'eq',
        column: { width: 240 },
      }),
      code: field.text({ label: words('Code of'), maxLength: 64, query: 'eq' }),
      status: field.code({
        label: words('State of'),
        dict: repairStatus,
        initial: 1,
        query: 'in',
        column: { width: 100 },
      }),
      ...Object.fromEntries(more),
    },
    attention: [{ label: words('Waiting'), filters: { status: '1' }, level: 'warning' }],
    endpoints: {
      list: `GET ${name}`,
      detail: `GET ${name}/{id}`,
      add: `POST ${name}`,
      edit: `PUT ${name}`,
      delete: `DELETE ${name}/{id}`,
      import: `POST ${name}/import`,
      export: `GET ${name}/export`,
    },
  });
}
