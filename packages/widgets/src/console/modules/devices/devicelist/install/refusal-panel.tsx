import { calls } from '@gongdi/api';
import { devicelist, findDeviceType, permission, quantityOf } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { useInstallText } from './text/index.ts';

/** Maximum number of refusals shown: older ones do not help to find a fault. */
const SHOWN = 20;

/**
 * Values and messages of a device that the server refused recently, with time and reason. People rarely look at the
 * device itself.
 */
export function RefusalPanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const { dateTime } = useTimes();
  const may = usePermissions();
  const lang = useLang();
  const text = useInstallText();
  const allowed = may(permission(devicelist.name, 'detail'));
  const refusals = useQuery({
    queryKey: ['record', devicelist.name, row.id, 'refusals'],
    queryFn: ({ signal }) =>
      client.call(calls.device.refusals, { params: { device_id: row.id } }, { signal, quiet: true }),
    enabled: allowed,
  });
  if (!allowed) return null;
  const type = findDeviceType(Number(row['device_type']));
  // A duplicate is not a fault: devices resend to make sure that a message arrives.
  const list = (refusals.data ?? []).filter(({ reason }) => reason !== 'duplicate').slice(0, SHOWN);
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.refusals}</h2>
      </div>
      {refusals.error && (
        <Alert
          type="error"
          showIcon
          title={refusals.error.message}
          action={<Button onClick={() => void refusals.refetch()}>{text.retry}</Button>}
        />
      )}
      {refusals.data && list.length === 0 && <p className="gd-console-record-info">{text.refusalsNone}</p>}
      {list.length > 0 && (
        <div className="gd-console-scroll" tabIndex={0} role="group" aria-label={text.refusals}>
          <table className="gd-console-refusals">
            <thead>
              <tr>
                <th scope="col">{text.refusedAt}</th>
                <th scope="col">{text.refusedWhat}</th>
                <th scope="col">{text.refusedWhy}</th>
                <th scope="col">{text.refusedGiven}</th>
                <th scope="col">{text.refusedCount}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((one) => (
                <tr key={`${one.day} ${one.reason} ${one.quantity}`}>
                  <td>{one.last_at ? dateTime(one.last_at) : one.day}</td>
                  <td>
                    {one.quantity === ''
                      ? text.refusedMessage
                      : ((type && quantityOf(type, one.quantity)?.label[lang]) ?? one.quantity)}
                  </td>
                  <td>{reasonText(one.reason, text)}</td>
                  <td>
                    <code>{one.given ?? '--'}</code>
                  </td>
                  <td>{one.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function reasonText(reason: string, text: ReturnType<typeof useInstallText>): string {
  const key = `refusal_${reason}`;
  return key in text ? text[key as keyof typeof text] : reason;
}
