import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';

/** Whether the user may not do this at all; every other failure leaves a list its query form, to change the filters. */
export function isRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.code === ERRORS.permission.code;
}
