import { ERROR_TOAST, type CallFailure } from '@gongdi/api';
import type { useAppProps } from 'antd/es/app/context';

/**
 * Says why a call was refused that its page answers for itself. The end of a session has been told already, once for the
 * whole console.
 */
export function tellFailure(message: useAppProps['message'], error: CallFailure, said = error.message): void {
  if (!error.endsSession && !error.cancelled) void message.error(said, ERROR_TOAST / 1000);
}
