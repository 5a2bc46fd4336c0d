import {
  childrenNamed,
  elementsIn,
  extensionsOf,
  localName,
  readModel,
  textIn,
  walk,
  type ModdleElement,
} from '@gongdi/bpmn';
import type { EngineFormField } from '@gongdi/domain';

/** A start event or user task of a model with form fields. */
export interface FieldsOfElement {
  key: string;
  name: string;
  /** Key of the task, for access rights to the fields; undefined for a start event. */
  task: string | undefined;
  fields: EngineFormField[];
}

/** Returns the elements of a model that have form fields of their engine; none if the model cannot be read. */
export async function fieldsInModel(xml: string): Promise<FieldsOfElement[]> {
  const { model } = await readModel(xml, { trackLoss: false });
  const found: FieldsOfElement[] = [];
  if (!model) return found;
  walk(model.definitions, (element) => {
    const type = localName(element);
    if (type !== 'startEvent' && type !== 'userTask') return;
    const fields = fieldsAt(element);
    const key = element.id ?? '';
    if (fields.length > 0)
      found.push({ key, name: textIn(element, 'name') ?? key, task: type === 'userTask' ? key : undefined, fields });
  });
  return found;
}

function fieldsAt(element: ModdleElement): EngineFormField[] {
  return extensionsOf(element).flatMap((extension) => {
    if (localName(extension) === 'formProperty') return [fieldOf(extension)];
    if (localName(extension) !== 'formData') return [];
    const own = elementsIn(extension, 'fields');
    return (own.length > 0 ? own : childrenNamed(extension, 'formField')).map(fieldOf);
  });
}

/** Reads a `camunda:formField` or `flowable:formProperty`; both attribute names are known. */
function fieldOf(element: ModdleElement): EngineFormField {
  const text = (name: string) => textIn(element, name);
  const validation = childrenNamed(element, 'validation').flatMap((one) => childrenNamed(one, 'constraint'));
  const flag = (name: string) => (text(name) === undefined ? {} : { [name]: text(name) !== 'false' });
  const label = text('label') ?? text('name');
  const initial = text('defaultValue') ?? text('default');
  const pattern = text('datePattern');
  return {
    id: text('id') ?? '',
    type: text('type') ?? 'string',
    ...(label === undefined ? {} : { label }),
    ...(initial === undefined ? {} : { default_value: initial }),
    ...(pattern === undefined ? {} : { date_pattern: pattern }),
    values: childrenNamed(element, 'value').map((one) => ({
      id: textIn(one, 'id') ?? '',
      name: textIn(one, 'name') ?? textIn(one, 'id') ?? '',
    })),
    constraints: validation.map((one) => ({ name: textIn(one, 'name') ?? '', config: textIn(one, 'config') ?? '' })),
    ...flag('required'),
    ...flag('readable'),
    ...flag('writable'),
  };
}
