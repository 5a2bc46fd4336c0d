import { field, metaOf } from '../field/field.ts';
import type { FieldMeta } from '../field/meta.ts';
import type { Label } from '../label.ts';
import type * as z from 'zod';

/** What an installation may set: what it is, within which bounds, and what holds until somebody says otherwise. */
export interface Setting<T extends SettingValue = SettingValue> {
  label: Label;
  /** Whom it concerns and from when on. */
  hint: Label;
  fallback: T;
  type: z.ZodType<T>;
  /** Drawn as a picture to choose; its value is a data address. */
  picture?: true;
}

export type SettingValue = string | number | boolean;

interface Words {
  label: Label;
  hint: Label;
}

/** A whole number within its bounds. */
export function whole(o: Words & { min: number; max: number; fallback: number }): Setting<number> {
  const { fallback, ...rest } = o;
  return { ...rest, fallback, type: field.integer({ ...rest, required: true }) };
}

/** A text; `required` when it may not be empty. */
export function words(
  o: Words & { maxLength: number; fallback: string; long?: true; required?: true },
): Setting<string> {
  const { fallback, long, required, ...rest } = o;
  const make = long ? field.textarea : field.text;
  if (required) return { ...rest, fallback, type: make({ ...rest, required }) };
  // An input that was emptied says null.
  const type = make(rest).transform((value) => value ?? '') as unknown as z.ZodType<string>;
  return { ...rest, fallback, type: type.meta({ gongdi: metaOf(make(rest)) }) };
}

export function onOff(o: Words & { fallback: boolean }): Setting<boolean> {
  const { fallback, ...rest } = o;
  return { ...rest, fallback, type: field.boolean({ ...rest, required: true }) };
}

/** Largest picture, bytes: it goes with the first answer that a browser gets. */
export const PICTURE_BYTES = 48 * 1024;
/** A picture as a data address, or none. */
export const PICTURE_PATTERN = /^(data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})?$/;

/** A small picture as a data address; empty: none. */
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

/** How a setting is drawn: its field description. */
export function fieldOfSetting(setting: Setting): FieldMeta {
  return metaOf(setting.type);
}

/** An organisation, by its id; empty: none. */
export function organisation(o: Words): Setting<string> {
  const type = field.reference({ ...o, ref: 'organization' });
  const filled = type.transform((value) => value ?? '') as unknown as z.ZodType<string>;
  return { ...o, fallback: '', type: filled.meta({ gongdi: metaOf(type) }) };
}
