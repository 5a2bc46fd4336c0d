import * as z from 'zod';
import type { Dictionary } from '../dictionary/define.ts';
import { DEFAULT_FILE_COUNT, DEFAULT_FILE_KB, fileItem } from '../file/file-item.ts';
import { looksMasked } from '../personal/mask.ts';
import { FIELD_CHECKS } from './checks.ts';
import type { FieldKind, FieldMeta, FieldPlace } from './meta.ts';
import { BANK_CARD_PATTERN, ID_CARD_PATTERN, MOBILE_PATTERN } from './patterns.ts';

type DictionaryName = Pick<Dictionary, 'dict_type'>;
type Options<R extends boolean> = Omit<FieldMeta, 'kind' | 'required'> & { required?: R };
/** Options of file, place and rows fields: lists cannot filter by them, and a cell of a sheet cannot hold them. */
type FileOptions<R extends boolean> = Omit<Options<R>, 'query' | 'unique' | 'initial'>;
const FILE_DEFAULTS: { on: readonly FieldPlace[]; maxSize: number; maxCount: number } = {
  on: ['column', 'add', 'edit', 'detail'],
  maxSize: DEFAULT_FILE_KB,
  maxCount: DEFAULT_FILE_COUNT,
};
/** Places of a field that a cell of a sheet cannot hold. */
const NO_SHEET: { on: readonly FieldPlace[] } = { on: FILE_DEFAULTS.on };
type Wrapped<T extends z.ZodType, R extends boolean> = R extends true ? T : z.ZodOptional<z.ZodNullable<T>>;

const made = new Map<string, z.ZodType>();
/** Makes a type once for each key: most fields are alike, and zod takes long to make thousands of types. */
function once<T extends z.ZodType>(key: string, make: () => T): T {
  let type = made.get(key) as T | undefined;
  if (!type) made.set(key, (type = make()));
  return type;
}

const nullables = new WeakMap<z.ZodType, z.ZodNullable>();
function nullableOf(type: z.ZodType): z.ZodNullable {
  let nullable = nullables.get(type);
  if (!nullable) nullables.set(type, (nullable = z.nullable(type)));
  return nullable;
}

/**
 * Wraps a type and describes it in one place, because a wrapper around a described type would lose the description.
 * Other fields may share the type inside: what bears the description is of this field alone.
 */
function describe<T extends z.ZodType, const R extends boolean = false>(
  kind: FieldKind,
  type: T,
  options: Options<R>,
): Wrapped<T, R> {
  const required = options.required === true;
  const meta: FieldMeta = { ...options, kind, required };
  if (required) return type.meta({ gongdi: meta }) as unknown as Wrapped<T, R>;
  const wrapped = z.optional(nullableOf(type));
  z.globalRegistry.add(wrapped, { gongdi: meta });
  return wrapped as unknown as Wrapped<T, R>;
}

type Limits = Pick<FieldMeta, 'min' | 'max'>;
type TextOptions = Pick<FieldMeta, 'maxLength' | 'check' | 'personal'> & { required?: boolean };

function string(options: TextOptions, fallback: number): z.ZodString {
  const most = options.maxLength ?? fallback;
  const base = once(`string ${most}`, () => z.string().max(most));
  return checked(options.required ? once(`filled ${most}`, () => base.min(1)) : base, options);
}

const integer = (o: Limits): z.ZodInt => once(`integer ${o.min} ${o.max}`, () => bounded(z.int(), o));
const decimal = (o: Limits): z.ZodNumber => once(`decimal ${o.min} ${o.max}`, () => bounded(z.number(), o));

function checked(type: z.ZodString, { check, personal }: TextOptions): z.ZodString {
  const whole = personal === undefined ? type : type.refine((value) => !looksMasked(personal, value));
  return check === undefined ? whole : whole.refine(FIELD_CHECKS[check]);
}

/** Existing civil date: 2025-02-30 is refused. */
const civilDate = z.iso.date();

/** ISO 8601 instant, UTC, milliseconds. */
const instant = z.iso.datetime({ precision: 3 });

