import type { AnyResource } from '@gongdi/domain';
import { Button, Space } from 'antd';
import { Link } from 'react-router';
import { useLang, useText } from '../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { StepActions } from './step-actions.tsx';
import { useScreen } from './screen.ts';
import { useAllowed } from './use-allowed.ts';
import { useRemoval } from './use-removal.ts';

interface RowActionsProps {
  resource: AnyResource;
  row: Record<string, unknown> & { id: string };
  /** The operations that the user may do, in the order of the buttons. */
  operations: readonly ('detail' | 'edit' | 'delete')[];
  /** Leaves the page of the deleted record; absent on a list. */
  onDeleted?: () => void;
}

/** Buttons for details, edit and delete of one record. Deleting asks first; the question states what will be lost. */
export function RowActions({ resource, row, operations, onDeleted }: RowActionsProps) {
  const text = useText();
  const lang = useLang();
  const { removal } = resource;
  const remove = useRemoval(resource, row, onDeleted);
  const allowed = useAllowed(resource);
  const Own = useScreen().rowActions?.view;
  return (
    <Space size={12}>
      {allowed(row, operations).map((operation) =>
        operation === 'delete' ? (
          <Button key={operation} type="link" danger size="small" className="gd-data-row-action" onClick={remove}>
            {removal?.label[lang] ?? text.delete}
          </Button>
        ) : (
          <Link
            key={operation}
            to={`/${resource.name}/${operation}?id=${encodeURIComponent(row.id)}`}
            state={COMES_BACK}
          >
            {text[operation]}
          </Link>
        ),
      )}
      <StepActions resource={resource} row={row} compact={!onDeleted} />
      {Own && <Own row={row} />}
    </Space>
  );
}
