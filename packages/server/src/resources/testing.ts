import { calls, resourceCalls, type Client } from '@gongdi/api';
import {
  columnsInRows,
  dictionaryOf,
  findResource,
  formFieldsOf,
  metaOf,
  type AnyResource,
  type FieldKind,
  type NamedField,
} from '@gongdi/domain';
import { roleId } from '../demo/index.ts';
import { PNG } from '../files/testing.ts';

let made = 0;

/**
 * Returns a record that the add form of any resource accepts, for tests: every required field is filled in, and texts
 * differ from those made before. Records that it refers to are added first.
 */
export async function sampleRecord(client: Client, resource: AnyResource): Promise<Record<string, unknown>> {
  const fields = formFieldsOf(resource, 'add');
  const record = await sampleOf(client, fields);
  for (const { name, choices } of fields) if (choices && name in record) record[name] = choices(record)[0]!.value;
  // Fields that the resource's check requires together, such as one limit of several.
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

function sampleValue(client: Client, field: NamedField): Promise<unknown> {
  made += 1;
  return Promise.resolve(SAMPLES[field.kind](client, field));
}

type Sample = (client: Client, field: NamedField) => unknown;

const words: Sample = () => `样例${made}`;
const least: Sample = (_, { min }) => min ?? 1;
const picture: Sample = (client) => sampleFile(client);
const pictures: Sample = async (client) => [await sampleFile(client)];

/** A value of each kind. */
const SAMPLES = {
  text: words,
  textarea: words,
  integer: least,
  decimal: least,
  money: () => '1.00',
  fee: least,
  meters: least,
  boolean: () => false,
  date: () => '2026-01-31',
  datetime: () => '2026-01-31T00:00:00.000Z',
  code: (_, { dict }) => dictionaryOf(dict!).entries[0]!.value,
  reference: addedTo,
  references: async (client, field) => [await addedTo(client, field)],
  permissions: () => ['staff|list'],
  password: () => 'Sample2026',
  phone: () => `139${String(made).padStart(8, '0')}`,
  idcard: () => '11010119900307803X',
  region: () => '310115',
  address: () => ({ location: { longitude: 121.47, latitude: 31.23, address: '人民大道 1 号' } }),
  place: () => ({ longitude: 121.47, latitude: 31.23 }),
  rows: async (client, field) => [await sampleOf(client, rowFields(field))],
  signature: picture,
  file: picture,
  files: pictures,
  image: pictures,
} satisfies Record<FieldKind, Sample>;

/** Adds a record that the field can refer to; people get the roles that the field requires. */
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