/** Code of an administrative division (GB/T 2260): province, city, district, two digits each. */
const region = z.string().regex(/^[1-8]\d{5}$/);

const boolean = z.boolean();
const phone = z.string().regex(MOBILE_PATTERN);
const money = z.string().regex(/^-?\d{1,16}(\.\d{1,2})?$/);

/** Minimum of every password: 8 to 64 characters, with at least one letter and one digit. */
export const PASSWORD_PATTERN = /^(?=.*[A-Za-z])(?=.*\d).{8,64}$/s;

/** Permission code that a role may hold: one operation, every operation of a menu entry, or everything. */
export const GRANT_PATTERN = /^(\*|[a-z][\w-]*\|(\*|[\w-]+))$/;

const MANY = { references: 200, permissions: 2000 } as const;

/** Coordinate system of places on the wire, unless a call has a field for it; the specified maps use this system. */
const PLACE_SYSTEM = 'GCJ-02';

export const location = z.object({
  longitude: z.number().min(-180).max(180).describe(PLACE_SYSTEM),
  latitude: z.number().min(-90).max(90).describe(PLACE_SYSTEM),
  address: z.string().min(1).max(200),
});

export const address = z.object({
  id: z.string().max(64).nullish(),
  /** Fence code: a generated id without dashes. */
  fence: z.string().max(64).nullish(),
  location,
});
export type Address = z.infer<typeof address>;

export const place = location.extend({ address: z.string().max(200).nullish() });
export type Place = z.infer<typeof place>;

/** Maximum number of rows of a small table inside a record. */
const ROWS_LIMIT = 200;

/**
 * Field constructors: a zod type and its description in one call. A field is optional (null or absent) unless
 * `required: true` is given. Each kind has the constructor of its name; `written` and `bankcard` make fields of kind
 * `text`.
 */
export const field = {
  text: <const R extends boolean = false>(o: Options<R>) => describe('text', string(o, 255), { maxLength: 255, ...o }),
  textarea: <const R extends boolean = false>(o: Options<R>) =>
    describe('textarea', string(o, 2000), { maxLength: 2000, ...o }),
  /** Any value, unchecked; for a small table that programs fill in. */
  written: <const R extends boolean = false>(o: Options<R>) => describe('text', z.unknown(), o),
  integer: <const R extends boolean = false>(o: Options<R>) => describe('integer', integer(o), o),
  decimal: <const R extends boolean = false>(o: Options<R>) => describe('decimal', decimal(o), o),
  money: <const R extends boolean = false>(o: Options<R>) => describe('money', money, o),
  fee: <const R extends boolean = false>(o: Options<R>) => describe('fee', integer(o), o),
  meters: <const R extends boolean = false>(o: Options<R>) => describe('meters', integer(o), o),
  boolean: <const R extends boolean = false>(o: Options<R>) => describe('boolean', boolean, o),
  date: <const R extends boolean = false>(o: Options<R>) => describe('date', civilDate, o),
  datetime: <const R extends boolean = false>(o: Options<R>) => describe('datetime', instant, o),
  /**
   * `dict` is the dictionary object itself, so that whoever imports the field also imports the file of the dictionary.
   */
  code: <const R extends boolean = false>({ dict, ...o }: Omit<Options<R>, 'dict'> & { dict: DictionaryName }) =>
    describe('code', integer({}), { ...o, dict: dict.dict_type }),
  reference: <const R extends boolean = false>(o: Options<R> & { ref: string }) =>
    describe('reference', string({ ...o, maxLength: 64 }, 64), o),
  references: <const R extends boolean = false>(o: Options<R> & { ref: string }) =>
    describe('references', many(z.string().min(1).max(64), MANY.references, o), o),
  permissions: <const R extends boolean = false>(o: Options<R>) =>
    describe('permissions', many(z.string().max(130).regex(GRANT_PATTERN), MANY.permissions, o), o),
  password: <const R extends boolean = false>(o: Options<R>) =>
    describe('password', z.string().regex(PASSWORD_PATTERN), { ...o, on: o.on ?? ['add'], column: false }),
  phone: <const R extends boolean = false>(o: Options<R>) => describe('phone', phone, o),
  idcard: <const R extends boolean = false>(o: Options<R>) =>
    describe('idcard', checked(z.string().regex(ID_CARD_PATTERN), o), o),
  bankcard: <const R extends boolean = false>(o: Options<R>) =>
    describe('text', z.string().regex(BANK_CARD_PATTERN), { maxLength: 19, personal: 'bank-card', ...o }),
  region: <const R extends boolean = false>(o: Options<R>) => describe('region', region, o),
  address: <const R extends boolean = false>(o: Options<R>) => describe('address', address, o),
  place: <const R extends boolean = false>(o: FileOptions<R>) => describe('place', place, { ...NO_SHEET, ...o }),
  rows: <const R extends boolean = false, S extends z.ZodRawShape = z.ZodRawShape>({
    rows,
    ...o
  }: FileOptions<R> & { rows: S }) =>
    describe('rows', many(z.strictObject(rows), o.maxCount ?? ROWS_LIMIT, o), { ...NO_SHEET, ...o }),
  signature: <const R extends boolean = false>(o: FileOptions<R>) =>
    describe('signature', fileItem, { ...FILE_DEFAULTS, accept: ['image'], ...o, maxCount: 1 }),
  file: <const R extends boolean = false>(o: FileOptions<R>) =>
    describe('file', fileItem, { ...FILE_DEFAULTS, ...o, maxCount: 1 }),
  files: <const R extends boolean = false>(o: FileOptions<R>) =>
    describe('files', many(fileItem, o.maxCount ?? DEFAULT_FILE_COUNT, o), { ...FILE_DEFAULTS, ...o }),
  image: <const R extends boolean = false>(o: FileOptions<R>) =>
    describe('image', many(fileItem, o.maxCount ?? DEFAULT_FILE_COUNT, o), {
      ...FILE_DEFAULTS,
      accept: ['image'],
      ...o,
    }),
} as const satisfies Record<FieldKind | 'written' | 'bankcard', (options: never) => z.ZodType>;

