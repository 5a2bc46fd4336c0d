import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import type { ReactNode } from 'react';
import type { Edits } from '../edit/use-edits.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from '../session/table-session.ts';
import type { TableText } from '../text/index.ts';
import type { ActionsColumn } from './columns.tsx';

interface TableActionsProps {
  edits: Edits;
  text: TableText;
  may(operation: string): boolean;
  children: ReactNode;
}

/** Actions above the table that the user is permitted. */
export function TableActions({ edits, text, may, children }: TableActionsProps) {
  return (
    <>
      {may('add') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={edits.add}>
          {text.add}
        </Button>
      )}
      {may('import') && (
        <Button icon={<ImportOutlined aria-hidden />} onClick={edits.import}>
          {text.import}
        </Button>
      )}
      <slot name="toolbar" />
      {children}
    </>
  );
}

interface RowActionsProps {
  device: TableDevice;
  edits: Edits;
  text: TableText;
  mayEdit: boolean;
  mayDelete: boolean;
}

/** Returns the column with the actions that the user is permitted; undefined: none is. */
export function rowActions(
  edits: Edits,
  may: (operation: string) => boolean,
  { lang, text }: TableSession,
): ActionsColumn | undefined {
  const [mayEdit, mayDelete] = [may('edit'), may('delete')];
  if (!mayEdit && !mayDelete) return undefined;
  return {
    width: lang === 'zh' ? 112 : 132,
    render: (device) => (
      <RowActions device={device} edits={edits} text={text} mayEdit={mayEdit} mayDelete={mayDelete} />
    ),
  };
}

/** Actions on the record of a row. */
function RowActions({ device, edits, text, mayEdit, mayDelete }: RowActionsProps) {
  return (
    <Space size={12}>
      {mayEdit && (
        <Button type="link" size="small" className="gd-data-row-action" onClick={() => edits.edit(device.id)}>
          {text.edit}
        </Button>
      )}
      {mayDelete && (
        <Button
          type="link"
          danger
          size="small"
          className="gd-data-row-action"
          onClick={() => edits.remove(device.id, device.name)}
        >
          {text.delete}
        </Button>
      )}
    </Space>
  );
}
