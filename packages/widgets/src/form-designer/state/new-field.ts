import type { FormField, FormFieldType } from '@gongdi/domain';
import type { FormDesignerText } from '../text/zh.ts';

/** A new field of a type, with what it cannot do without. */
export function newField(type: FormFieldType, name: string, text: FormDesignerText): FormField {
  const label = text.types[type];
  switch (type) {
    case 'choice':
    case 'choices': {
      const options = [1, 2].map((number) => ({ value: `option_${number}`, label: `${text.option}${number}` }));
      return { type, name, label, options, look: type === 'choice' ? 'select' : 'buttons' };
    }
    case 'table':
      return { type, name, label, columns: [{ type: 'text', name: 'text_1', label: text.types.text }] };
    case 'formula':
      return { type, name, label, expression: '0' };
    case 'note':
      return { type, name, label, text: text.noteText };
    case 'heading':
      return { type, name, label };
    default:
      return { type, name, label };
  }
}

/** Types that a field may become without losing what it is. */
const KIN: readonly (readonly FormFieldType[])[] = [
  ['text', 'textarea', 'phone', 'idcard'],
  ['integer', 'decimal', 'money'],
  ['date', 'datetime'],
  ['choice', 'choices'],
  ['file', 'image'],
  ['person', 'organisation', 'project', 'device'],
];

export function kinOf(type: FormFieldType): readonly FormFieldType[] {
  return KIN.find((types) => types.includes(type)) ?? [type];
}

/** The same question as another type: what both have stays. */
export function asType(field: FormField, type: FormFieldType): FormField {
  if (field.type === type) return field;
  const { name, label } = field;
  const shared = [
    'hint',
    'required',
    'required_when',
    'visible_when',
    'wide',
    'options',
    'dict',
    'unit',
    'multiple',
  ] as const;
  const limits = ['min', 'max', 'max_count', 'max_size', 'max_length'] as const;
  const source = field as unknown as Record<string, unknown>;
  const keep = [...shared, ...(LIMITED.has(type) ? limits : [])].filter(
    (key) => source[key] !== undefined && allowed(type, key),
  );
  return { type, name, label, ...Object.fromEntries(keep.map((key) => [key, source[key]])) } as unknown as FormField;
}

const LIMITED = new Set<FormFieldType>(['text', 'textarea', 'integer', 'decimal', 'money', 'file', 'image']);

function allowed(type: FormFieldType, key: string): boolean {
  if (key === 'options' || key === 'dict') return type === 'choice' || type === 'choices';
  if (key === 'unit') return type === 'integer' || type === 'decimal';
  if (key === 'multiple') return ['person', 'organisation', 'project', 'device'].includes(type);
  if (key === 'min' || key === 'max') return ['integer', 'decimal', 'money'].includes(type);
  if (key === 'max_count' || key === 'max_size') return type === 'file' || type === 'image';
  if (key === 'max_length') return type === 'text' || type === 'textarea';
  return true;
}
