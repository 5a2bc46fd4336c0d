import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';

/**
 * Returns whether the user has no permission at all. After any other failure a list keeps its query form, so that the
 * user can change the filters.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.code === ERRORS.permission.code;
}
