import { calls } from '@gongdi/api';
import { permission, SMART_HELMET } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Space } from 'antd';
import { Link } from 'react-router';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useAlarmText } from './text/index.ts';

/** How much of the track before and after an alarm is opened, ms. */
const AROUND = 30 * 60_000;

/** Ways from the alarm of a helmet to its track at that time and to its picture. */
export default function HelmetWays({ row }: ScreenRowProps) {
  const may = usePermissions();
  const { client } = useConsole();
  const text = useAlarmText();
  const [project, device] = [row['project_id'] as string | null, row['device_id'] as string];
  const concerned = Number(row['device_type']) === SMART_HELMET && project !== null;
  const looks = concerned && may(permission('helmetvideo', 'list'));
  const { data: pictures } = useQuery({
    queryKey: ['helmets', 'video', project],
    queryFn: ({ signal }) =>
      client.call(calls.helmetboard.video, { query: { project_id: project! } }, { signal, quiet: true }),
    enabled: looks,
    staleTime: 30_000,
  });
  if (!concerned) return null;
  const at = Date.parse(String(row['started_at']));
  const track = new URLSearchParams({
    project_id: project,
    ids: device,
    begin: new Date(at - AROUND).toISOString(),
    end: new Date(at + AROUND).toISOString(),
  });
  const follows = may(permission('trackmanagement', 'list'));
  const shows = looks && pictures?.some(({ device_id }) => device_id === device);
  if (!follows && !shows) return null;
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.ways}</h2>
      </div>
      <Space size="large">
        {follows && <Link to={`/trackmanagement?${track}`}>{text.track}</Link>}
        {shows && (
          <Link to={`/helmetvideo?${new URLSearchParams({ project_id: project, device_id: device })}`}>
            {text.video}
          </Link>
        )}
      </Space>
    </section>
  );
}
