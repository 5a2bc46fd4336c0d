import { CloseOutlined } from '@ant-design/icons';
import type { Client } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Button, Spin, Tabs, type TabsProps } from 'antd';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { DeviceSession } from '../../device/session/device-session.ts';
import { hasVideo } from '../../device/video/stream-kind.ts';
import { AlarmList } from '../../device/view/alarm-list.tsx';
import { DeviceDetail } from '../../device/view/device-detail.tsx';
import { useSession } from '../../device/view/use-session.ts';
import type { Edits } from '../edit/use-edits.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from '../session/table-session.ts';
import { useCompared } from '../session/use-compared.ts';
import { HistoryTable } from './history-table.tsx';

const TrendPanel = lazyPart(() => import('../../device/trend/trend-panel.tsx'));
const RecordTab = lazyPart(() => import('./record-tab.tsx'));
const VideoPanel = lazyPart(async () => ({ default: (await import('../../device/video/video-panel.tsx')).VideoPanel }));

interface DevicePanelProps {
  table: TableSession;
  session: DeviceSession;
  device: TableDevice;
  client: Client | undefined;
  edits: Edits;
  onClose(): void;
}

/** Panel of one device beside the table: live values and trend, alarms, history, record, video. */
export function DevicePanel({ table, session, device, client, edits, onClose }: DevicePanelProps) {
  const state = useSession(session);
  const { text, lang } = table;
  const { source } = session;
  const known = state.devices.get(device.id);
  const compared = useCompared(table, useSession(table).devices, session, device);
  const wait = <Spin className="gd-table-busy" />;
  const alarms = state.alarms.filter((one) => one.state !== 4).length;
  const items: NonNullable<TabsProps['items']> = [
    {
      key: 'live',
      label: text.tabLive,
      children:
        state.phase === 'failed' ? (
          <div className="gd-device-none" role="alert">
            <p>{state.message}</p>
            <Button onClick={() => void session.reload()}>{text.retry}</Button>
          </div>
        ) : known ? (
          <>
            <DeviceDetail session={session} device={known} />
            {state.chart && (
              <Chart>
                <Suspense fallback={<p className="gd-device-none">{text.chartLoading}</p>}>
                  <TrendPanel session={session} chart={state.chart} devices={compared.known} others={compared.others} />
                </Suspense>
              </Chart>
            )}
          </>
        ) : (
          wait
        ),
    },
  ];
  if (source.alarms)
    items.push({
      key: 'alarms',
      label: alarms > 0 ? `${text.tabAlarms} ${alarms}` : text.tabAlarms,
      children: <AlarmList session={session} state={state} />,
    });
  if (source.trend)
    items.push({
      key: 'history',
      label: text.tabHistory,
      children: <HistoryTable session={session} device={device} text={text} />,
    });
  if (client)
    items.push({
      key: 'record',
      label: text.tabRecord,
      children: (
        <Suspense fallback={wait}>
          <RecordTab client={client} id={device.id} text={text} lang={lang} edits={edits} />
        </Suspense>
      ),
    });
  if (hasVideo(device.type, device.stream))
    items.push({
      key: 'video',
      label: text.tabVideo,
      children: (
        <Suspense fallback={wait}>
          <VideoPanel
            url={device.stream && (client?.resolve(device.stream) ?? device.stream)}
            name={device.name}
            lang={lang}
          />
        </Suspense>
      ),
    });
  return (
    <section
      className="gd-data-panel gd-table-panel gd-device"
      aria-label={fill(text.panel, { name: device.name })}
      part="panel"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="gd-data-panel-title">
        <h2>{device.name}</h2>
        <Button
          className="gd-table-close"
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text.closePanel}
          title={text.closePanel}
          onClick={onClose}
        />
      </div>
      <Tabs size="small" items={items} />
      <div className="gd-device-said" aria-live="polite">
        {state.announcement}
      </div>
    </section>
  );
}

/** The chart stands below the limits, possibly out of sight, so it scrolls into view when it opens. */
function Chart({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The result is not returned from the effect: newer browsers return a promise here.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="gd-table-chart">
      {children}
    </div>
  );
}
