import { resourceCalls } from '@gongdi/api';
import { fill, titleOf, type AnyResource } from '@gongdi/domain';
import { Button, Space } from 'antd';
import { Link } from 'react-router';
import { useConsole, useLang, useText } from '../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { StepActions } from './step-actions.tsx';
import { useScreen } from './screen.ts';
import { useAllowed } from './use-allowed.ts';
import { isBinned, useUndoDeletion } from './use-undo-deletion.tsx';
import { useDeletion } from '../use-deletion.ts';
import { useMarkStale } from '../use-record.ts';

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
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const markStale = useMarkStale(resource);
  const deletion = useDeletion();
  const undo = useUndoDeletion(resource);
  const { removal } = resource;
  const name = titleOf(resource, row);
  const remove = () =>
    deletion({
      title: removal
        ? fill(text.removalConfirm, { removal: removal.label[lang], name })
        : fill(text.deleteConfirm, { label: resource.label[lang], name }),
      content: removal?.consequence[lang] ?? (isBinned(resource) ? text.deleteToBin : text.deleteConsequence),
      label: removal?.label[lang],
      ...(isBinned(resource) && { say: () => undo(text.deleted, [row.id]) }),
      run: async () => {
        await client.call(resourceCalls(resource).delete!, { params: { id: row.id } });
        await markStale(onDeleted ? 'later' : 'now');
        onDeleted?.();
      },
    });
  const allowed = useAllowed(resource);
  const Own = useScreen().rowActions?.view;
  return (
    <Space size={12}>
      {allowed(row, operations).map((operation) =>
        operation === 'delete' ? (
          <Button
            key={operation}
            type="link"
            danger
            size="small"
            className="gd-data-row-action"
            onClick={() => void remove()}
          >
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
