import { ERROR_TOAST, type CallFailure } from '@gongdi/api';
import type { useAppProps } from 'antd/es/app/context';
import { tellFailure } from '../ground/status/tell-failure.ts';

/**
 * Shows why a call was refused, for calls with `quiet`. The end of a session is not shown here, because the console
 * reports it once.
 */
export function showFailure(message: useAppProps['message'], error: CallFailure, words = error.message): void {
  if (!error.endsSession && !error.cancelled) tellFailure(message, error, words, ERROR_TOAST / 1000);
}
