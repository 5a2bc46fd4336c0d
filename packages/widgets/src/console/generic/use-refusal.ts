import { CallFailure } from '@gongdi/api';
import { ERRORS, type FieldProblem } from '@gongdi/domain';
import { App } from 'antd';
import { useText } from '../ground/context/console-context.tsx';
import { tellFailure } from './tell-failure.ts';

/**
 * What a form does when its record was refused: offers to read it anew where somebody else has changed it meanwhile,
 * hands out the problems of its fields, and shows every other reason.
 * @param reload absent: there is nothing to read anew, the record is a new one
 * @throws what is no refusal
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
    tellFailure(message, error);
    return [];
  };
}
