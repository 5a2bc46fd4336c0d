import { field } from '../../field/field.ts';
import type { Label } from '../../label.ts';

const IN_STEP = ['column', 'detail', 'sheet'] as const;
const PICTURES = ['column', 'detail'] as const;

interface Told {
  label: Label;
  group: string;
}

/** Text that a step asks for. */
export const told = ({ label, group }: Told, maxLength = 500) =>
  field.textarea({ label, maxLength, on: IN_STEP, group, column: { width: 200, hidden: true } });

/** Whoever took a step. */
export const takenBy = ({ label, group }: Told) =>
  field.reference({ label, ref: 'usermanage', on: IN_STEP, group, column: { width: 110, hidden: true } });

/** When a step was taken. */
export const takenAt = ({ label, group }: Told) =>
  field.datetime({ label, on: IN_STEP, group, column: { width: 170, hidden: true } });

export const signed = ({ label, group }: Told) =>
  field.signature({ label, on: PICTURES, group, column: { width: 140, hidden: true } });

/** Pictures that a step asks for. */
export const pictured = ({ label, group }: Told) =>
  field.image({ label, maxCount: 9, watermark: true, on: PICTURES, group, column: { width: 140, hidden: true } });

/** Documents that a step asks for. */
export const filed = ({ label, group }: Told) =>
  field.files({ label, maxCount: 9, on: PICTURES, group, column: { width: 140, hidden: true } });
