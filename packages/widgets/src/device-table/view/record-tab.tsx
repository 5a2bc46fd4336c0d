import { resourceCalls, type Client } from '@gongdi/api';
import { devicelist, fill, isEditable, openSteps, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Space, Spin } from 'antd';
import { messageOf } from '../../device/session/message-of.ts';
import { RecordDetail } from '../../kit/detail/record-detail.tsx';
import type { Edits } from '../edit/use-edits.ts';
import type { TableText } from '../text/index.ts';

interface RecordTabProps {
  client: Client;
  id: string;
  text: TableText;
  lang: 'zh' | 'en';
  edits: Edits;
}

/** The record of a device: properties, place, install status, and possible next steps. */
export default function RecordTab({ client, id, text, lang, edits }: RecordTabProps) {
  const query = useQuery({
    queryKey: ['device-record', id],
    queryFn: ({ signal }) =>
      client.call(resourceCalls(devicelist).detail!, { params: { id } }, { signal, quiet: true }),
  });
  if (query.error && !query.data)
    return (
      <div role="alert" className="gd-device-none">
        <p>{fill(text.recordFailed, { reason: messageOf(query.error, text) })}</p>
        <Button onClick={() => void query.refetch()}>{text.retry}</Button>
      </div>
    );
  if (!query.data) return <Spin className="gd-table-busy" />;
  const row = query.data as Record<string, unknown> & { id: string };
  const may = (operation: string) => edits.may(permission(devicelist.name, operation));
  const steps = openSteps(devicelist, row).filter(({ name }) => may(name));
  return (
    <div className="gd-table-record">
      <Space wrap>
        {steps.map((step) => (
          <Button
            key={step.name}
            type={step.step.danger ? 'default' : 'primary'}
            danger={step.step.danger}
            onClick={() => edits.step(row, step)}
          >
            {step.label[lang]}
          </Button>
        ))}
        {may('edit') && isEditable(devicelist, row) && <Button onClick={() => edits.edit(id)}>{text.edit}</Button>}
        {may('delete') && isEditable(devicelist, row) && (
          <Button danger onClick={() => edits.remove(id, String(row['device_name']))}>
            {text.delete}
          </Button>
        )}
      </Space>
      <RecordDetail resource={devicelist} record={row} />
    </div>
  );
}
