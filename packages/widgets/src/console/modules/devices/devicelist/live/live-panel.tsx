import { devicelist, permission } from '@gongdi/domain';
import { useMemo } from 'react';
import { connectDevice, lineOver } from '../../../../../device/host/connection.ts';
import { permittedOnly } from '../../../../../device/host/permitted.ts';
import { hasVideo } from '../../../../../device/video/stream-kind.ts';
import { VideoPanel } from '../../../../../device/video/video-panel.tsx';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { WidgetSlot } from '../../../../generic/widget-slot.tsx';
import { useDeviceText } from './text/index.ts';

const loadPanel = () => import('../../../../../device/panel.tsx');

/** Panel above the record of a device: current values, trend, limits, alarms, and its camera picture. */
export default function LivePanel({ row }: ScreenRowProps) {
  const { client, config } = useConsole();
  const may = usePermissions();
  const text = useDeviceText();
  const lang = useLang();
  const name = String(row['device_name']);
  const number = String(row['device_number']);
  const type = Number(row['device_type']);
  const stream = row['stream_url'] as string | null | undefined;
  const source = useMemo(
    () => permittedOnly(connectDevice(client, { id: row.id, name, number, type }, lineOver(client, config)), may),
    [client, config, may, row.id, name, number, type],
  );
  const props = useMemo(() => ({ source, deviceId: row.id }), [source, row.id]);
  return (
    <>
      {hasVideo(type, stream) && (
        <section className="gd-data-panel">
          <div className="gd-data-panel-title">
            <h2>{text.video}</h2>
          </div>
          <VideoPanel url={stream && client.resolve(stream)} name={name} lang={lang} />
        </section>
      )}
      {may(permission(devicelist.name, 'list')) && (
        <section className="gd-data-panel">
          <div className="gd-data-panel-title">
            <h2>{text.live}</h2>
          </div>
          <WidgetSlot load={loadPanel} props={props} />
        </section>
      )}
    </>
  );
}
