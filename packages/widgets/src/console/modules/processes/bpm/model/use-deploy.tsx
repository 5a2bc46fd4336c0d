import { calls, CallFailure, type ProcessModel } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useConsole, useText } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { tellFailure } from '../../../../generic/tell-failure.ts';

/**
 * Deploys a model after asking. Whatever stands in the way is listed at once, so that nobody mends one thing to hear of
 * the next.
 */
export function useDeploy(model: ProcessModel, onChanged: () => void): () => Promise<void> {
  const { client } = useConsole();
  const text = useText();
  const own = useBpmText();
  const { modal, message } = App.useApp();
  // Whoever chose no form is told so here instead of being refused.
  const formless = model.form_type === null;
  return async () => {
    let refusal: CallFailure | undefined;
    await modal.confirm({
      title: fill(text.modelDeployConfirm, { name: model.name }),
      content: formless ? own.deployFormless : undefined,
      okText: text.modelDeploy,
      cancelText: text.cancel,
      onOk: async () => {
        try {
          const query = { id: model.id, without_form: formless ? '1' : '0' } as const;
          const { version } = await client.call(calls.workflow.modelDeploy, { query }, { quiet: true });
          void message.success(fill(text.modelDeployDone, { version }));
          onChanged();
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          if (error.problems.length === 0) {
            tellFailure(message, error);
            // Thrown on, it leaves the dialog open.
            throw error;
          }
          refusal = error;
        }
      },
    });
    if (refusal)
      await modal.error({ title: refusal.message, content: <Problems of={refusal} />, okText: text.confirm });
  };
}

function Problems({ of: { problems } }: { of: CallFailure }) {
  return (
    <ul className="gd-problem-list">
      {[...new Set(problems.map(({ message }) => message))].map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
