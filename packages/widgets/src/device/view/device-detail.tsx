import { deviceTypeLabel, fill, type Quantity } from '@gongdi/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { locatedType } from '../track/located.ts';
import { wholeContext } from '../session/whole-context.ts';
import { changeOf, hasChange, joined } from '../model/change.ts';
import { mainOf, quantitiesOf, valueText } from '../model/values.ts';
import type { Device, ShownRule } from '../props.ts';
import type { DeviceSession } from '../session/device-session.ts';
import { Button } from './button.tsx';
import { LevelMark, OfflineMark, StateMark } from './level-mark.tsx';
import { LimitList } from './limit-list.tsx';
import { useAsked } from './use-asked.ts';
import { useTicks } from './use-session.ts';
import { useTimes } from '../../kit/clock/index.ts';

const TrackPanel = lazyPart(() => import('../track/track-panel.tsx'));

const YEAR = 366 * 86_400_000;

interface DeviceDetailProps {
  session: DeviceSession;
  device: Device;
  /** What a button of it has opened: stands below the buttons, ahead of the limits. */
  children?: ReactNode;
}

/** All that a device measures, how it has changed, and its limits. */
export function DeviceDetail({ session, device, children }: DeviceDetailProps) {
  const { dateTime, civilDay } = useTimes();
  const { lang, text, source } = session;
  useTicks(session, 500, [device.id]);
  const [track, setTrack] = useState(false);
  const context = wholeContext(session.context);
  const located = context !== undefined && locatedType(device.type) !== undefined;
  const reading = session.shown(device.id);
  const quantities = quantitiesOf(device.type);
  const main = mainOf(device.type);
  const limits = useAsked<readonly ShownRule[]>(source.limits ? device.id : null, (signal) =>
    source.limits!(device.id, signal),
  );
  const bases = useAsked(source.bases ? device.id : null, (signal) => source.bases!(device.id, signal));
  const base = bases.state === 'ready' ? bases.value.find((one) => one.quantity === main?.key) : undefined;
  const moves = main !== undefined && hasChange(device.type, main.key);
  const past = useAsked(source.trend && moves ? device.id : null, async (signal) => {
    const end = Date.now();
    const ask = { device_id: device.id, quantities: [main!.key], end };
    const [long] = await source.trend!({ ...ask, begin: end - YEAR, points: 400 }, signal);
    const [day] = await source.trend!({ ...ask, begin: end - 25 * 3_600_000, points: 100 }, signal);
    return joined(long?.points ?? [], day?.points ?? []);
  });
  const value = main && reading?.values[main.key];
  const change =
    past.state === 'ready' && value !== undefined && reading?.at
      ? changeOf(past.value, value, Date.parse(reading.at), base)
      : undefined;
  const signed = (quantity: Quantity, number: number) =>
    `${number > 0 ? '+' : ''}${valueText({ ...quantity, states: undefined }, number, lang)}`;
  return (
    <section className="gd-monitor-detail" aria-label={`${text.detail} ${device.name}`}>
      <header>
        <h3>{device.name}</h3>
        {reading?.at && <StateMark level={reading.level} online={reading.online !== 0} text={text} />}
        {reading?.at && reading.online !== 0 && <span>{text.online}</span>}
        {!reading?.at && reading?.online !== 1 && <OfflineMark heard={false} text={text} />}
      </header>
      <p className="gd-monitor-secondary">
        {device.number} · {deviceTypeLabel(device.type)?.[lang]} · {reading?.at ? dateTime(reading.at) : text.noValue}
      </p>
      <ul className="gd-monitor-values">
        {quantities.map((quantity) => {
          const level = reading?.levels[quantity.key] ?? 0;
          return (
            <li key={quantity.key}>
              <button
                type="button"
                title={text.trend}
                disabled={!source.trend}
                onClick={() => session.chart([device.id], false, quantity.key)}
              >
                <span>{quantity.label[lang]}</span>
                <b>{valueText(quantity, reading?.values[quantity.key], lang)}</b>
                {level > 0 && <LevelMark level={level} text={text} />}
              </button>
            </li>
          );
        })}
      </ul>
      {main && change && (
        <dl className="gd-monitor-change">
          <div>
            <dt>{`${main.label[lang]} · ${text.cumulative}`}</dt>
            <dd>
              {signed(main, change.cumulative)}{' '}
              <small>{change.since > 0 && fill(text.cumulativeSince, { date: civilDay(change.since) })}</small>
            </dd>
          </div>
          <div>
            <dt>{`${main.label[lang]} · ${text.rate}`}</dt>
            <dd>{signed({ ...main, unit: fill(text.perDay, { unit: main.unit }) }, change.rate)}</dd>
          </div>
        </dl>
      )}
      {source.trend && (
        <div className="gd-monitor-buttons">
          <Button label={text.trend} primary onClick={() => session.chart([device.id])}>
            {text.trend}
          </Button>
          {session.state.get().devices.size > 1 && (
            <Button label={text.compare} onClick={() => session.chart([device.id], true)}>
              {text.compare}
            </Button>
          )}
          {located && (
            <Button label={track ? text.hideTrack : text.track} pressed={track} onClick={() => setTrack(!track)}>
              {track ? text.hideTrack : text.track}
            </Button>
          )}
        </div>
      )}
      {located && track && (
        <Suspense fallback={<p className="gd-monitor-none">{text.trackLoading}</p>}>
          <TrackPanel session={session} device={device} context={context} />
        </Suspense>
      )}
      {children}
      {source.limits && <LimitList limits={limits} quantities={quantities} lang={lang} text={text} />}
    </section>
  );
}
