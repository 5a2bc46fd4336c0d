import { resourceCalls } from '@gongdi/api';
import { fill, titleOf, type AnyResource } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Space } from 'antd';
import { Link } from 'react-router';
import { useConsole, useLang, useText } from '../../context/console-context.tsx';
import { staleKeys } from './use-record.ts';

interface RowActionsProps {
  resource: AnyResource;
  row: Record<string, unknown> & { id: string };
  /** What the user may do, in the order of the buttons. */
  operations: readonly ('detail' | 'edit' | 'delete')[];
  onDeleted?: () => void;
}

/** Details, edit and delete of one record; deleting asks first and names what is lost. */
export function RowActions({ resource, row, operations, onDeleted }: RowActionsProps) {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const { modal, message } = App.useApp();
  const queries = useQueryClient();
  const remove = () =>
    void modal.confirm({
      title: fill(text.deleteConfirm, { label: resource.label[lang], name: titleOf(resource, row) }),
      content: text.deleteConsequence,
      okText: text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: async () => {
        await client.call(resourceCalls(resource).delete!, { params: { id: row.id } });
        void message.success(text.deleted);
        onDeleted?.();
        await Promise.all(staleKeys(resource).map((queryKey) => queries.invalidateQueries({ queryKey })));
      },
    });
  return (
    <Space size={12}>
      {operations.map((operation) =>
        operation === 'delete' ? (
          <Button key={operation} type="link" danger size="small" className="gd-row-action" onClick={remove}>
            {text.delete}
          </Button>
        ) : (
          <Link key={operation} to={`/${resource.name}/${operation}?id=${encodeURIComponent(row.id)}`}>
            {text[operation]}
          </Link>
        ),
      )}
    </Space>
  );
}
