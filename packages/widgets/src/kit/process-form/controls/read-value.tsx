import { isReference, namedFieldOf, readableValue, type FormColumn, type FormField } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useDictionaries } from '../../data/dictionaries.tsx';
import { FieldValue } from '../../detail/record-detail.tsx';
import { useTimes } from '../../clock/index.ts';

/** A read-only value of a process form: names for references, cards for files, text for other types. */
export function ReadValue({
  field,
  value,
}: {
  field: Exclude<FormField, { type: 'table' | 'heading' | 'note' }> | FormColumn;
  value: unknown;
}): ReactNode {
  const { lang } = useData();
  const { within } = useDictionaries();
  const { zone } = useTimes();
  if (field.type === 'signature')
    return (
      <div className="gd-file-signature-shown">
        <FieldValue field={namedFieldOf(field)} value={value} />
      </div>
    );
  const special = isReference(field) || field.type === 'file' || field.type === 'image';
  if (special) return <FieldValue field={namedFieldOf(field)} value={value} />;
  return within(() => readableValue(field, value, { lang, zone }));
}
