import { fill } from '@gongdi/domain';
import { trackOf, type TrackPoint } from '@gongdi/geo';
import { useMemo, useState } from 'react';
import type { WidgetContext } from '../../kit/mount.ts';
import { useSurface } from '../../kit/shadow/index.ts';
import { useMapConfig } from '../../map/use-map-config.ts';
import { TrackStage } from '../../map/track/index.ts';
import type { Device } from '../host/props.ts';
import { messageOf } from '../session/message-of.ts';
import type { DeviceSession } from '../session/device-session.ts';
import { RangeSelect } from '../trend/range-select.tsx';
import { RANGES, type TrendRange } from '../model/ranges.ts';
import { Button } from '../controls/button.tsx';
import { Failure } from '../controls/failure.tsx';
import { useAsked } from '../controls/use-asked.ts';
import { gapOf, locatedType, MOST_POINTS, pointsOf } from './located.ts';
import { useTold } from './use-told.ts';

interface TrackPanelProps {
  session: DeviceSession;
  device: Device;
  context: WidgetContext;
}

/** Track of a device on a map, with replay. */
export default function TrackPanel({ session, device, context }: TrackPanelProps) {
  const { text, source } = session;
  const { lang, mode } = useSurface(context);
  const [range, setRange] = useState<TrendRange>('hour6');
  const [attempt, setAttempt] = useState(0);
  const config = useMapConfig(context.config);
  const type = locatedType(device.type);
  const asked = useAsked<TrackPoint[]>(source.trend ? `${device.id} ${range} ${attempt}` : null, async (signal) => {
    const end = Date.now();
    const quantities = ['longitude', 'latitude'];
    const ask = { device_id: device.id, quantities, begin: end - RANGES[range], end, points: MOST_POINTS };
    const series = await source.trend!(ask, signal);
    const of = (key: string) => series.find(({ quantity }) => quantity === key)?.points ?? [];
    return pointsOf(of('longitude'), of('latitude'));
  });
  const recent = useTold(session, device.id);
  const tracks = useMemo(() => {
    if (asked.state !== 'ready' || !type) return [];
    const last = asked.value.at(-1)?.at ?? 0;
    const points = [...asked.value, ...recent.filter(({ at }) => at > last)];
    if (points.length === 0) return [];
    return [{ id: device.id, name: device.name, track: trackOf(points, gapOf(type, RANGES[range])) }];
  }, [asked, recent, type, range, device]);
  return (
    <section className="gd-device-trend" aria-label={fill(text.trackOf, { name: device.name })} part="track">
      <div className="gd-device-tools">
        <h3>{text.track}</h3>
        <RangeSelect text={text} value={range} onChange={setRange} />
        <Button label={text.refreshTrack} onClick={() => setAttempt(attempt + 1)}>
          {text.refreshTrack}
        </Button>
      </div>
      {(asked.state === 'loading' || config === undefined) && <p className="gd-device-none">{text.trackLoading}</p>}
      {asked.state === 'failed' && (
        <Failure
          text={text}
          message={fill(text.trackFailed, { reason: messageOf(asked.error, text) })}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {asked.state === 'ready' && tracks.length === 0 && <p className="gd-device-none">{text.trackNone}</p>}
      {asked.state === 'ready' && config !== undefined && tracks.length > 0 && (
        <TrackStage
          key={`${device.id} ${range} ${attempt}`}
          root={context.root}
          config={config}
          lang={lang}
          mode={mode}
          tracks={tracks}
        />
      )}
    </section>
  );
}
