import { DeleteOutlined, EditOutlined, ExportOutlined, FileWordOutlined } from '@ant-design/icons';
import { resourceCalls } from '@gongdi/api';
import { bulkFieldsOf, fill, permission, type AnyResource } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import type { Selection } from '../../../kit/grid/select/use-selection.ts';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { Permitted, useLang, useText } from '../../ground/context/console-context.tsx';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useBulkText } from '../bulk/text/index.ts';
import { useAllowed } from './actions/use-allowed.ts';
import type { BulkRow } from './remove-each.ts';
import { useBulkRemoval } from './use-bulk-removal.tsx';

const BulkDialog = lazyDialog(async () => ({ default: (await import('../bulk/bulk-dialog.tsx')).BulkDialog }));

const ALL = {};

interface BulkActionsProps {
  resource: AnyResource;
  selection: Selection<BulkRow>;
  /** Filters of the list, for a change of all records that match. */
  filters?: Readonly<Record<string, string>>;
  /** Exports these records. */
  onExport: (how: 'export' | 'word', ids: readonly string[]) => void;
}

/** Actions on the selected records: export, and delete after a question with the number and names of the records. */
export function BulkActions({ resource, selection, filters = ALL, onExport }: BulkActionsProps) {
  const text = useText();
  const lang = useLang();
  const calls = resourceCalls(resource);
  const { rows } = selection;
  const allowed = useAllowed(resource);
  const deletable = rows.some((row) => allowed(row, ['delete']).length > 0);
  const removal = resource.removal?.label[lang];
  const { done, ask } = useBulkRemoval(resource, selection);

  const [editing, setEditing] = useState(false);
  const bulk = useBulkText();

  return (
    <>
      {bulkFieldsOf(resource).length > 0 && (
        <Permitted code={permission(resource.name, 'edit')}>
          <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>
            {bulk.open}
          </Button>
        </Permitted>
      )}
      {editing && (
        <BulkDialog
          resource={resource}
          ids={rows.map((row) => row.id)}
          filters={filters}
          onClose={() => setEditing(false)}
        />
      )}
      {(['export', 'word'] as const).map(
        (how) =>
          calls[how] && (
            <Permitted key={how} code={permission(resource.name, how)}>
              <Button
                size="small"
                icon={how === 'word' ? <FileWordOutlined aria-hidden /> : <ExportOutlined aria-hidden />}
                onClick={() =>
                  onExport(
                    how,
                    rows.map((row) => row.id),
                  )
                }
              >
                {how === 'word' ? text.word : text.bulkExport}
              </Button>
            </Permitted>
          ),
      )}
      {calls.delete && deletable && (
        <Permitted code={permission(resource.name, 'delete')}>
          <Button
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            loading={done !== null && BUSY}
            onClick={ask}
          >
            {done === null ? (removal ?? text.bulkDelete) : fill(text.bulkProgress, { done, count: rows.length })}
          </Button>
        </Permitted>
      )}
    </>
  );
}
