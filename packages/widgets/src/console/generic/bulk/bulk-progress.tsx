import { calls } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useConsole } from '../../ground/context/console-context.tsx';
import { useMarkStale } from '../use-record.ts';
import { useBulkText } from './text/index.ts';
import { isOpen, useJob } from './use-job.ts';

/** How far a bulk edit is; then its result, with the records that were refused, and a way to undo it. */
export function BulkProgress({ id, resource }: { id: string; resource: AnyResource }) {
  const { client } = useConsole();
  const text = useBulkText();
  const markStale = useMarkStale(resource);
  const [shown, setShown] = useState(id);
  const { data: job } = useJob(shown);
  const over = job !== undefined && !isOpen(job);
  useEffect(() => {
    if (over) void markStale('now');
  }, [over, markStale]);
  if (!job) return <p role="status">{text.waiting}</p>;
  const { done, refused, state, message, total, refusals } = job;
  if (!over)
    return (
      <div role="status">
        <p>{state === 'waiting' ? text.waiting : fill(text.running, { done, total: total ?? done })}</p>
        <Progress percent={Math.floor((done / Math.max(1, total ?? 1)) * 100)} aria-label={text.progress} />
        <p>{text.closeHint}</p>
      </div>
    );
  const count = done - refused;
  const undo = async () => {
    try {
      setShown((await client.call(calls.job.undo, { params: { id: shown } })).id);
    } catch {
      // The client has shown the reason.
    }
  };
  return (
    <>
      <Alert
        type={state === 'done' && refused === 0 ? 'success' : 'warning'}
        showIcon
        role="status"
        title={message ?? fill(refused === 0 ? text.done : text.donePartly, { count, refused })}
        action={
          job.undoable && (
            <Button size="small" onClick={() => void undo()}>
              {text.undo}
            </Button>
          )
        }
      />
      <ul className="gd-data-bulk-list" tabIndex={0} aria-label={text.refusalsTitle} hidden={refusals.length === 0}>
        {refusals.map((one) => (
          <li key={one.id}>{fill(text.refusal, { name: one.title, reason: one.message })}</li>
        ))}
      </ul>
    </>
  );
}
