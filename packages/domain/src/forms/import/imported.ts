import { fill, type Lang } from '../../label.ts';
import { FORM_NAME_PATTERN, type FormField } from '../fields.ts';
import { EMPTY_FORM, type ProcessForm } from '../form.ts';
import { FORM_LIMITS } from '../limits.ts';
import { RESERVED_NAMES } from '../check/names.ts';
import { formText } from '../text/index.ts';
import type { FormText } from '../text/zh.ts';

/** A form converted from another format, with notes about everything that could not be converted. */
export interface ImportedForm {
  form: ProcessForm;
  notes: string[];
}

/** Collects notes during the conversion of a form. */
export interface Importer {
  lang: Lang;
  note(code: keyof FormText, values: Record<string, string>): void;
  /** Returns a valid field name, similar to the one that was found. */
  name(found: string, where: string): string;
}

export function importing(lang: Lang): Importer & { done(fields: FormField[]): ImportedForm } {
  const notes: string[] = [];
  const taken = new Set<string>();
  const note: Importer['note'] = (code, values) => void notes.push(fill(formText[lang][code], values));
  return {
    lang,
    note,
    name(found, where) {
      const plain =
        found
          .replaceAll(/\W/g, '_')
          .replace(/^(?=\d)/, '_')
          .slice(0, 60) || 'field';
      const base = RESERVED_NAMES.has(plain) ? `${plain}_` : plain;
      let name = base;
      for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
      taken.add(name);
      if (name !== found || !FORM_NAME_PATTERN.test(found)) note('importName', { where, found, name });
      return name;
    },
    done: (fields) => ({ form: { ...EMPTY_FORM, fields: fields.slice(0, FORM_LIMITS.fields) }, notes }),
  };
}

/** Returns a valid label for the label that was found. */
export function labelFrom(value: unknown, fallback: string): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return (text || fallback).slice(0, FORM_LIMITS.label);
}
