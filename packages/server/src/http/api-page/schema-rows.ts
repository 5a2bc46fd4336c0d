/** A JSON schema as it occurs in the API document. */
export type Schema = Readonly<Record<string, unknown>>;

/** One line of a table of fields. */
export interface SchemaRow {
  name: string;
  /** Nesting level; 0 is the top level. */
  depth: number;
  type: string;
  required: boolean;
  /** Name of the field, in the languages of the document. */
  title: string;
  description: string;
  /** Limits and allowed values. */
  limits: string;
}

/** Fields deeper than this are shown by their type alone, because areas can contain areas. */
const DEEPEST = 4;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the schema that a `$ref` names, or else the schema itself. @param root the whole document */
function resolved(schema: Schema, root: Schema): Schema {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return schema;
  const found = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), root);
  return isSchema(found) ? found : {};
}

/** Of alternatives, returns the first that is not `null`, and whether `null` is allowed. */
function meant(schema: Schema, root: Schema): { schema: Schema; nullable: boolean } {
  const own = resolved(schema, root);
  const choices = own['anyOf'] ?? own['oneOf'];
  if (!Array.isArray(choices)) return { schema: own, nullable: false };
  const some = choices.filter(isSchema).filter((one) => one['type'] !== 'null');
  const inner = some[0] ? meant(some[0], root).schema : {};
  const { title, description } = own;
  return {
    schema: { ...inner, ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
    nullable: some.length < choices.length,
  };
}

function typeText(schema: Schema, root: Schema): string {
  const { schema: own, nullable } = meant(schema, root);
  const suffix = nullable ? ' | null' : '';
  if (isSchema(own['items'])) return `${typeText(own['items'], root)}[]${suffix}`;
  const type = own['type'];
  const name = Array.isArray(type) ? type.join(' | ') : text(type) || (own['const'] === undefined ? 'any' : 'const');
  const format = text(own['format']);
  return `${name}${format ? ` (${format})` : ''}${suffix}`;
}

/** Keywords of JSON Schema and the words that the page shows for them. */
const LIMITS: readonly (readonly [string, string])[] = [
  ['minimum', '≥'],
  ['maximum', '≤'],
  ['minLength', 'minLength'],
  ['maxLength', 'maxLength'],
  ['minItems', 'minItems'],
  ['maxItems', 'maxItems'],
  ['pattern', 'pattern'],
  ['default', 'default'],
];

function limitsText(schema: Schema, root: Schema): string {
  const { schema: own } = meant(schema, root);
  const values = Array.isArray(own['enum']) ? [own['enum'].map((one) => JSON.stringify(one)).join(', ')] : [];
  const constant = own['const'] === undefined ? [] : [`= ${JSON.stringify(own['const'])}`];
  const bounds = LIMITS.flatMap(([key, word]) => {
    const value = own[key];
    // If a format is declared, it describes the same as the pattern.
    if (key === 'pattern' && own['format'] !== undefined) return [];
    // Limits that only express the safe range of integers are left out.
    if (value === undefined || (typeof value === 'number' && Math.abs(value) >= Number.MAX_SAFE_INTEGER)) return [];
    return [`${word} ${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
  return [...values, ...constant, ...bounds].join('; ');
}

/** Returns the fields of a schema as rows. Fields of an inner object follow their parent. */
export function schemaRows(schema: Schema, root: Schema, depth = 0): SchemaRow[] {
  let { schema: own } = meant(schema, root);
  while (isSchema(own['items'])) own = meant(own['items'], root).schema;
  const properties = own['properties'];
  if (!isSchema(properties) || depth > DEEPEST) return [];
  const required = Array.isArray(own['required']) ? own['required'] : [];
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isSchema(value)) return [];
    const { schema: inner } = meant(value, root);
    const row: SchemaRow = {
      name,
      depth,
      type: typeText(value, root),
      required: required.includes(name),
      title: text(value['title'] ?? inner['title']),
      description: text(value['description'] ?? inner['description']),
      limits: limitsText(value, root),
    };
    return [row, ...schemaRows(value, root, depth + 1)];
  });
}

/** Returns an example value to send, with the required fields. */
export function exampleOf(schema: Schema, root: Schema, depth = 0): unknown {
  const { schema: own } = meant(schema, root);
  if (own['default'] !== undefined) return own['default'];
  if (own['const'] !== undefined) return own['const'];
  if (Array.isArray(own['enum'])) return own['enum'][0] as unknown;
  if (isSchema(own['items'])) return depth > DEEPEST ? [] : [exampleOf(own['items'], root, depth + 1)];
  if (isSchema(own['properties'])) {
    const required = Array.isArray(own['required']) ? (own['required'] as string[]) : [];
    const properties = own['properties'];
    return Object.fromEntries(
      required.flatMap((name) =>
        isSchema(properties[name]) ? [[name, exampleOf(properties[name], root, depth + 1)]] : [],
      ),
    );
  }
  switch (own['type']) {
    case 'integer':
    case 'number':
      return typeof own['minimum'] === 'number' ? Math.max(own['minimum'], 0) : 0;
    case 'boolean':
      return true;
    case 'object':
      return {};
    default:
      return '';
  }
}
