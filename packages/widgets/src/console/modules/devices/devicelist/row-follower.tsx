import type { Client } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import deviceCss from '../../../../device/device.css?inline';
import { lineOver } from '../../../../device/host/connection.ts';
import { Readings } from '../../../../device/model/readings.ts';
import type { LineState } from '../../../../device/host/props.ts';
import { deviceText } from '../../../../device/text/index.ts';
import liveCss from '../../../../device-table/live-cells.css?inline';
import { adoptCss } from '../../../../kit/shadow/index.ts';
import { followed } from '../../../../device-table/session/connection.ts';
import { SharedLine } from '../../../../device-table/session/shared-line.ts';
import { LevelCell, OnlineCell, TimeCell, useReading, ValuesCell } from '../../../../device-table/view/live-cells.tsx';
import type { WidgetContext } from '../../../../kit/mount.ts';
import type { ReactNode } from 'react';

/** Follows the live readings of the devices in the rows of a list. */
export class RowFollower {
  readonly readings = new Readings();
  readonly lang: Lang;
  readonly text;
  readonly #source;
  readonly #end: () => void;

  constructor(
    client: Client,
    { config, root }: Pick<WidgetContext, 'config' | 'root'>,
    lang: Lang,
    onLine: (state: LineState) => void,
  ) {
    adoptCss(root, deviceCss, liveCss);
    this.lang = lang;
    this.text = deviceText[lang];
    this.#source = followed(client, new SharedLine(lineOver(client, config)));
    this.#end = this.#source.follow({
      onReadings: (readings) => this.readings.push(readings),
      onState: onLine,
      onGap: () => undefined,
    });
  }

  watch(ids: readonly string[]): void {
    this.#source.watch(ids);
  }

  close(): void {
    this.#end();
    this.readings.clear();
  }
}

const CELLS = { online: OnlineCell, warn_level: LevelCell, live_values: ValuesCell, live_at: TimeCell } as const;
export type LiveColumn = keyof typeof CELLS;

interface FollowedCellProps {
  rows: RowFollower;
  column: LiveColumn;
  device: { id: string; type: number };
  /** Value from the list, shown until the device sends a reading. */
  stored: ReactNode;
}

/** Table cell that updates when its device sends a reading. */
export function FollowedCell({ rows, column, device, stored }: FollowedCellProps) {
  const received = useReading(rows, device.id) !== undefined;
  const Cell = CELLS[column];
  return received ? <Cell session={rows} device={device} /> : stored;
}
