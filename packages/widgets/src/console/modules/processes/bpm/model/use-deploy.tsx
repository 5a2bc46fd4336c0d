import { calls, CallFailure, type ProcessModel } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useConsole, useText } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { showFailure } from '../../../../generic/show-failure.ts';

/**
 * Deploys a model after a question. All problems are listed at once, so that the user does not find them one by one.
 */
export function useDeploy(model: ProcessModel, onChanged: () => void): () => Promise<void> {
  const { client } = useConsole();
  const text = useText();
  const own = useBpmText();
  const { modal, message } = App.useApp();
  // A model without a form needs consent: the question asks for it, and the server does not refuse then.
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
            showFailure(message, error);
            // Rethrown, so that the dialog stays open.
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
    <ul className="gd-data-problems">
      {[...new Set(problems.map(({ message }) => message))].map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
