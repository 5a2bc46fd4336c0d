import { calls, type ProcessModel } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { useTypedQuestion } from './use-typed-question.tsx';

/**
 * Deletes all definitions and instances of a model, after a question that states the consequences and in which the
 * model's key must be typed.
 */
export function useCleanModel(model: ProcessModel, onChanged: () => void): () => Promise<void> {
  const { client } = useConsole();
  const own = useBpmText();
  const { message } = App.useApp();
  const ask = useTypedQuestion();
  return async () => {
    const found = await client.call(calls.workflow.modelConsequences, { query: { id: model.id } }).catch(() => null);
    if (!found) return;
    const { definitions, running_instances: running, finished_instances: finished } = found;
    if (definitions === 0) return void message.info(fill(own.cleanNone, { name: model.name }));
    await ask({
      title: fill(own.cleanConfirm, { name: model.name }),
      content: (
        <>
          <p>{fill(own.deleteCounts, { definitions, running, finished })}</p>
          <p>{own.cleanConsequence}</p>
        </>
      ),
      okText: own.clean,
      typed: { expected: model.key, label: fill(own.cleanTypeKey, { key: model.key }) },
      run: async () => {
        const gone = await client.call(calls.workflow.modelClean, { query: { id: model.id } });
        void message.success(fill(own.cleanDone, gone));
        onChanged();
      },
    });
  };
}
