import { permission, KNOWN_RESOURCES, type AnyResource } from '@gongdi/domain';
import { Button } from 'antd';
import { Suspense, useCallback, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useName } from '../use-names.ts';
import { useTimes } from '../../../kit/clock/index.ts';
import { RecordDetail } from '../../../kit/detail/record-detail.tsx';
import { RecordLinkContext } from '../../../kit/detail/record-link.ts';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useLang, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { useRecordName } from '../../ground/page/use-open-pages.ts';
import { COMES_BACK, useWayBack } from '../../ground/page/way-back.ts';
import { FailurePanel } from '../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { RecordHead } from '../record/record-head.tsx';
import { PrintLine } from '../record/print-line.tsx';
import { printRecord } from '../record/print-record.ts';
import css from '../record/record.css?inline';
import { useRecordText } from '../record/text/index.ts';
import { useRecord } from '../use-record.ts';
import { useCodeText } from './code/text/index.ts';
import { RecordActions, type MoreAction } from './record-actions.tsx';
import { useRecordParts } from './record-part.ts';
import { useScreen, type ScreenRow } from './screen/screen.ts';
import { useReveal } from './use-reveal.ts';

const Timeline = lazyPart(() => import('../record/timeline.tsx'));
const Related = lazyPart(() => import('../record/related.tsx'));
const RecordLive = lazyPart(() => import('../record/live.tsx'));
const WordDialog = lazyPart(async () => ({ default: (await import('../record/word-dialog.tsx')).WordDialog }));
const CodeDialog = lazyPart(async () => ({ default: (await import('./code/code-dialog.tsx')).CodeDialog }));

/** Detail page of any resource: the record with its facts, what belongs to it, and its story beside it. */
export function DetailPage({ resource }: { resource: AnyResource }) {
  useSheet(css);
  const may = usePermissions();
  const leave = useWayBack(`/${resource.name}`);
  const [params] = useSearchParams();
  const id = params.get('id');
  const record = useRecord(resource, id);
  useRecordName(useName(resource, record.data as ScreenRow | undefined));
  const linked = useCallback(
    (name: string, to: string, title: string) =>
      KNOWN_RESOURCES.has(name) && may(permission(name, 'detail')) ? (
        <Link to={`/${name}/detail?id=${encodeURIComponent(to)}`} state={COMES_BACK}>
          {title}
        </Link>
      ) : undefined,
    [may],
  );
  if (!id || !resource.endpoints.detail) return <Navigate to="/404" replace />;
  if (record.error && !record.data) return <FailurePanel error={record.error} retry={() => void record.refetch()} />;
  if (!record.data) return <PageLoading />;
  return (
    <RecordLinkContext value={linked}>
      <RecordPage key={id} resource={resource} row={record.data as ScreenRow} leave={leave} />
    </RecordLinkContext>
  );
}

interface RecordPageProps {
  resource: AnyResource;
  row: ScreenRow;
  leave: () => void;
}

function RecordPage({ resource, row, leave }: RecordPageProps) {
  const { dateTime } = useTimes();
  const text = useText();
  const lang = useLang();
  const name = useName(resource, row);
  const may = usePermissions();
  const parts = useRecordParts(resource);
  const reveal = useReveal(resource);
  const screen = useScreen();
  const codeText = useCodeText();
  const recordText = useRecordText();
  const [coded, setCoded] = useState(false);
  const operations = (['edit', 'delete'] as const).filter(
    (operation) => resource.endpoints[operation] && may(permission(resource.name, operation)),
  );
  const [documents, setDocuments] = useState(false);
  const more: MoreAction[] = [
    ...(screen.code ? [{ key: 'code', label: codeText.code, run: () => setCoded(true) }] : []),
    { key: 'print', label: recordText.print, run: printRecord },
    { key: 'word', label: recordText.word, run: () => setDocuments(true) },
  ];
  const { ahead: Ahead, below: Below, notice: Notice } = screen.details ?? {};
  return (
    <div className="gd-console-page gd-record">
      <section className="gd-data-panel">
        <PrintLine />
        <RecordHead resource={resource} row={row}>
          <RecordActions resource={resource} row={row} operations={operations} more={more} onDeleted={leave} />
          <Button onClick={leave}>{text.back}</Button>
        </RecordHead>
        <Suspense>
          <RecordLive resource={resource} id={row.id} version={row['version']} />
        </Suspense>
        {Notice && <Notice row={row} />}
      </section>
      {Ahead && (
        <Suspense fallback={<PageLoading />}>
          <Ahead row={row} />
        </Suspense>
      )}
      <div className="gd-record-columns">
        <div className="gd-record-main">
          <section className="gd-data-panel">
            <RecordDetail
              resource={resource}
              record={row}
              shown={(name) => screen.columns?.value?.(name, row, lang)}
              reveal={reveal?.(row)}
            />
            <p className="gd-console-record-info">
              {text.createdAt} {dateTime(row['created_at'] as string)} · {text.updatedAt}{' '}
              {dateTime(row['updated_at'] as string)}
            </p>
          </section>
          {parts.map(({ Part }, at) => (
            <Suspense key={at}>
              <Part resource={resource} row={row} />
            </Suspense>
          ))}
          {Below && (
            <Suspense fallback={<PageLoading />}>
              <Below row={row} />
            </Suspense>
          )}
          <Suspense>
            <Related resource={resource} id={row.id} />
          </Suspense>
        </div>
        <aside>
          <Suspense>
            <Timeline resource={resource} id={row.id} />
          </Suspense>
        </aside>
      </div>
      {documents && (
        <Suspense fallback={null}>
          <WordDialog resource={resource} id={row.id} title={name ?? ''} onClose={() => setDocuments(false)} />
        </Suspense>
      )}
      {coded && screen.code && (
        <Suspense fallback={null}>
          <CodeDialog code={screen.code} resource={resource} row={row} onClose={() => setCoded(false)} />
        </Suspense>
      )}
    </div>
  );
}
