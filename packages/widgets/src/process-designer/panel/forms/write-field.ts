import { childOf, listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from '../edit/editor.ts';
import { pairEdits, type Pair, sameElements } from '../lists/pair-edits.ts';
import {
  CUSTOM,
  defaultProperty,
  type FieldElement,
  type FormFieldValues,
  labelProperty,
  PAIR_NAMES,
} from './values.ts';

/** The parts of the editor that writing a field needs. */
export type FieldMaker = Pick<Editor, 'engine' | 'name' | 'create'>;

/** Returns the attributes of a field; `undefined` for attributes that are not written. */
function attributes(
  engine: FieldMaker['engine'],
  kind: FieldElement,
  values: FormFieldValues,
): Record<string, unknown> {
  const type = values.type === CUSTOM ? values.customType.trim() : values.type;
  const set: Record<string, unknown> = {
    id: values.id.trim(),
    [labelProperty(kind)]: values.label || undefined,
    type: type || undefined,
    [defaultProperty(kind)]: values.defaultValue || undefined,
    datePattern: (type === 'date' && values.datePattern) || undefined,
  };
  if (kind === 'FormField') return set;
  const truth = (value: boolean) => (engine === 'camunda' ? String(value) : value);
  return {
    ...set,
    required: values.required ? truth(true) : undefined,
    readable: values.readable ? undefined : truth(false),
    writable: values.writable ? undefined : truth(false),
    variable: values.variable || undefined,
    expression: values.expression || undefined,
    ...(engine === 'flowable' ? { lenientDateParsing: values.lenientDateParsing || undefined } : {}),
  };
}

const TRUTHS = new Set(['required', 'readable', 'writable', 'lenientDateParsing']);

/** Normalises a value for comparison: an absent attribute has its default, and a boolean may be written as text. */
function meaning(name: string, value: unknown): unknown {
  const absent = value === undefined || value === null || value === '';
  if (!TRUTHS.has(name)) return absent ? '' : value;
  return absent ? name === 'readable' || name === 'writable' : value === true || value === 'true';
}

/**
 * Returns the edits that bring a field of the model to the values of the dialog. Everything else in the field is kept.
 */
export function changeField(
  editor: FieldMaker,
  field: ModdleElement,
  kind: FieldElement,
  values: FormFieldValues,
): Edit[] {
  const wanted = Object.entries(attributes(editor.engine, kind, values));
  const set = Object.fromEntries(
    wanted.filter(([name, value]) => meaning(name, field.get(name)) !== meaning(name, value)),
  );
  const edits: Edit[] = [];
  const options = pairEdits(enumOf(values), PAIR_NAMES.values, maker(editor, 'Value'));
  edits.push(...options.edits);
  if (!sameElements(listOf(field, 'values'), options.elements)) set['values'] = owned(options.elements, field);
  for (const { property, inside, type, wrapper, names, rows } of nested(kind, values)) {
    const holder = childOf(field, property);
    const { elements, edits: more } = pairEdits(rows, names, maker(editor, type));
    edits.push(...more);
    if (sameElements(listOf(holder, inside), elements)) continue;
    if (elements.length === 0) set[property] = undefined;
    else if (holder) edits.push({ target: holder, set: { [inside]: owned(elements, holder) } });
    else set[property] = editor.create(editor.name(wrapper), { [inside]: elements }, field);
  }
  return Object.keys(set).length > 0 ? [{ target: field, set }, ...edits] : edits;
}

/** Creates a field. */
export function createField(editor: FieldMaker, kind: FieldElement, values: FormFieldValues, parent?: ModdleElement) {
  const own = Object.entries(attributes(editor.engine, kind, values)).filter(([, value]) => value !== undefined);
  const properties: Record<string, unknown> = Object.fromEntries(own);
  const options = pairEdits(enumOf(values), PAIR_NAMES.values, maker(editor, 'Value')).elements;
  for (const { property, inside, type, wrapper, names, rows } of nested(kind, values)) {
    const { elements } = pairEdits(rows, names, maker(editor, type));
    if (elements.length > 0) properties[property] = editor.create(editor.name(wrapper), { [inside]: elements });
  }
  if (options.length > 0) properties['values'] = options;
  return editor.create(editor.name(kind), properties, parent);
}

const enumOf = (values: FormFieldValues): Pair[] => (values.type === 'enum' ? values.values : []);

/** Lists of camunda's fields that are stored in a separate element. */
const nested = (kind: FieldElement, { constraints, properties }: FormFieldValues) =>
  kind === 'FormProperty'
    ? []
    : [
        {
          property: 'validation',
          inside: 'constraints',
          type: 'Constraint',
          wrapper: 'Validation',
          names: PAIR_NAMES.constraints,
          rows: constraints,
        },
        {
          property: 'properties',
          inside: 'values',
          type: 'Property',
          wrapper: 'Properties',
          names: PAIR_NAMES.properties,
          rows: properties,
        },
      ];

/** Returns a function that creates elements without empty attributes. */
const maker = (editor: FieldMaker, type: string) => (properties: Record<string, unknown>) =>
  editor.create(
    editor.name(type),
    Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)),
  );

function owned(elements: readonly ModdleElement[], parent: ModdleElement): ModdleElement[] {
  for (const element of elements) element.$parent = parent;
  return [...elements];
}
