import { calls, type TimelineEntry } from '@gongdi/api';
import { fieldsOf, fill, LIST_SEPARATOR, type AnyResource } from '@gongdi/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import { useId } from 'react';
import { Instant } from '../../../kit/clock/index.ts';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { Unread } from '../../ground/status/unread.tsx';
import { actionWords } from './action-words.ts';
import { CommentBox, type CommentDraft } from './comment-box.tsx';
import { Comment } from './comment.tsx';
import { useRecordText } from './text/index.ts';

interface TimelineProps {
  resource: AnyResource;
  id: string;
}

/** What happened to a record, newest first, with the comments of people, and a box for a new one. */
export default function RecordTimeline({ resource, id }: TimelineProps) {
  const { client } = useConsole();
  const text = useRecordText();
  const queries = useQueryClient();
  const heading = useId();
  const at = { resource: resource.name, id };
  // The key begins with the record's key: whatever invalidates the record also invalidates its timeline.
  const queryKey = ['record', resource.name, id, 'timeline'];
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      client.call(
        calls.record.timeline,
        { params: at, query: pageParam === '' ? {} : { before: pageParam } },
        { signal, quiet: true },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const again = () => queries.invalidateQueries({ queryKey });
  const send = async ({ text: words, files, mentions }: CommentDraft) => {
    await client.call(calls.record.commentAdd, { params: at, body: { text: words, files, mentions } }, { quiet: true });
    await again();
  };
  const entries = pages.data?.pages.flatMap(({ list }) => list);
  return (
    <section className="gd-data-panel" aria-labelledby={heading}>
      <h2 id={heading} className="gd-data-panel-title">
        {text.timeline}
      </h2>
      <div className="gd-record-write">
        <CommentBox at={at} send={send} />
      </div>
      {!entries && !pages.error && <Skeleton active title={false} />}
      {!entries && pages.error && <Unread error={pages.error} retry={() => void pages.refetch()} />}
      {entries && (
        <ol className="gd-record-entries">
          {entries.map((entry) => (
            <li key={entry.id} className="gd-record-entry">
              <Entry resource={resource} at={at} entry={entry} again={again} />
            </li>
          ))}
        </ol>
      )}
      {pages.hasNextPage && (
        <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </section>
  );
}

interface EntryProps {
  resource: AnyResource;
  at: { resource: string; id: string };
  entry: TimelineEntry;
  again: () => Promise<unknown>;
}

function Entry({ resource, at, entry, again }: EntryProps) {
  const text = useRecordText();
  return (
    <>
      <p className="gd-record-entry-head">
        <strong>{entry.by?.nickname ?? text.bySystem}</strong>{' '}
        {entry.acted_for && <Tag>{fill(text.actedFor, { who: entry.acted_for.nickname })}</Tag>}
        <Said resource={resource} entry={entry} /> <States resource={resource} entry={entry} />
        <small>
          <Instant value={entry.at} />
        </small>
      </p>
      {entry.comment ? (
        <Comment at={at} comment={entry.comment} again={again} />
      ) : (
        <Changes resource={resource} entry={entry} />
      )}
    </>
  );
}

function Said({ resource, entry: { action, changes, comment } }: Pick<EntryProps, 'resource' | 'entry'>) {
  const text = useRecordText();
  const lang = useLang();
  if (comment) return <span className="gd-record-quiet">{text.commented}</span>;
  if (action !== 'edit') return actionWords(resource, action, lang, text);
  const names = new Set(changes.map(({ name }) => name));
  const fields = fieldsOf(resource).flatMap((field) => (names.has(field.name) ? [field.label[lang]] : []));
  if (fields.length === 0) return actionWords(resource, action, lang, text);
  return fill(text.changedFields, { fields: fields.join(LIST_SEPARATOR[lang]) });
}

function States({ resource, entry: { from, to } }: Pick<EntryProps, 'resource' | 'entry'>) {
  const field = fieldsOf(resource).find(({ name }) => name === resource.lifecycle?.field);
  if (!field || to === null || from === to) return null;
  return (
    <span className="gd-record-states">
      {from !== null && (
        <>
          <FieldValue field={field} value={from} /> →{' '}
        </>
      )}
      <FieldValue field={field} value={to} />
    </span>
  );
}

/** Changed values: of a change before and after, of a step those that it wrote. */
function Changes({ resource, entry: { action, changes } }: Pick<EntryProps, 'resource' | 'entry'>) {
  const lang = useLang();
  const text = useRecordText();
  const lines = changes.flatMap((change) => {
    const field = fieldsOf(resource).find(({ name }) => name === change.name);
    return field ? [{ field, ...change }] : [];
  });
  if (lines.length === 0) return null;
  const both = action === 'edit';
  return (
    <dl className="gd-record-changes">
      {lines.map(({ field, before, after }) => (
        <div key={field.name}>
          <dt>{field.label[lang]}</dt>
          <dd>
            {both && (
              <>
                <del>{isEmpty(before) ? text.noValue : <FieldValue field={field} value={before} />}</del> →{' '}
              </>
            )}
            {isEmpty(after) ? text.noValue : <FieldValue field={field} value={after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === null || value === undefined || value === '';
}
