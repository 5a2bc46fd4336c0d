import type { AreaType } from '@gongdi/domain';
import { Tag } from 'antd';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import type { AreaPageText } from './text/index.ts';

export interface DeviceRow {
  id: string;
  device_number: string;
  device_name: string;
  online: boolean;
  placed: boolean;
}

/** Converts a device from the wire, where each type of area has its own names for id and placement. */
export function deviceRow(
  { pointKey, chosenKey }: Pick<AreaType, 'pointKey' | 'chosenKey'>,
  device: Readonly<Record<string, unknown>>,
): DeviceRow {
  return {
    id: device[pointKey] as string,
    device_number: device['device_number'] as string,
    device_name: device['device_name'] as string,
    online: device['online'] === 1,
    placed: device[chosenKey] === 1,
  };
}

/** Columns of the devices of an area: whether they are online, and whether they are placed on a drawing. */
export function deviceColumns(words: AreaPageText): GridColumn<DeviceRow>[] {
  return [
    { key: 'device_name', title: words.deviceName, width: 200, render: (row) => row.device_name },
    { key: 'device_number', title: words.deviceNumber, width: 180, render: (row) => row.device_number },
    {
      key: 'online',
      title: words.online,
      width: 110,
      render: ({ online }) => (
        <Tag color={online ? 'success' : 'default'}>{online ? words.onlineYes : words.onlineNo}</Tag>
      ),
    },
    {
      key: 'placed',
      title: words.placed,
      width: 110,
      render: ({ placed }) => (
        <Tag color={placed ? 'processing' : 'default'}>{placed ? words.placedYes : words.placedNo}</Tag>
      ),
    },
  ];
}
