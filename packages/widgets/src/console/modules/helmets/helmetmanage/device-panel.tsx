import { resourceCalls } from '@gongdi/api';
import { devicelist, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { Link } from 'react-router';
import { VideoPanel } from '../../../../device/video/video-panel.tsx';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { Battery, Seen, useDeviceValues } from './device-values.tsx';
import { useHelmetText } from './text/index.ts';

/** The device of a helmet: its number, model, battery, when it was last heard of, and its video. */
export default function DevicePanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useHelmetText();
  const lang = useLang();
  const may = usePermissions()(permission(devicelist.name, 'detail'));
  const id = String(row['device_id']);
  const values = useDeviceValues([id])?.get(id);
  const { data: device } = useQuery({
    queryKey: ['record', devicelist.name, id],
    queryFn: ({ signal }) =>
      client.call(resourceCalls(devicelist).detail!, { params: { id } }, { signal, quiet: true }),
    enabled: may,
  });
  if (!device) return null;
  return (
    <section className="gd-data-panel" aria-label={text.device}>
      <div className="gd-data-panel-title">
        <h2>{text.device}</h2>
        <span className="gd-data-end">
          <Link to={`/${devicelist.name}/detail?id=${encodeURIComponent(id)}`} state={COMES_BACK}>
            {text.openDevice}
          </Link>
        </span>
      </div>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2, lg: 3 }}
        items={[
          { key: 'number', label: text.number, children: device.device_number },
          { key: 'model', label: text.model, children: device.model ?? '--' },
          { key: 'firmware', label: text.firmware, children: device.firmware_version ?? '--' },
          { key: 'battery', label: text.battery, children: <Battery values={values} /> },
          { key: 'seen', label: text.seen, children: <Seen values={values} /> },
          ...(device.stream_url ? [] : [{ key: 'video', label: text.video, children: text.noVideo }]),
        ]}
      />
      {device.stream_url && (
        <VideoPanel url={client.resolve(device.stream_url)} name={device.device_name} lang={lang} />
      )}
    </section>
  );
}
