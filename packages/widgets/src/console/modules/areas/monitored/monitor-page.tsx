import { permission, type AreaType } from '@gongdi/domain';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { Navigate, useHref, useSearchParams } from 'react-router';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useConsole, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { childPath } from './children.ts';
import { MonitorPanel } from './monitor-panel.tsx';
import { RunDataPage } from './rundata-page.tsx';
import { useAreaText } from './text/index.ts';
import { useArea } from './use-area.ts';
import { useAreaSheet } from './use-area-sheet.ts';

/**
 * Run data of an area: the live drawing, or the list of values. `wall=1` is for a wall screen; together with
 * `layoutMode=plain` it has no header and menus.
 */
export function MonitorPage({ area }: { area: AreaType }) {
  useAreaSheet();
  const [params] = useSearchParams();
  const text = useText();
  const words = useAreaText();
  const may = usePermissions();
  const leave = useWayBack(`/${area.path}`);
  const id = params.get('id');
  const wall = params.get('wall') === '1';
  const seen = may(permission(area.path, 'detail'));
  const [view, setView] = useState<'monitor' | 'list'>('monitor');
  const whole = useArea(area, seen ? id : null);
  useRecordName(whole.data?.row.area_name);
  const { standalone } = useConsole();
  const query = `?id=${encodeURIComponent(id ?? '')}&wall=1&layoutMode=plain`;
  const wallAddress = useHref(childPath(area, 'rundata') + query);
  if (!id) return <Navigate to="/404" replace />;
  if (!seen) return <RunDataPage area={area} />;
  if (wall) return <MonitorPanel areaId={id} wall />;
  const choice = (
    <Segmented
      aria-label={words.runData}
      value={view}
      onChange={setView}
      options={[
        { value: 'monitor', label: words.monitorView },
        { value: 'list', label: words.listView },
      ]}
    />
  );
  if (view === 'list')
    return (
      <>
        <div className="gd-area-views">{choice}</div>
        <RunDataPage area={area} />
      </>
    );
  return (
    <div className="gd-console-designer-page gd-area-monitor">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          {choice}
          <Space className="gd-data-end">
            {standalone && <Button href={wallAddress}>{words.wall}</Button>}
            <Button onClick={leave}>{text.back}</Button>
          </Space>
        </div>
        <MonitorPanel areaId={id} wall={false} />
      </section>
    </div>
  );
}
