import { calls, type CallResult } from '@gongdi/api';
import { devicelist, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { Instant } from '../../../../kit/clock/index.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useHelmetText } from './text/index.ts';

export type DeviceValues = CallResult<typeof calls.device.latest>[number];

/** Every so often lists and pages ask for the newest values, ms. */
const AGAIN = 30_000;
/** Battery from which a helmet has to be charged, percent: the warning of the device type. */
const LOW = 20;

/** Returns the newest values of devices by their id; undefined while they load, or for who may not see devices. */
export function useDeviceValues(device_ids: readonly string[]): ReadonlyMap<string, DeviceValues> | undefined {
  const { client } = useConsole();
  const may = usePermissions()(permission(devicelist.name, 'list'));
  const asked = [...new Set(device_ids)].toSorted().join(',');
  const { data } = useQuery({
    queryKey: ['helmets', 'values', asked],
    queryFn: ({ signal }) =>
      client.call(calls.device.latest, { query: { device_ids: asked } }, { signal, quiet: true }),
    enabled: may && asked !== '',
    staleTime: 0,
    refetchInterval: AGAIN,
  });
  return useMemo(() => data && new Map(data.map((one) => [one.device_id, one])), [data]);
}

export function Battery({ values }: { values: DeviceValues | undefined }): ReactNode {
  const battery = values?.values['battery'];
  if (battery === undefined) return '--';
  return <Tag color={battery < LOW ? 'error' : 'success'}>{Math.round(battery)}%</Tag>;
}

/** When a device was last heard of, and whether it counts as online. */
export function Seen({ values }: { values: DeviceValues | undefined }): ReactNode {
  const text = useHelmetText();
  if (!values) return '--';
  if (values.at === null) return text.never;
  return (
    <>
      <Tag color={values.online === 1 ? 'success' : 'default'}>{values.online === 1 ? text.online : text.offline}</Tag>{' '}
      <Instant value={values.at} />
    </>
  );
}
