import { calls, type DeviceBase } from '@gongdi/api';
import {
  baseKind,
  devicelist,
  findDeviceType,
  permission,
  quantityOf,
  type DeviceType,
  type Quantity,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { hasChange } from '../../../../../device/model/change.ts';
import { valueText } from '../../../../../device/model/values.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { BaseDialog } from './base-dialog.tsx';
import { useInstallText } from './text/index.ts';

const KIND = { kind: 'code', dict: baseKind.dict_type } as const;

/** Returns the quantities of a type that have a cumulative value. */
const countedOf = (type: DeviceType): Quantity[] =>
  type.quantities.filter(({ key, counter, states }) => !counter && !states && hasChange(type.code, key));

/** Bases of cumulative values: the current ones, their history, and the dialog to set one. */
export function BasePanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const may = usePermissions();
  const lang = useLang();
  const text = useInstallText();
  const [open, setOpen] = useState(false);
  const type = findDeviceType(Number(row['device_type']));
  const counted = type ? countedOf(type) : [];
  const allowed = counted.length > 0 && may(permission(devicelist.name, 'detail'));
  const bases = useQuery({
    queryKey: ['record', devicelist.name, row.id, 'bases'],
    queryFn: ({ signal }) =>
      client.call(calls.device.bases, { params: { device_id: row.id } }, { signal, quiet: true }),
    enabled: allowed,
  });
  if (!allowed || !type) return null;
  const { current = [], history = [] } = bases.data ?? {};
  const installed = row['installed_at'] as string | null | undefined;
  // The device was installed again after its bases were set, possibly with another sensor.
  const older =
    installed != null && current.length > 0 && current.every(({ at }) => at !== null && at.slice(0, 10) < installed);
  const writes = may(permission(devicelist.name, 'base'));
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.base}</h2>
        {writes && (
          <span className="gd-data-end">
            <Button onClick={() => setOpen(true)}>{text.baseSet}</Button>
          </span>
        )}
      </div>
      <p className="gd-console-record-info">{text.baseHint}</p>
      {older && <Alert type="warning" showIcon title={text.baseOlder} />}
      {bases.error && (
        <Alert
          type="error"
          showIcon
          title={bases.error.message}
          action={<Button onClick={() => void bases.refetch()}>{text.retry}</Button>}
        />
      )}
      <dl className="gd-console-standing">
        {counted.map((quantity) => {
          const one = current.find((base) => base.quantity === quantity.key);
          return (
            <div key={quantity.key} className="gd-console-base-row">
              <dt>{quantity.label[lang]}</dt>
              <dd>{one ? <Told base={one} type={type} /> : text.baseNone}</dd>
            </div>
          );
        })}
      </dl>
      {history.length > 0 && (
        <>
          <h3>{text.baseHistory}</h3>
          <ol className="gd-console-base-history">
            {history.map((base, at) => (
              <li key={at}>
                <Tag>{quantityOf(type, base.quantity)?.label[lang] ?? base.quantity}</Tag>
                <Told base={base} type={type} />
              </li>
            ))}
          </ol>
        </>
      )}
      {open && <BaseDialog device_id={row.id} quantities={counted} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Told({ base, type }: { base: DeviceBase; type: DeviceType }) {
  const { dateTime } = useTimes();
  const lang = useLang();
  const quantity = quantityOf(type, base.quantity);
  return (
    <span className="gd-console-base-told">
      <b>{quantity ? valueText(quantity, base.value, lang) : base.value}</b>
      <FieldValue field={KIND} value={base.kind} />
      {base.at && <time dateTime={base.at}>{dateTime(base.at)}</time>}
      <span>{[base.kind > 1 && base.reason, base.account_name].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
