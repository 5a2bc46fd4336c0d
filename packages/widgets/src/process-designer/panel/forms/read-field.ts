import { childOf, listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { readPairs } from '../lists/pair-edits.ts';
import {
  CUSTOM,
  defaultProperty,
  FIELD_TYPES,
  type FormFieldValues,
  kindOf,
  labelProperty,
  NEW_FIELD,
  PAIR_NAMES,
} from './values.ts';

/** Reads a boolean attribute: text in camunda's descriptor, a boolean in the others. */
const flag = (element: ModdleElement, name: string, absent: boolean): boolean => {
  const value = element.get(name);
  if (value === undefined || value === null || value === '') return absent;
  return value === true || value === 'true';
};

/** Reads a field of the model into the values of the dialog. */
export function readField(field: ModdleElement): FormFieldValues {
  const kind = kindOf(field);
  const type = textOf(field, 'type');
  const known = FIELD_TYPES.some((name) => name === type);
  const shared = {
    ...NEW_FIELD,
    id: textOf(field, 'id'),
    label: textOf(field, labelProperty(kind)),
    type: known || type === '' ? type : CUSTOM,
    customType: known ? '' : type,
    defaultValue: textOf(field, defaultProperty(kind)),
    datePattern: textOf(field, 'datePattern'),
    values: readPairs(listOf(field, 'values'), PAIR_NAMES.values),
  };
  if (kind === 'FormField') {
    return {
      ...shared,
      constraints: readPairs(listOf(childOf(field, 'validation'), 'constraints'), PAIR_NAMES.constraints),
      properties: readPairs(listOf(childOf(field, 'properties'), 'values'), PAIR_NAMES.properties),
    };
  }
  return {
    ...shared,
    required: flag(field, 'required', false),
    readable: flag(field, 'readable', true),
    writable: flag(field, 'writable', true),
    lenientDateParsing: flag(field, 'lenientDateParsing', false),
    variable: textOf(field, 'variable'),
    expression: textOf(field, 'expression'),
  };
}
