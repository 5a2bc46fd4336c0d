import { field, metaOf } from '../field/field.ts';
import type { FieldMeta } from '../field/meta.ts';
import type { Label } from '../label.ts';
import type * as z from 'zod';

/** A setting of an installation: its label, its allowed values, and its default (`fallback`). */
export interface Setting<T extends SettingValue = SettingValue> {
  label: Label;
  /** Users that the setting affects, and the time from which it applies. */
  hint: Label;
  fallback: T;
  type: z.ZodType<T>;
  /** The input is a picture chooser; the value is a data URL. */
  picture?: true;
}

export type SettingValue = string | number | boolean;

type Settings = Readonly<Record<string, Setting>>;
type ValuesOf<S extends Settings> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

/** A mistake between settings of one group. */
export interface SettingProblem {
  /** Name of the setting. */
  path: string;
  code: string;
  message: Label;
}

/** A group of settings: one form of the screen, stored and checked together. */
export interface SettingsOf<Name extends string = string, S extends Settings = Settings> {
  name: Name;
  label: Label;
  /** Place among the groups. */
  order: number;
  settings: S;
  /** Checks what must hold between the settings. */
  check?: (values: ValuesOf<S>) => SettingProblem | undefined;
}

/** Declares a group of settings; screen, check, storage and calls follow from it. */
export function defineSettings<const Name extends string, S extends Settings>(
  name: Name,
  group: Omit<SettingsOf<Name, S>, 'name'>,
): SettingsOf<Name, S> {
  return { name, ...group };
}

interface Words {
  label: Label;
  hint: Label;
}

/** Returns a setting that is a whole number within its bounds. */
export function whole(o: Words & { min: number; max: number; fallback: number }): Setting<number> {
  const { fallback, ...rest } = o;
  return { ...rest, fallback, type: field.integer({ ...rest, required: true }) };
}

/** Returns a setting that is a text; `required` when it may not be empty. */
export function words(
  o: Words & { maxLength: number; fallback: string; long?: true; required?: true },
): Setting<string> {
  const { fallback, long, required, ...rest } = o;
  const make = long ? field.textarea : field.text;
  if (required) return { ...rest, fallback, type: make({ ...rest, required }) };
  // An emptied input sends null.
  const type = make(rest).transform((value) => value ?? '') as unknown as z.ZodType<string>;
  return { ...rest, fallback, type: type.meta({ gongdi: metaOf(make(rest)) }) };
}

export function onOff(o: Words & { fallback: boolean }): Setting<boolean> {
  const { fallback, ...rest } = o;
  return { ...rest, fallback, type: field.boolean({ ...rest, required: true }) };
}

/** Largest picture, bytes; it is sent with the first response to a browser. */
export const PICTURE_BYTES = 48 * 1024;
/** A picture as a data URL, or empty. */
export const PICTURE_PATTERN = /^(data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})?$/;

/** Returns a setting that is a small picture as a data URL; empty: none. */
export function picture(o: Words): Setting<string> {
  const maxLength = Math.ceil(PICTURE_BYTES / 3) * 4 + 40;
  const type = field.text({ ...o, maxLength });
  const checked = type.transform((value) => value ?? '').refine((value) => PICTURE_PATTERN.test(value));
  return {
    ...o,
    fallback: '',
    picture: true,
    type: (checked as unknown as z.ZodType<string>).meta({ gongdi: metaOf(type) }),
  };
}

/** Returns the field description with which a setting is shown. */
export function fieldOfSetting(setting: Setting): FieldMeta {
  return metaOf(setting.type);
}

/** Returns a setting that is the id of an organisation; empty: none. */
export function organisation(o: Words): Setting<string> {
  const type = field.reference({ ...o, ref: 'organization' });
  const filled = type.transform((value) => value ?? '') as unknown as z.ZodType<string>;
  return { ...o, fallback: '', type: filled.meta({ gongdi: metaOf(type) }) };
}