function many<T extends z.ZodType>(item: T, most: number, o: { required?: boolean }): z.ZodArray<T> {
  const list = z.array(item).max(most);
  return o.required ? list.min(1) : list;
}

function bounded<T extends z.ZodNumber | z.ZodInt>(type: T, o: Limits): T {
  let out: z.ZodNumber | z.ZodInt = type;
  if (o.min !== undefined) out = out.min(o.min);
  if (o.max !== undefined) out = out.max(o.max);
  return out as T;
}

/**
 * Returns the same field, but required.
 * @throws Error as `metaOf`
 */
export function requiredField(type: z.ZodType): z.ZodType {
  const meta = metaOf(type);
  if (meta.required) return type;
  // `describe` wraps an optional field in exactly these two types.
  const nullable = (type as z.ZodOptional<z.ZodNullable<z.ZodType>>).unwrap();
  const bare = nullable.unwrap();
  const filled = bare instanceof z.ZodString || bare instanceof z.ZodArray ? bare.min(1) : bare;
  return filled.meta({ gongdi: { ...meta, required: true } });
}

/** Returns the columns of a field of kind `rows` in their order; an empty object for another kind. */
export function columnsInRows(type: z.ZodType): Record<string, z.ZodType> {
  let bare: z.ZodType = type;
  while (bare instanceof z.ZodOptional || bare instanceof z.ZodNullable) bare = bare.unwrap() as z.ZodType;
  const row = bare instanceof z.ZodArray ? bare.element : undefined;
  return row instanceof z.ZodObject ? row.shape : {};
}

/**
 * Returns the description of a field that a constructor of `field` made.
 * @throws Error when the type has no description, which is a mistake in the definition, not in the data
 */
export function metaOf(type: z.ZodType): FieldMeta {
  const meta = type.meta()?.gongdi;
  if (!meta) throw new Error('a field without description: make it with a constructor of `field`, unwrapped');
  return meta;
}
