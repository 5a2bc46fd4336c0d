import { stepHistoryCall } from '@gongdi/api';
import { permission, titleOf, type AnyResource } from '@gongdi/domain';
import { Button, Space } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { Navigate, useSearchParams } from 'react-router';
import { RecordDetail } from '../../../kit/detail/record-detail.tsx';
import { useLang, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { useRecordName } from '../../ground/page/use-open-pages.ts';
import { useWayBack } from '../../ground/page/way-back.ts';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../ground/status/failure-panel.tsx';
import { RowActions } from './row-actions.tsx';
import { useRecordParts } from './record-part.ts';
import { useScreen, type ScreenRow } from './screen.ts';
import { useRecord } from '../use-record.ts';
import { useReveal } from './use-reveal.ts';
import { useTimes } from '../../../kit/clock/index.ts';

const StepHistory = lazyPart(() => import('./step-history.tsx'));
const CodeButton = lazyPart(() => import('./code/code-button.tsx'));

/** Detail page of any resource. */
export function DetailPage({ resource }: { resource: AnyResource }) {
  const { dateTime } = useTimes();
  const text = useText();
  const lang = useLang();
  const may = usePermissions();
  const leave = useWayBack(`/${resource.name}`);
  const parts = useRecordParts(resource);
  const [params] = useSearchParams();
  const id = params.get('id');
  const record = useRecord(resource, id);
  const reveal = useReveal(resource);
  const screen = useScreen();
  useRecordName(record.data && titleOf(resource, record.data));
  if (!id) return <Navigate to="/404" replace />;
  if (record.error && !record.data) return <FailurePanel error={record.error} retry={() => void record.refetch()} />;
  if (!record.data) return <PageLoading />;
  const row = record.data as ScreenRow;
  const operations = (['edit', 'delete'] as const).filter(
    (operation) => resource.endpoints[operation] && may(permission(resource.name, operation)),
  );
  const { ahead: Ahead, below: Below, notice: Notice, history } = screen.details ?? {};
  const facts = (
    <>
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
    </>
  );
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{titleOf(resource, row)}</h2>
          <Space className="gd-data-end" size={16}>
            <RowActions resource={resource} row={row} operations={operations} onDeleted={leave} />
            {screen.code && (
              <Suspense>
                <CodeButton code={screen.code} resource={resource} row={row} />
              </Suspense>
            )}
            <Button onClick={leave}>{text.back}</Button>
          </Space>
        </div>
        {Notice && <Notice row={row} />}
        {!Ahead && facts}
      </section>
      {Ahead && (
        <>
          <Suspense fallback={<PageLoading />}>
            <Ahead key={row.id} row={row} />
          </Suspense>
          <section className="gd-data-panel">{facts}</section>
        </>
      )}
      {!history && stepHistoryCall(resource) && (
        <Suspense>
          <StepHistory key={`steps ${row.id}`} resource={resource} id={row.id} />
        </Suspense>
      )}
      {parts.map(({ Part }, at) => (
        <Suspense key={at}>
          <Part key={row.id} resource={resource} row={row} />
        </Suspense>
      ))}
      {Below && (
        <Suspense fallback={<PageLoading />}>
          <Below key={row.id} row={row} />
        </Suspense>
      )}
    </div>
  );
}
