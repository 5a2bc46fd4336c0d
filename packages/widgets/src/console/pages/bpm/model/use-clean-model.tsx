import { calls, type ProcessModel } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App, Input } from 'antd';
import { useConsole, useText } from '../../../context/console-context.tsx';
import { useFocusRescue } from '../../../shell/page-focus.ts';
import { useBpmText } from '../text/index.ts';

/** Deletes all definitions and instances of a model, once its consequences are named and its key is typed. */
export function useCleanModel(model: ProcessModel, onChanged: () => void): () => Promise<void> {
  const { client } = useConsole();
  const text = useText();
  const own = useBpmText();
  const { modal, message } = App.useApp();
  const rescueFocus = useFocusRescue();
  return async () => {
    const found = await client.call(calls.workflow.modelConsequences, { query: { id: model.id } }).catch(() => null);
    if (!found) return;
    const { definitions, running_instances: running, finished_instances: finished } = found;
    if (definitions === 0) return void message.info(fill(own.cleanNone, { name: model.name }));
    let typed = '';
    const asked = modal.confirm({
      title: fill(own.cleanConfirm, { name: model.name }),
      content: (
        <>
          <p>{fill(own.deleteCounts, { definitions, running, finished })}</p>
          <p>{own.cleanConsequence}</p>
          <label>
            {fill(own.cleanTypeKey, { key: model.key })}
            <Input
              onChange={({ target }) => {
                typed = target.value.trim();
                asked.update({ okButtonProps: { danger: true, disabled: typed !== model.key } });
              }}
            />
          </label>
        </>
      ),
      okText: own.clean,
      okButtonProps: { danger: true, disabled: true },
      cancelText: text.cancel,
      onOk: async () => {
        const gone = await client.call(calls.workflow.modelClean, { query: { id: model.id } });
        void message.success(fill(own.cleanDone, gone));
        onChanged();
      },
      afterClose: rescueFocus,
    });
    await asked;
  };
}
