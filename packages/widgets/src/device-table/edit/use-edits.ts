import type { Client } from '@gongdi/api';
import { fill, permission, type NamedStep } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { DEVICE_MENU } from '../model/menu.ts';
import type { TableSession } from '../session/table-session.ts';

type Row = Record<string, unknown> & { id: string };

/** The dialog that is open. */
export type Editing =
  | { kind: 'add' }
  | { kind: 'edit'; id: string }
  | { kind: 'step'; row: Row; step: NamedStep }
  | { kind: 'import' };

export interface Edits {
  /** Returns whether the user has this permission. */
  may(code: string): boolean;
  open: Editing | null;
  add(): void;
  edit(id: string): void;
  step(row: Row, step: NamedStep): void;
  import(): void;
  /** Asks for confirmation and names what will be lost. */
  remove(id: string, name: string): void;
  close(): void;
  /** Called after a record was written: everything is read again, and the host is notified. */
  done(action: string, id: string | null): void;
}

/** Actions on device records, as far as the user's permissions allow. */
export function useEdits(
  session: TableSession,
  client: Client | undefined,
  permissions: ReadonlySet<string>,
  readOnly: boolean,
): Edits {
  const { modal, message } = App.useApp();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Editing | null>(null);
  const { text } = session;
  const may = (code: string) => client !== undefined && !readOnly && permissions.has(code);
  const done = (action: string, id: string | null) => {
    // A deleted record is not requested again.
    if (action === 'delete' && session.state.get().open?.id === id) session.select(null);
    else void queries.invalidateQueries({ queryKey: ['device-record'] });
    void session.reload();
    session.context.emit('gd-save', { action, device_id: id });
  };
  const remove = (id: string, name: string) => {
    if (!client || !may(permission(DEVICE_MENU, 'delete'))) return;
    void modal.confirm({
      title: fill(text.deleteConfirm, { name }),
      content: text.deleteConsequence,
      okText: text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: async () => {
        try {
          const { removeDevice } = await import('./remove-device.ts');
          await removeDevice(client, id);
        } catch (error) {
          void message.error(error instanceof Error ? error.message : text.unknown);
          throw error;
        }
        void message.success(text.deleted);
        done('delete', id);
      },
    });
  };
  return {
    may,
    open,
    add: () => setOpen({ kind: 'add' }),
    edit: (id) => setOpen({ kind: 'edit', id }),
    step: (row, step) => setOpen({ kind: 'step', row, step }),
    import: () => setOpen({ kind: 'import' }),
    remove,
    close: () => setOpen(null),
    done,
  };
}
