import type { Conversion } from '../conversion.ts';
import type { StructureRule } from '../rule.ts';
import { childrenNamed, extension, isExtension, pending, remove } from '../subject.ts';
import type { Extension, Slot, Subject } from '../subject.ts';

/** Converts form fields: camunda's `formData/formField`, Flowable's and Activiti's flat list of `formProperty`. */
export const formFields: StructureRule = {
  name: 'form-fields',
  apply(subject, conversion) {
    if (conversion.from === conversion.to) return;
    if (conversion.from === 'camunda') {
      for (const slot of pending(subject, 'formData')) toProperties(this.name, slot, subject, conversion);
    } else if (conversion.to === 'camunda') {
      toFormData(this.name, subject, conversion);
    } else if (conversion.to === 'activiti') {
      for (const slot of pending(subject, 'formProperty'))
        drop(['lenientDateParsing'], slot.extension, subject, conversion);
    }
    // The remaining elements are form properties between engines that all read them; in camunda they are deprecated.
    for (const slot of pending(subject, 'formProperty')) {
      slot.done = true;
      conversion.addEntry(
        'changed',
        subject,
        this.name,
        conversion.elementBefore(slot.extension),
        conversion.elementAfter(slot.extension),
        {
          zh: '表单属性含义相同。',
          en: 'Form properties mean the same.',
        },
      );
    }
  },
};

const COPIED = ['type', 'datePattern'] as const;
const REQUIRED = 'required';
const READ_ONLY = 'readonly';

function drop(names: readonly string[], element: Extension, subject: Subject, conversion: Conversion): void {
  for (const name of names) {
    const value = element.attributes.get(name);
    if (value === undefined) continue;
    element.attributes.delete(name);
    if (value === 'false') {
      conversion.addEntry('changed', subject, 'form-field-option', `${name}="false"`, '', {
        zh: '目标引擎没有该选项，本来就是如此。',
        en: 'The target engine has no such option and does as this says.',
      });
      continue;
    }
    conversion.addEntry('lossy', subject, 'form-field-option', `${name}="${value}"`, '', {
      zh: '目标引擎的表单字段没有该选项。',
      en: 'Form fields of the target engine have no such option.',
    });
  }
}

function toProperties(name: string, slot: Slot, subject: Subject, conversion: Conversion): void {
  const form = slot.extension;
  const before = conversion.elementBefore(form);
  drop(['businessKey'], form, subject, conversion);
  const properties = childrenNamed(form, 'formField').map((field): Slot => ({
    kind: 'slot',
    done: true,
    extension: toProperty(field, subject, conversion),
  }));
  subject.extensions.splice(subject.extensions.indexOf(slot), 1, ...properties);
  const after = properties.map((one) => conversion.elementAfter(one.extension)).join(' ');
  conversion.addEntry('changed', subject, name, before, after, {
    zh: '目标引擎的表单字段是 formProperty 列表。',
    en: 'The target engine has a list of formProperty for form fields.',
  });
}

function toProperty(field: Extension, subject: Subject, conversion: Conversion): Extension {
  const { attributes } = field;
  const property = extension('formProperty');
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) property.attributes.set(name, value);
  };
  set('id', attributes.get('id'));
  set('name', attributes.get('label'));
  set('type', attributes.get('type'));
  set('datePattern', attributes.get('datePattern'));
  set('default', attributes.get('defaultValue'));
  const lost = (what: string) =>
    conversion.addEntry('lossy', subject, 'form-field-option', what, '', {
      zh: '目标引擎的表单字段没有该校验或属性。',
      en: 'Form fields of the target engine have no such constraint or property.',
    });
  for (const child of field.children) {
    if (!isExtension(child)) continue;
    if (child.name === 'value') property.children.push(extension('value', Object.fromEntries(child.attributes)));
    else if (child.name === 'validation') {
      for (const constraint of childrenNamed(child, 'constraint')) {
        const kind = constraint.attributes.get('name') ?? '';
        const config = constraint.attributes.get('config');
        if (kind === REQUIRED && config !== 'false') set('required', 'true');
        else if (kind === READ_ONLY && config !== 'false') set('writable', 'false');
        else lost(`constraint ${kind}${config === undefined ? '' : `=${config}`}`);
      }
    } else if (child.name === 'properties') {
      for (const one of childrenNamed(child, 'property')) lost(`property ${one.attributes.get('id') ?? ''}`);
    }
  }
  return property;
}

/**
 * Converts to `formData` when every field can be expressed there. Otherwise all fields stay form properties, because
 * camunda reads only one of the two forms.
 */
function toFormData(name: string, subject: Subject, conversion: Conversion): void {
  const slots = pending(subject, 'formProperty');
  if (slots.length === 0) return;
  const first = slots[0];
  for (const { extension: property } of slots) drop(['lenientDateParsing'], property, subject, conversion);
  const expressible = slots.every(
    ({ extension: { attributes } }) =>
      ['variable', 'expression'].every((attribute) => !attributes.has(attribute)) &&
      attributes.get('readable') !== 'false',
  );
  if (!expressible || !first) return;
  const before = slots.map((slot) => conversion.elementBefore(slot.extension)).join(' ');
  const form = extension(
    'formData',
    {},
    slots.map((slot) => toField(slot.extension)),
  );
  subject.extensions.splice(subject.extensions.indexOf(first), 0, { kind: 'slot', done: true, extension: form });
  for (const slot of slots) remove(subject, slot);
  conversion.addEntry('changed', subject, name, before, conversion.elementAfter(form), {
    zh: 'camunda 的表单字段在 formData 中。',
    en: 'camunda has its form fields in formData.',
  });
}

function toField(property: Extension): Extension {
  const { attributes } = property;
  const field = extension('formField');
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) field.attributes.set(name, value);
  };
  set('id', attributes.get('id'));
  set('label', attributes.get('name'));
  for (const name of COPIED) set(name, attributes.get(name));
  set('defaultValue', attributes.get('default'));
  const constraints = [
    ...(attributes.get('required') === 'true' ? [extension('constraint', { name: REQUIRED })] : []),
    ...(attributes.get('writable') === 'false' ? [extension('constraint', { name: READ_ONLY })] : []),
  ];
  if (constraints.length > 0) field.children.push(extension('validation', {}, constraints));
  field.children.push(
    ...childrenNamed(property, 'value').map((value) => extension('value', Object.fromEntries(value.attributes))),
  );
  return field;
}
