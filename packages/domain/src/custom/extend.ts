import type * as z from 'zod';
import { registerDictionary } from '../dictionary/define.ts';
import { field } from '../field/field.ts';
import type { ColumnHint, FieldPlace, QueryOperator } from '../field/meta.ts';
import type { Label } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { ACCOUNTS } from '../resource/own.ts';
import { wholeName } from '../resource/part.ts';
import { CUSTOM_KINDS, type CustomField } from './custom-field.ts';

/** Key of the group of added fields that name no group of the resource. */
const GROUP = 'custom';
const GROUP_LABEL: Label = { zh: '自定义字段', en: 'Own fields' };

/** Largest number of an added field: integers up to it are exact. */
const LARGEST = 1e15;

/** What all added fields have in common. */
interface Common {
  label: Label;
  required: boolean;
  custom: true;
  searched: false;
  group: string;
  hint?: Label;
  column: ColumnHint;
  on?: readonly FieldPlace[];
  query?: QueryOperator;
}

type Build = (given: CustomField, common: Common) => z.ZodType;

const asQuery = ({ filtered }: CustomField, query: QueryOperator) => (filtered ? { query } : {});

/** How a field of each kind is made: every kind is one of the fields that the program itself uses. */
const BUILD: Readonly<Record<number, Build>> = {
  [CUSTOM_KINDS.text]: (given, common) => field.text({ ...common, ...asQuery(given, 'like') }),
  [CUSTOM_KINDS.textarea]: (_, common) => field.textarea(common),
  [CUSTOM_KINDS.number]: (given, common) => {
    const { unit } = given;
    const bounds = { min: -LARGEST, max: LARGEST };
    const suffix = unit === null ? {} : { suffix: () => unit };
    return field.decimal({ ...common, ...bounds, ...suffix, ...asQuery(given, 'between') });
  },
  [CUSTOM_KINDS.date]: (given, common) => field.date({ ...common, ...asQuery(given, 'between') }),
  [CUSTOM_KINDS.choice]: (given, common) =>
    field.code({ ...common, dict: dictionaryFor(given), ...asQuery(given, 'in') }),
  [CUSTOM_KINDS.boolean]: (given, common) => field.boolean({ ...common, ...asQuery(given, 'eq') }),
  [CUSTOM_KINDS.person]: (given, common) => field.reference({ ...common, ref: ACCOUNTS, ...asQuery(given, 'eq') }),
  [CUSTOM_KINDS.record]: (given, common) =>
    field.reference({ ...common, ref: given.ref ?? ACCOUNTS, ...asQuery(given, 'eq') }),
  [CUSTOM_KINDS.pictures]: (_, common) => field.image({ ...common, maxCount: 9, watermark: true }),
  [CUSTOM_KINDS.files]: (_, common) => field.files({ ...common, maxCount: 9 }),
  [CUSTOM_KINDS.number_rule]: (given, common) => field.text({ ...common, ...asQuery(given, 'like') }),
};

/** Kinds by whose values lists are sorted; files are in no sheet. */
const UNSORTED: ReadonlySet<number> = new Set([
  CUSTOM_KINDS.textarea,
  CUSTOM_KINDS.person,
  CUSTOM_KINDS.record,
  CUSTOM_KINDS.pictures,
  CUSTOM_KINDS.files,
]);
const FILES: ReadonlySet<number> = new Set([CUSTOM_KINDS.pictures, CUSTOM_KINDS.files]);

/** Whether the reader fills in the field; a number comes from its rule. */
const isFilledIn = ({ kind, may_edit }: CustomField): boolean => may_edit && kind !== CUSTOM_KINDS.number_rule;

/** Places of a field that its reader may not change. */
function placesOf(given: CustomField): { on?: readonly FieldPlace[] } {
  const sheet: FieldPlace[] = FILES.has(given.kind) ? [] : ['sheet'];
  return isFilledIn(given) ? {} : { on: ['column', 'query', 'detail', ...sheet] };
}

function typeOf(given: CustomField, groups: AnyResource['groups']): z.ZodType | undefined {
  const { kind, label, help, in_list, required, group } = given;
  const common: Common = {
    label,
    custom: true,
    searched: false,
    // Whoever may not fill it in cannot be asked for it.
    required: required && isFilledIn(given),
    group: group !== null && groups && group in groups ? group : GROUP,
    ...(help === null ? {} : { hint: { zh: help, en: help } }),
    // Somebody chose to show it: a narrow list does not drop it.
    column: { width: 140, hidden: !in_list, sort: !UNSORTED.has(kind), ...(in_list ? { priority: 1 as const } : {}) },
    ...placesOf(given),
  };
  return BUILD[kind]?.(given, common);
}

/** The entries of a choice as a dictionary. Its type contains a digest of them, so that it never means other entries. */
function dictionaryFor({ name, label, choices }: CustomField) {
  return registerDictionary({
    dict_type: `${name}_${digest(JSON.stringify([label, choices]))}`,
    label,
    entries: choices.map(({ value, label: words, color_type, disabled }) => ({
      value,
      label: words,
      ...(color_type ? { color_type } : {}),
      ...(disabled ? { disabled } : {}),
    })),
  });
}

/** FNV-1a, twice with different beginnings: 64 bits as hexadecimal digits. */
function digest(text: string): string {
  const half = (seed: number): string => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x81_1c_9d_c5) + half(0x9d_c5_81_1c);
}

/**
 * Returns a resource with the fields that a company has added to it: whatever is derived from the fields of a resource
 * then has them too. Fields of other resources and removed fields are left out. Without any, it is the same object.
 */
export function extendResource(resource: AnyResource, fields: readonly CustomField[]): AnyResource {
  const whole = wholeName(resource);
  const added = fields
    .filter((one) => one.resource === whole && !one.removed)
    .flatMap((one) => {
      const type = typeOf(one, resource.groups);
      return type ? [[one.name, type] as const] : [];
    });
  if (added.length === 0) return resource;
  return {
    ...resource,
    fields: { ...resource.fields, ...Object.fromEntries(added) },
    groups: { ...resource.groups, [GROUP]: GROUP_LABEL },
  };
}
