import {
  CUSTOM_STATES,
  extendResource,
  provideExtension,
  type AnyResource,
  type ColorType,
  type CustomChoice,
  type CustomField,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Caller } from '../handler/index.ts';
import { keptRows, notify, type Db, type KeptRows } from '../store/index.ts';

const CHANNEL = 'gongdi_custom_field';

/** Most sets of roles whose fields are remembered. */
const REMEMBERED = 1000;

type Who = Pick<Caller, 'company_id' | 'role_codes'>;

/** A field of a company with the roles that see it and fill it in; null: every role. */
interface Defined extends Omit<CustomField, 'may_edit'> {
  read: readonly string[] | null;
  edit: readonly string[] | null;
}

/** The fields that the companies of one database have added, held in memory and kept equal on all of its servers. */
export interface CustomFields extends Pick<KeptRows<readonly Defined[]>, 'open' | 'reload' | 'onChange' | 'close'> {
  /** Returns the fields of the caller's company that the roles of the caller see, removed ones too. */
  fieldsOf: (who: Who) => readonly CustomField[];
  /** Runs work for a caller: every resource that it looks up has the fields of the caller's company. */
  run: <T>(who: Who | null, work: () => T) => T;
}

// One process may run several servers, and each call has its own company.
const underWay = new AsyncLocalStorage<(resource: AnyResource) => AnyResource>();
provideExtension(() => underWay.getStore());

export function customFields(db: Db): CustomFields {
  const store = keptRows(CHANNEL, () => readDefinitions(db));
  let known = new Map<string, Extension>();
  store.onChange(() => (known = new Map()));

  const extensionOf = (who: Who): Extension => {
    const key = [who.company_id, ...who.role_codes.toSorted()].join(' ');
    const found = known.get(key);
    if (found) return found;
    const made = makeExtension(seenBy(store.rows().get(who.company_id)?.value ?? [], who.role_codes));
    if (known.size >= REMEMBERED) known = new Map();
    known.set(key, made);
    return made;
  };

  return {
    open: store.open,
    reload: store.reload,
    onChange: store.onChange,
    close: store.close,
    fieldsOf: (who) => extensionOf(who).fields,
    run: (who, work) => (who ? underWay.run(extensionOf(who).extend, work) : work()),
  };
}

/** Notifies all servers. Call it in the transaction that changes a field. */
export function tellCustomFields(trx: Db): Promise<void> {
  return notify(trx, CHANNEL, '');
}

interface Extension {
  fields: readonly CustomField[];
  /** The same resource gives the same extended one, so that all that is derived from it is derived once. */
  extend: (resource: AnyResource) => AnyResource;
}

function makeExtension(fields: readonly CustomField[]): Extension {
  const made = new WeakMap<AnyResource, AnyResource>();
  const extend = (resource: AnyResource): AnyResource => {
    const found = made.get(resource);
    if (found) return found;
    const one = extendResource(resource, fields);
    made.set(resource, one);
    // An extended resource that is looked up again stays as it is.
    made.set(one, one);
    return one;
  };
  return { fields, extend };
}

function seenBy(defined: readonly Defined[], roles: readonly string[]): CustomField[] {
  const has = (some: readonly string[] | null) => some === null || some.some((code) => roles.includes(code));
  return defined.flatMap(({ read, edit, ...field }) => (has(read) ? [{ ...field, may_edit: has(edit) }] : []));
}

interface ChoiceRow {
  value: number;
  label_zh: string;
  label_en?: string | null;
  color?: number | null;
  disabled?: boolean | null;
}

/** Colours by the codes of the dictionary `choice_color`. */
const COLORS: readonly (ColorType | undefined)[] = [undefined, 'default', 'processing', 'success', 'warning', 'error'];

function choiceOf({ value, label_zh, label_en, color, disabled }: ChoiceRow): CustomChoice {
  const color_type = COLORS[color ?? 0];
  const label = { zh: label_zh, en: label_en ?? label_zh };
  return { value, label, ...(color_type ? { color_type } : {}), disabled: disabled === true };
}

async function readDefinitions(db: Db) {
  const rows = await db
    .selectFrom('custom_field as f')
    .innerJoin('organisation as o', 'o.id', 'f.org_id')
    .selectAll('f')
    .select(sql<string>`split_part(o.path, '/', 1)`.as('company_id'))
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
  const roles = await db.selectFrom('role').select(['id', 'role_code']).execute();
  const codes = new Map(roles.map(({ id, role_code }) => [id, role_code]));
  const codesOf = (ids: unknown): string[] | null =>
    Array.isArray(ids) && ids.length > 0 ? ids.map((id) => codes.get(String(id)) ?? '') : null;
  const byCompany = new Map<string, Defined[]>();
  for (const row of rows) {
    const field: Defined = {
      name: row.field_name ?? '',
      resource: row.target,
      kind: row.kind,
      label: { zh: row.label_zh, en: row.label_en ?? row.label_zh },
      help: row.help,
      required: row.is_required,
      unit: row.unit,
      choices: ((row.choices ?? []) as unknown as ChoiceRow[]).map(choiceOf),
      ref: row.ref,
      group: row.field_group,
      in_list: row.in_list,
      filtered: row.filtered,
      removed: row.state === CUSTOM_STATES.removed,
      read: codesOf(row.read_roles),
      edit: codesOf(row.edit_roles),
    };
    byCompany.set(row.company_id, [...(byCompany.get(row.company_id) ?? []), field]);
  }
  return [...byCompany].map(([name, value]) => ({ name, value, version: versionOf(value) }));
}

/** A number that changes with the content: the first 48 bits of its hash. */
function versionOf(value: readonly Defined[]): number {
  return createHash('sha256').update(JSON.stringify(value)).digest().readUIntBE(0, 6);
}
