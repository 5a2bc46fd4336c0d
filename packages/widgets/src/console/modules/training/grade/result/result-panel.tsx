import { CallFailure, calls } from '@gongdi/api';
import { fill, grade, permission, SITTING } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, InputNumber, Skeleton } from 'antd';
import { useState } from 'react';
import { QuestionList } from '../../../../generic/questions/question-list.tsx';
import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useMarkStale } from '../../../../generic/use-record.ts';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { Unread } from '../../../../ground/status/unread.tsx';
import { useExamText } from '../text/index.ts';

/** The answers of a sitting that has been handed in; whoever marks gives points here. */
export default function ResultPanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useExamText();
  const { message } = App.useApp();
  const may = usePermissions();
  const markStale = useMarkStale(grade);
  const [marks, setMarks] = useState<Record<number, number>>({});
  const [sending, setSending] = useState(false);
  const status = row['status'];
  const finished = status === SITTING.handedIn || status === SITTING.marked;
  const found = useQuery({
    queryKey: ['record', grade.name, row.id, 'answers', row['version'], status],
    queryFn: ({ signal }) => client.call(calls.exam.result, { params: { id: row.id } }, { signal, quiet: true }),
    enabled: finished,
    staleTime: 0,
  });
  if (!finished) return null;
  const waiting = found.data?.questions.filter((one) => one.got === null) ?? [];
  const marking = status === SITTING.handedIn && may(permission(grade.name, 'mark')) && waiting.length > 0;
  const submit = async () => {
    setSending(true);
    try {
      const body = {
        id: row.id,
        marks: waiting.map(({ position }) => ({ position, points: marks[position] ?? 0 })),
      };
      await client.call(calls.exam.mark, { body }, { quiet: true });
      void message.success(text.marked);
      await markStale('now');
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    } finally {
      setSending(false);
    }
  };
  return (
    <section className="gd-data-panel" aria-label={text.answers}>
      <div className="gd-data-panel-title">
        <h2>{text.answers}</h2>
      </div>
      {!found.data &&
        (found.error ? <Unread error={found.error} retry={() => void found.refetch()} /> : <Skeleton active />)}
      {found.data && (
        <>
          {!found.data.solved && status === SITTING.marked && <Alert type="info" showIcon title={text.hidden} />}
          {marking && (
            <Alert
              type="warning"
              showIcon
              title={fill(text.markHint, { count: waiting.length })}
              action={
                <Button
                  type="primary"
                  loading={sending}
                  disabled={waiting.some(({ position }) => marks[position] === undefined)}
                  onClick={() => void submit()}
                >
                  {text.submitMarks}
                </Button>
              }
            />
          )}
          <QuestionList
            questions={found.data.questions}
            answered
            extra={(one) =>
              marking && one.got === null ? (
                <label>
                  {text.give}{' '}
                  <InputNumber
                    min={0}
                    max={one.points}
                    step={0.5}
                    value={marks[one.position] ?? null}
                    onChange={(points) => setMarks((before) => ({ ...before, [one.position]: points ?? 0 }))}
                  />
                </label>
              ) : null
            }
          />
        </>
      )}
    </section>
  );
}
