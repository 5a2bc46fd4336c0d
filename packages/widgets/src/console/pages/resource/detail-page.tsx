import { dateTime, permission, titleOf, type AnyResource } from '@gongdi/domain';
import { Button, Space } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { RecordDetail } from '../../../kit/detail/record-detail.tsx';
import { usePermissions, useText } from '../../context/console-context.tsx';
import { PageLoading } from '../status/page-loading.tsx';
import { FailurePanel } from '../status/route-error.tsx';
import { RowActions } from './row-actions.tsx';
import { useRecord } from './use-record.ts';

/** Detail page of any resource. */
export function DetailPage({ resource }: { resource: AnyResource }) {
  const text = useText();
  const may = usePermissions();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const record = useRecord(resource, params.get('id'));
  if (record.error) return <FailurePanel error={record.error} retry={() => void record.refetch()} />;
  if (!record.data) return <PageLoading />;
  const row = record.data as Record<string, unknown> & { id: string };
  const operations = (['edit', 'delete'] as const).filter(
    (operation) => resource.endpoints[operation] && may(permission(resource.name, operation)),
  );
  return (
    <div className="gd-page">
      <section className="gd-panel">
        <div className="gd-panel-title">
          <h2>{titleOf(resource, row)}</h2>
          <Space className="gd-end" size={16}>
            <RowActions
              resource={resource}
              row={row}
              operations={operations}
              onDeleted={() => void navigate(`/${resource.name}`)}
            />
            <Button onClick={() => void navigate(-1)}>{text.back}</Button>
          </Space>
        </div>
        <RecordDetail resource={resource} record={row} />
        <p className="gd-record-info">
          {text.createdAt} {dateTime(row['created_at'] as string)} · {text.updatedAt}{' '}
          {dateTime(row['updated_at'] as string)}
        </p>
      </section>
    </div>
  );
}
