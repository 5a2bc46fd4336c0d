import { useId } from 'react';
import { useData } from '../data/data-context.tsx';
import { LocationControl } from '../form-controls/location-control.tsx';
import { SignatureControl } from '../form-controls/signature-control.tsx';
import { useFormSheet } from '../form-controls/form-sheet.ts';
import type { Field } from './control.tsx';
import { RowsControl } from './rows-control.tsx';

/** Field kinds whose controls are in this file. */
export type FormPart = 'place' | 'rows' | 'signature';

interface RichProps {
  field: Field;
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

/** Record fields that use the controls of process forms: a place, a signature, a small table. */
export default function FormControl({ part, field, id, value, onChange }: RichProps & { part: FormPart }) {
  useFormSheet();
  const { lang } = useData();
  const own = useId();
  const props = { id: id ?? own, value: value ?? null, onChange: (next: unknown) => onChange?.(next) };
  const label = field.label[lang];
  switch (part) {
    case 'signature':
      return <SignatureControl field={{ label }} {...props} />;
    case 'place':
      return <LocationControl field={{ label, hint: field.hint?.[lang] }} {...props} />;
    case 'rows':
      return <RowsControl field={field} {...props} />;
  }
}
