import * as z from 'zod';
import { columnsInRows, metaOf } from '../field/field.ts';
import { holdsPersonal } from '../resource/define.ts';
import { looksMasked, personalOf } from './mask.ts';

/** Returns the type of a field in responses: personal data is masked, so it need not have the form of a whole value. */
export function masked(type: z.ZodType): z.ZodType {
  return changed(type, () => z.string());
}

/** Returns the type of a field in changes: the whole value, or the masked value that was shown. */
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

/**
 * Returns the type with its personal part changed and with its description; a field without personal data stays the
 * same.
 */
function changed(type: z.ZodType, change: Change): z.ZodType {
  if (!holdsPersonal(type)) return type;
  const meta = metaOf(type);
  const personal = personalOf(meta);
  // Masked or not, a scan is a list of files.
  if (personal === 'scan') return type;
  const bare = personal
    ? change(type, (value) => looksMasked(personal, value))
    : z.array(
        z.strictObject(
          Object.fromEntries(
            Object.entries(columnsInRows(type)).map(([name, column]) => [name, changed(column, change)]),
          ),
        ),
      );
  return (meta.required ? bare : bare.nullish()).meta({ gongdi: meta });
}
