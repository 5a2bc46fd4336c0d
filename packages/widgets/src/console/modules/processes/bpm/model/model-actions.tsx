import { calls, type ProcessModel } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { App, Button, Space, Switch } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Permitted, useConsole, usePermissions, useText } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { useBpmText } from '../text/index.ts';
import { useCleanModel } from './use-clean-model.tsx';
import { useDeploy } from './use-deploy.tsx';
import { useTypedQuestion } from './use-typed-question.tsx';

const MENU = 'bpm-model';
const ACTIVE = 1;
const SUSPENDED = 2;

interface ModelActionsProps {
  model: ProcessModel;
  onEdit: () => void;
  onRules: () => void;
  onChanged: () => void;
}

/** Buttons for actions on one model. */
export function ModelActions({ model, onEdit, onRules, onChanged }: ModelActionsProps) {
  const text = useText();
  const own = useBpmText();
  const remove = useRemoveModel(model, onChanged);
  const clean = useCleanModel(model, onChanged);
  const id = encodeURIComponent(model.id);
  const deploy = useDeploy(model, onChanged);
  const definitions = (
    <Link to={`/bpm/manager/model/definition?key=${encodeURIComponent(model.key)}`} state={COMES_BACK}>
      {own.modelDefinitions}
    </Link>
  );
  // A model of an organisation above can be used here, but changed only there.
  if (!model.writable) return definitions;
  return (
    <Space size={10}>
      <Permitted code={permission(MENU, 'update')}>
        <Button type="link" size="small" className="gd-data-row-action" onClick={onEdit}>
          {own.modelEdit}
        </Button>
      </Permitted>
      <Permitted code={permission(MENU, 'update')}>
        <Link to={`/bpm/manager/model/design?id=${id}`} state={COMES_BACK}>
          {text.modelDesign}
        </Link>
      </Permitted>
      <Permitted code={permission(MENU, 'assign')}>
        <Button type="link" size="small" className="gd-data-row-action" onClick={onRules}>
          {own.modelRules}
        </Button>
      </Permitted>
      <Permitted code={permission(MENU, 'deploy')}>
        <Button type="link" size="small" className="gd-data-row-action" onClick={() => void deploy()}>
          {text.modelDeploy}
        </Button>
      </Permitted>
      {definitions}
      {model.process_definition && (
        <Permitted code={permission(MENU, 'delete')}>
          <Button type="link" danger size="small" className="gd-data-row-action" onClick={() => void clean()}>
            {own.clean}
          </Button>
        </Permitted>
      )}
      <Permitted code={permission(MENU, 'delete')}>
        <Button type="link" danger size="small" className="gd-data-row-action" onClick={() => void remove()}>
          {text.delete}
        </Button>
      </Permitted>
    </Space>
  );
}

/**
 * Deletes a model after a question that states the consequences. If instances are running, the model's key must be
 * typed.
 */
function useRemoveModel(model: ProcessModel, onChanged: () => void): () => Promise<void> {
  const { client } = useConsole();
  const text = useText();
  const own = useBpmText();
  const { message } = App.useApp();
  const ask = useTypedQuestion();
  return async () => {
    const found = await client.call(calls.workflow.modelConsequences, { query: { id: model.id } }).catch(() => null);
    if (!found) return;
    const { definitions, running_instances: running, finished_instances: finished } = found;
    await ask({
      title:
        running > 0
          ? fill(own.deleteRunning, { name: model.name, running })
          : fill(text.modelDeleteConfirm, { name: model.name }),
      content: (
        <>
          {definitions > 0 && <p>{fill(own.deleteCounts, { definitions, running, finished })}</p>}
          <p>{own.deleteKeeps}</p>
        </>
      ),
      okText: text.delete,
      typed: running > 0 ? { expected: model.key, label: fill(own.deleteTypeKey, { key: model.key }) } : undefined,
      run: async () => {
        await client.call(calls.workflow.modelDelete, { query: { id: model.id } });
        void message.success(text.deleted);
        onChanged();
      },
    });
  };
}

/** Switch that suspends or activates the definition deployed last: whether its process can be started. */
export function ActivationSwitch({ model, onChanged }: { model: ProcessModel; onChanged: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const own = useBpmText();
  const may = usePermissions()(permission(MENU, 'deploy')) && model.writable;
  const { modal, message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const definition = model.process_definition;
  if (!definition) return '--';
  const active = definition.suspension_state === ACTIVE;
  const change = async () => {
    await modal.confirm({
      title: fill(active ? own.suspendConfirm : own.activateConfirm, { name: model.name }),
      content: active ? own.suspendConsequence : own.activateConsequence,
      okText: text.confirm,
      cancelText: text.cancel,
      onOk: async () => {
        setBusy(true);
        try {
          const body = { id: model.id, state: active ? SUSPENDED : ACTIVE };
          await client.call(calls.workflow.modelUpdateState, { body });
          void message.success(active ? own.suspendDone : own.activateDone);
          onChanged();
        } finally {
          setBusy(false);
        }
      },
    });
  };
  return (
    <Switch
      checked={active}
      disabled={!may}
      loading={busy}
      checkedChildren={own.active}
      unCheckedChildren={own.suspended}
      aria-label={fill(own.activeOf, { name: model.name })}
      onChange={() => void change()}
    />
  );
}
