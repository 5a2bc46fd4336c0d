import { columnsInRows, field, metaOf } from '../field/field.ts';
import { holdsFiles, holdsRows, traitsOf } from '../field/kinds.ts';
import type { Label } from '../label.ts';
import { defineResource, type AnyResource } from '../resource/define.ts';
import { detailGroupsOf, type NamedField } from '../resource/fields.ts';

/** A Word template of a company for the records of one resource. */
export const wordTemplate = defineResource({
  name: 'wordtemplate',
  noun: 'record_template',
  label: { zh: 'Word 模板', en: 'Word template' },
  service: 'base',
  title: 'name',
  scope: 'company',
  fields: {
    name: field.text({ label: { zh: '模板名称', en: 'Name of the template' }, required: true, maxLength: 100 }),
    file: field.file({
      label: { zh: '模板文件', en: 'Template file' },
      required: true,
      accept: ['docx'],
      maxSize: 10 * 1024,
    }),
  },
  endpoints: {},
});

/** What stands in braces in a template, and what takes its place. */
export interface Placeholder {
  /** Without braces: the Chinese label of a field. The name of the field works too. */
  name: string;
  label: Label;
  /**
   * `text`; `picture`: one; `pictures` and `rows`: repeated between `{#name}` and `{/name}`. A placeholder of several
   * pictures without a loop takes the first.
   */
  kind: 'text' | 'picture' | 'pictures' | 'rows';
  /** Placeholders inside the loop. */
  inside?: readonly Placeholder[];
}

/** Placeholders of every record besides its fields. */
export const COMMON_PLACEHOLDERS = {
  created: { zh: '创建时间', en: 'Created at' },
  updated: { zh: '更新时间', en: 'Updated at' },
  printed: { zh: '生成时间', en: 'Made at' },
  person: { zh: '生成人', en: 'Made by' },
} as const satisfies Record<string, Label>;

/** Placeholders inside the loop of pictures. */
export const PICTURE_PLACEHOLDERS = {
  picture: { zh: '图片', en: 'Picture' },
  name: { zh: '图片名称', en: 'Name of the picture' },
} as const satisfies Record<string, Label>;

/** Returns the placeholders of a resource: all fields of its detail page, in their order, and some of every record. */
export function placeholdersOf(resource: AnyResource): Placeholder[] {
  const own = detailGroupsOf(resource).flatMap(({ fields }) => fields.map(placeholderOf));
  const common = Object.values(COMMON_PLACEHOLDERS).map((label): Placeholder => ({
    name: label.zh,
    label,
    kind: 'text',
  }));
  const taken = new Set(own.map(({ name }) => name));
  return [...own, ...common.filter(({ name }) => !taken.has(name))];
}

type Described = Pick<NamedField, 'label' | 'kind' | 'type'>;

function placeholderOf({ label, kind, type }: Described): Placeholder {
  const name = label.zh;
  if (holdsRows(kind)) {
    const columns = Object.values(columnsInRows(type)).map((one) => ({ ...metaOf(one), type: one }));
    return { name, label, kind: 'rows', inside: columns.map(placeholderOf) };
  }
  if (!holdsFiles(kind)) return { name, label, kind: 'text' };
  // A file that is no picture is named.
  if (traitsOf(kind).files === 'one') return { name, label, kind: 'picture' };
  const inside = Object.values(PICTURE_PLACEHOLDERS).map((one, at): Placeholder => ({
    name: one.zh,
    label: one,
    kind: at === 0 ? 'picture' : 'text',
  }));
  return { name, label, kind: 'pictures', inside };
}
