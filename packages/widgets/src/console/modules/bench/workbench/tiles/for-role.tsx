import { CallFailure, calls, type TilePage } from '@gongdi/api';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { ReferenceSelect } from '../../../../../kit/record-form/reference-select.tsx';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { WORKBENCH } from '../../../../ground/live/use-live.ts';
import { useWorkbenchText } from '../text/index.ts';
import type { Arrangement } from './arrangement.ts';

/** Gives the shown arrangement to a role of the company, or takes the arrangement from it. */
export function ForRole({ page, arrangement }: { page: TilePage; arrangement: Arrangement }) {
  const { client } = useConsole();
  const text = useWorkbenchText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<string>();
  const [busy, setBusy] = useState(false);
  const store = async ({ order, hidden }: Arrangement) => {
    if (role === undefined) return;
    setBusy(true);
    try {
      const body = { order: [...order], hidden: [...hidden] };
      await client.call(calls.workbench.arrange, { params: { page, role_id: role }, body }, { quiet: true });
      void message.success(text.roleSaved);
      setOpen(false);
      await queries.invalidateQueries({ queryKey: [WORKBENCH] });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.forRole}
      </Button>
      <Modal
        open={open}
        title={text.forRole}
        okText={text.roleSave}
        cancelText={text.roleCancel}
        okButtonProps={{ disabled: role === undefined }}
        confirmLoading={busy}
        onOk={() => void store(arrangement)}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p>{text.roleHint}</p>
        <Form layout="vertical">
          <Form.Item label={text.role} htmlFor="gd-bench-role">
            <ReferenceSelect
              id="gd-bench-role"
              of="rolemanage"
              value={role}
              onChange={(id) => setRole(id as string | undefined)}
            />
          </Form.Item>
        </Form>
        <Button
          danger
          size="small"
          disabled={role === undefined || busy}
          onClick={() => void store({ order: [], hidden: [] })}
        >
          {text.roleClear}
        </Button>
      </Modal>
    </>
  );
}
