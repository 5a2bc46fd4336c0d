import { GongdiError, type Label } from '@gongdi/domain';

/** Returns the refusal of a record, told at one of its fields. */
export const refused = (path: string, label: Label): GongdiError =>
  new GongdiError('invalid', { label, problems: [{ path, code: 'refused', message: label.zh }] });
