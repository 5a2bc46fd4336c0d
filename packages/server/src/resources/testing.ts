import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  columnsInRows,
  CREDIT_CHARACTERS,
  dictionaryOf,
  FAILED_GRADE,
  findResource,
  formFieldsOf,
  isCreditCode,
  LEVEL,
  metaOf,
  type AnyResource,
  SMART_HELMET,
  type FieldKind,
  type NamedField,
} from '@gongdi/domain';
import { roleId } from '../demo/index.ts';
import { PNG } from '../files/testing.ts';

let made = 0;

/** What the rules of a resource ask beyond its fields: other fields to fill in, values, and those of records that it names. */
interface Asks {
  fills?: readonly string[];
  values?: Sampled;
  named?: Record<string, Sampled>;
  /** Field with a month, `2026-10`: each record has another one. */
  months?: string;
  /** Steps that the records in these fields have to take first. */
  takes?: Record<string, string>;
}

const ASKED: Record<string, Asks> = {
  // A small risk: greater ones ask for measures and checks.
  risksource: { values: { likelihood: 5, exposure: 2, consequence: 4, control_level: 2 } },
  // One for each company and month.
  safeproducemonthreportcompany: { months: 'report_month' },
  safeproducemonthreportgroup: { months: 'report_month' },
  // Who verifies is not who corrects.
  majordanger: { values: { found_on: '2026-01-01' }, named: { verifier_id: {} } },
  // A new item of the bill has a name, a unit and a price.
  contractchange: {
    values: {
      lines: [{ item_code: '010101001009', quantity: 2, item_name: '回填方', unit: 'm³', unit_price: '12.50' }],
    },
  },
  contractmeasure: { values: { lines: [{ what: '柱', number: 2, length: 3 }] } },
  climbingpartner: { values: { planned_to: '2026-02-01T00:00:00.000Z' } },
  // There is one for each company, and one for each project.
  logoconfig: { fills: ['project_id'] },
  stationrecord: { values: { end_at: '2026-01-31T04:00:00.000Z' } },
  inspectionlot: { named: { assessment_id: { division_level: LEVEL.item } } },
  // Only what is accepted is used, and not more than there is.
  materialuse: { named: { material_id: { quantity: 100 } }, takes: { material_id: 'accept' } },
  evaluationlibrary: { values: { full_points: 10 } },
  // Weights sum to 100, every section has an item, and the last grade is failed.
  evaluationtemplate: {
    values: {
      sections: [{ section: '安全', weight: 100 }],
      items: [{ section: '安全', item: '教育', item_kind: 1, full_points: 10 }],
      bands: [
        { grade: 4, floor: 60 },
        { grade: FAILED_GRADE, floor: 0 },
      ],
    },
  },
  // Only a policy that names its persons has some, and they are of its project.
  insuredperson: { named: { policy_id: { insurance_mode: 2 } } },
  helmetmanage: { named: { device_id: { device_type: SMART_HELMET } } },
};

/** Weights of GB 11643 for the digits of an identity number, and the check characters by remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Completes the seventeen digits of an identity number by the check character. */
export const identityNumber = (digits: string): string =>
  digits + '10X98765432'[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11]!;

/**
 * Returns a record that the add form of any resource accepts, for tests: every required field is filled in, and texts
 * differ from those made before. Records that it refers to are added first.
 * @param given values that it shall have, if its form has such fields
 */
export async function sampleRecord(
  client: Client,
  resource: AnyResource,
  given: Sampled = {},
): Promise<Record<string, unknown>> {
  const fields = formFieldsOf(resource, 'add');
  const around = { ...(await projectOf(client, fields)), ...given };
  const asked = await askedOf(client, resource.name, fields, around);
  const record = await sampleOf(client, fields, { ...around, ...asked });
  for (const { name, choices } of fields) if (choices && name in record) record[name] = choices(record)[0]!.value;
  // Fields that the resource's check requires together, such as one limit of several.
  for (const { path } of resource.check?.(record) ?? [])
    record[path] ??= await sampleValue(
      client,
      fields.find(({ name }) => name === path)!,
      record,
    );
  // Fields of one group that have to fit each other, such as options and their answer: as in the example of the sheet.
  for (const { path } of resource.check?.(record) ?? []) {
    const { group, example } = fields.find(({ name }) => name === path)!;
    if (example !== undefined) record[path] = example;
    for (const one of fields)
      if (one.group === group && one.example && one.kind === 'text') record[one.name] = one.example;
  }
  return record;
}

