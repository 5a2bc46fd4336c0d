import * as z from 'zod';
import { columnsInRows, metaOf } from '../field/field.ts';
import { holdsPersonal } from '../resource/define.ts';
import { looksMasked, personalOf } from './mask.ts';

/** A field's type as it is answered: personal data is masked, so that it need not have the form of a whole value. */
export function masked(type: z.ZodType): z.ZodType {
  return changed(type, () => z.string());
}

/** A field's type as a change may carry it: whole, or masked as it was shown. */
export function maskable(type: z.ZodType): z.ZodType {
  return changed(type, (whole, isMasked) =>
    z.string().superRefine((value, context) => {
      if (isMasked(value)) return;
      const parsed = whole.safeParse(value);
      if (!parsed.success) context.issues.push(...(parsed.error.issues as z.core.$ZodRawIssue[]));
    }),
  );
}

type Change = (whole: z.ZodType, isMasked: (value: string) => boolean) => z.ZodType;

/** The field with its personal part changed, and its description; fields without one stay the same. */
function changed(type: z.ZodType, change: Change): z.ZodType {
  if (!holdsPersonal(type)) return type;
  const meta = metaOf(type);
  const personal = personalOf(meta);
  const bare = personal
    ? change(type, (value) => looksMasked(personal, value))
    : z.array(z.strictObject(Object.fromEntries(Object.entries(columnsInRows(type)).map(([name, column]) => [name, changed(column, change)])))); // prettier-ignore
  return (meta.required ? bare : bare.nullish()).meta({ gongdi: meta });
}
