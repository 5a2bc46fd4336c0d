import { CallFailure } from '@gongdi/api';
import { ERRORS, type FieldProblem } from '@gongdi/domain';
import { App } from 'antd';
import { useText } from '../ground/context/console-context.tsx';
import { showFailure } from './show-failure.ts';

/**
 * Returns the handler for a refused save of a record. If another user has changed the record meanwhile, it offers to
 * reload it. It returns the problems of the fields and shows every other reason.
 * @param reload absent: the record is new, so it cannot be reloaded
 * @throws any error other than `CallFailure`
 */
export function useRefusal(reload: (() => void) | undefined): (error: unknown) => readonly FieldProblem[] {
  const text = useText();
  const { modal, message } = App.useApp();
  return (error) => {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === ERRORS.conflict.code && reload) {
      void modal.confirm({
        title: text.conflict,
        content: text.conflictText,
        okText: text.reload,
        cancelText: text.stay,
        onOk: reload,
      });
      return [];
    }
    if (error.problems.length > 0) return error.problems;
    showFailure(message, error);
    return [];
  };
}