/** The values that the rules of a resource ask for, beyond those of its fields. */
async function askedOf(
  client: Client,
  name: string,
  fields: readonly NamedField[],
  given: Sampled,
): Promise<Record<string, unknown>> {
  const { fills = [], values = {}, named = {}, takes = {}, months } = ASKED[name] ?? {};
  const record: Record<string, unknown> = { ...values };
  if (months !== undefined) record[months] ??= monthOf((made += 1));
  const fill = async (one: string, more?: Sampled) => {
    const field = fields.find((field) => field.name === one)!;
    if (given[one] === undefined) {
      const id = await addedTo(client, field, { ...given, ...record }, more);
      const step = takes[one];
      if (step) await client.call(stepCalls(findResource(field.ref!)!)[step]!, { body: { id } });
      record[one] = id;
    } else record[one] = given[one];
  };
  for (const one of fills) await fill(one);
  if (Object.keys(named).length > 0 && fields.some((field) => field.name === 'project_id')) await fill('project_id');
  for (const [one, more] of Object.entries(named)) await fill(one, more);
  return record;
}

/** Returns a month before those of the demo, another one for each number up to 180. */
const monthOf = (number: number): string =>
  `${2001 + Math.floor((number % 180) / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

async function sampleOf(
  client: Client,
  fields: readonly NamedField[],
  given: Sampled = {},
): Promise<Record<string, unknown>> {
  const record: Record<string, unknown> = {};
  for (const field of fields)
    if (field.name in given) record[field.name] = given[field.name];
    else if (field.required)
      record[field.name] = field.initial ?? (await sampleValue(client, field, { ...given, ...record }));
  return record;
}

/** A project for what a record refers to, where it has none itself: a line of a wage sheet and its person have to fit. */
async function projectOf(client: Client, fields: readonly NamedField[]): Promise<Sampled> {
  const references = fields.filter(
    ({ kind, required, ref }) => kind === 'reference' && required && ref !== 'usermanage',
  );
  if (references.length < 2 || fields.some(({ name }) => name === 'project_id')) return {};
  const projects = findResource('projectmanage')!;
  const { id } = await client.call(resourceCalls(projects).add!, { body: await sampleRecord(client, projects) });
  return { project_id: id };
}

function sampleValue(client: Client, field: NamedField, record: Sampled): Promise<unknown> {
  made += 1;
  return Promise.resolve(SAMPLES[field.kind](client, field, record));
}

/** A credit code with the right check character (GB 32100). */
function creditCode(number: number): string {
  const body = `91990000MA${String(number).padStart(7, '0')}`;
  const last = Array.from(CREDIT_CHARACTERS).find((one) => isCreditCode(body + one))!;
  return body + last;
}

/** What the record has so far. */
type Sampled = Readonly<Record<string, unknown>>;
type Sample = (client: Client, field: NamedField, record: Sampled) => unknown;

const words: Sample = (_, { check }) => (check === 'credit_code' ? creditCode(made) : `样例${made}`);
const least: Sample = (_, { min }) => min ?? 1;
// The example is harmless where the least value is not, such as the age from which nobody may work.
const whole: Sample = (_, { example, min }) => (example === undefined ? (min ?? 1) : Number(example));
const picture: Sample = (client) => sampleFile(client);
const pictures: Sample = async (client) => [await sampleFile(client)];

/** A value of each kind. */
const SAMPLES = {
  text: words,
  textarea: words,
  integer: whole,
  decimal: least,
  money: () => '1.00',
  fee: least,
  meters: least,
  boolean: () => false,
  date: () => '2026-01-31',
  datetime: () => '2026-01-31T00:00:00.000Z',
  code: (_, { dict }) => dictionaryOf(dict!).entries[0]!.value,
  reference: (client, field, record) => addedTo(client, field, record),
  references: async (client, field, record) => [await addedTo(client, field, record)],
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

/**
 * Adds a record that the field can refer to, of the same project where the field asks for that. People get the roles that the field requires, and an identity number of
 * their own: rules about age need it.
 */
async function addedTo(
  client: Client,
  { ref, among }: NamedField,
  record: Sampled,
  more: Sampled = {},
): Promise<string> {
  const target = findResource(ref!)!;
  const { add } = resourceCalls(target);
  const roles = among?.roles && { role_ids: among.roles.map(roleId) };
  const project_id = record[among?.project ?? 'project_id'];
  const given = { ...(project_id === undefined ? {} : { project_id }), ...more };
  const body: Record<string, unknown> = { ...(await sampleRecord(client, target, given)), ...roles };
  made += 1;
  const month = 1 + (Math.floor(made / 1000) % 12);
  for (const { name, kind } of formFieldsOf(target, 'add'))
    if (kind === 'idcard')
      body[name] = identityNumber(
        `1101011985${String(month).padStart(2, '0')}07${String(made % 1000).padStart(3, '0')}`,
      );
  return (await client.call(add!, { body })).id;
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
