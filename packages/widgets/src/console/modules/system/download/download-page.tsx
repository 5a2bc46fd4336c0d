import { calls, type Job } from '@gongdi/api';
import { fileSize, fill } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Progress, Space, Tag } from 'antd';
import { useMemo } from 'react';
import { fileNameOf } from '../../../../kit/file/file-name.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { useBulkText } from '../../../generic/bulk/text/index.ts';
import { isOpen } from '../../../generic/bulk/use-job.ts';
import { timeColumn } from '../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../generic/paged-list/paged-list.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { JOBS } from '../../../ground/live/use-live.ts';
import { LISTS } from './storage-keys.ts';

const COLORS = { waiting: 'default', running: 'processing', done: 'success', failed: 'error', cancelled: 'default' };
const KEY = [JOBS, 'list'];
const NONE: never[] = [];

/** Background jobs of the user: how far they are, and the files that they have made. */
export function DownloadPage() {
  const { client } = useConsole();
  const text = useBulkText();
  const queries = useQueryClient();
  const { modal } = App.useApp();
  const columns = useMemo((): GridColumn<Job>[] => {
    const after = async (work: Promise<unknown>) => {
      await work.catch(() => undefined);
      await queries.invalidateQueries({ queryKey: [JOBS] });
    };
    const download = async ({ id, file }: Job) => {
      try {
        const answer = await client.open(calls.job.file, { params: { id } });
        saveBlob(await answer.blob(), fileNameOf(answer.headers, file?.name ?? 'export.xlsx'));
      } catch {
        // The client has shown the reason.
      }
    };
    const showRefusals = async ({ id }: Job) => {
      // After a failure the client has shown the reason.
      const found = await client.call(calls.job.get, { params: { id } }).catch(() => undefined);
      if (!found) return;
      modal.info({
        title: text.refusalsTitle,
        content: (
          <ul className="gd-data-bulk-list">
            {found.refusals.map((one) => (
              <li key={one.id}>{fill(text.refusal, { name: one.title, reason: one.message })}</li>
            ))}
          </ul>
        ),
        okText: text.close,
      });
    };
    const action = (label: string, run: () => void, danger = false) => (
      <Button type="link" size="small" danger={danger} className="gd-data-row-action" onClick={run}>
        {label}
      </Button>
    );
    return [
      { key: 'kind', title: text.kind, width: 130, fixed: 'left', render: ({ kind }) => text[`kind_${kind}`] },
      { key: 'label', title: text.resource, width: 140, render: ({ label }) => label },
      {
        key: 'state',
        title: text.state,
        width: 220,
        render: ({ state, message }) => (
          <>
            <Tag color={COLORS[state]}>{text[`state_${state}`]}</Tag>
            {message}
          </>
        ),
      },
      {
        key: 'progress',
        title: text.progress,
        width: 160,
        render: ({ done, total, state }) => (
          <Progress
            size="small"
            percent={state === 'done' ? 100 : Math.floor((done / Math.max(1, total ?? 1)) * 100)}
            aria-label={text.progress}
          />
        ),
      },
      { key: 'size', title: text.size, width: 110, render: ({ file }) => (file ? fileSize(file.size) : '--') },
      timeColumn('created_at', text.createdAt),
      timeColumn('expires_at', text.expiresAt),
      {
        key: 'operation',
        title: text.operation,
        width: 220,
        fixed: 'right',
        render: (job) => (
          <Space size={12}>
            {job.file && action(text.download, () => void download(job))}
            {job.refused > 0 && action(text.refusals, () => void showRefusals(job))}
            {job.undoable &&
              action(text.undo, () => void after(client.call(calls.job.undo, { params: { id: job.id } })))}
            {isOpen(job)
              ? action(text.stop, () => void after(client.call(calls.job.cancel, { params: { id: job.id } })))
              : action(text.remove, () => void after(client.call(calls.job.remove, { params: { id: job.id } })), true)}
          </Space>
        ),
      },
    ];
  }, [client, modal, queries, text]);
  return (
    <PagedList<Job>
      name={LISTS.downloads}
      title={text.center}
      columns={columns}
      filters={NONE}
      queryKey={KEY}
      load={({ page, page_size }, options) => client.call(calls.job.list, { query: { page, page_size } }, options)}
    />
  );
}
