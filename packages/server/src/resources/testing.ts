import { calls, resourceCalls, type Client } from '@gongdi/api';
import {
  columnsInRows,
  dictionaryOf,
  findResource,
  formFieldsOf,
  metaOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { roleId } from '../demo/index.ts';
import { PNG } from '../files/testing.ts';

let made = 0;

/**
 * A record that the add form of any resource takes, for tests: every required field filled in, texts unlike those made
 * before. What it refers to is added first.
 */
export async function sampleRecord(client: Client, resource: AnyResource): Promise<Record<string, unknown>> {
  const fields = formFieldsOf(resource, 'add');
  const record = await sampleOf(client, fields);
  for (const { name, choices } of fields) if (choices && name in record) record[name] = choices(record)[0]!.value;
  // What is missing together, such as one limit of several.
  for (const { path } of resource.check?.(record) ?? [])
    record[path] ??= await sampleValue(
      client,
      fields.find(({ name }) => name === path)!,
    );
  return record;
}

async function sampleOf(client: Client, fields: readonly NamedField[]): Promise<Record<string, unknown>> {
  const record: Record<string, unknown> = {};
  for (const field of fields)
    if (field.required) record[field.name] = field.initial ?? (await sampleValue(client, field));
  return record;
}

async function sampleValue(client: Client, field: NamedField): Promise<unknown> {
  made += 1;
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'fee':
    case 'meters':
      return field.min ?? 1;
    case 'money':
      return '1.00';
    case 'boolean':
      return false;
    case 'date':
      return '2026-01-31';
    case 'datetime':
      return '2026-01-31T00:00:00.000Z';
    case 'code':
      return dictionaryOf(field.dict!).entries[0]!.value;
    case 'reference':
      return addedTo(client, field);
    case 'references':
      return [await addedTo(client, field)];
    case 'permissions':
      return ['staff|list'];
    case 'password':
      return 'Sample2026';
    case 'phone':
      return `139${String(made).padStart(8, '0')}`;
    case 'idcard':
      return '11010119900307803X';
    case 'address':
      return { location: { longitude: 121.47, latitude: 31.23, address: '人民大道 1 号' } };
    case 'place':
      return { longitude: 121.47, latitude: 31.23 };
    case 'rows':
      return [await sampleOf(client, rowFields(field))];
    case 'file':
    case 'signature':
      return sampleFile(client);
    case 'files':
    case 'image':
      return [await sampleFile(client)];
    default:
      return `样例${made}`;
  }
}

/** A record that the field can refer to; people hold the roles that it wants of them. */
async function addedTo(client: Client, { ref, among }: NamedField): Promise<string> {
  const target = findResource(ref!)!;
  const { add } = resourceCalls(target);
  const roles = among?.roles && { role_ids: among.roles.map(roleId) };
  return (await client.call(add!, { body: { ...(await sampleRecord(client, target)), ...roles } })).id;
}

function rowFields({ type }: NamedField): NamedField[] {
  return Object.entries(columnsInRows(type)).map(([name, column]) => ({ ...metaOf(column), name, type: column }));
}

/** A picture that the client's account has just uploaded. */
export async function sampleFile(client: Client): Promise<{ id: string }> {
  const file = new Blob([PNG as BlobPart], { type: 'image/png' });
  const { id } = await client.call(calls.file.uploadShort, { form: { short_flag: '0' }, file, fileName: '照片.png' });
  return { id };
}
