import { deviceTypeLabel, fill, type Quantity } from '@gongdi/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { locatedType } from '../track/located.ts';
import { wholeContext } from '../session/whole-context.ts';
import { quantitiesOf, valueText } from '../model/values.ts';
import type { Device, ShownRule } from '../host/props.ts';
import type { DeviceSession } from '../session/device-session.ts';
import { Button } from '../controls/button.tsx';
import { LevelMark, OfflineMark, StateMark } from './level-mark.tsx';
import { LimitList } from './limit-list.tsx';
import { useAsked } from '../controls/use-asked.ts';
import { useChange, type MainChange } from './use-change.ts';
import { useTicks } from './use-session.ts';
import { useTimes } from '../../kit/clock/index.ts';

const TrackPanel = lazyPart(() => import('../track/track-panel.tsx'));

interface DeviceDetailProps {
  session: DeviceSession;
  device: Device;
  /** Content that one of the buttons has opened; it stands below the buttons and above the limits. */
  children?: ReactNode;
}

/** All values of a device, their changes, and its limits. */
export function DeviceDetail({ session, device, children }: DeviceDetailProps) {
  const { lang, text, source } = session;
  useTicks(session, 500, [device.id]);
  const [track, setTrack] = useState(false);
  const context = wholeContext(session.context);
  const located = context !== undefined && locatedType(device.type) !== undefined;
  const quantities = quantitiesOf(device.type);
  const limits = useAsked<readonly ShownRule[]>(source.limits ? device.id : null, (signal) =>
    source.limits!(device.id, signal),
  );
  const moved = useChange(session, device);
  return (
    <section className="gd-device-detail" aria-label={`${text.detail} ${device.name}`}>
      <DeviceHead session={session} device={device} />
      <ValueList session={session} device={device} />
      {moved && <ChangeList {...moved} session={session} />}
      {source.trend && (
        <div className="gd-device-buttons">
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
        <Suspense fallback={<p className="gd-device-none">{text.trackLoading}</p>}>
          <TrackPanel session={session} device={device} context={context} />
        </Suspense>
      )}
      {children}
      {source.limits && <LimitList limits={limits} quantities={quantities} lang={lang} text={text} />}
    </section>
  );
}

/** Name, number, type and state of a device, and the time of its last reading. */
function DeviceHead({ session, device }: { session: DeviceSession; device: Device }) {
  const { dateTime } = useTimes();
  const { lang, text } = session;
  const reading = session.shown(device.id);
  return (
    <>
      <header>
        <h3>{device.name}</h3>
        {reading?.at && <StateMark level={reading.level} online={reading.online !== 0} text={text} />}
        {reading?.at && reading.online !== 0 && <span>{text.online}</span>}
        {!reading?.at && reading?.online !== 1 && <OfflineMark heard={false} text={text} />}
      </header>
      <p className="gd-device-secondary">
        {device.number} · {deviceTypeLabel(device.type)?.[lang]} · {reading?.at ? dateTime(reading.at) : text.noValue}
      </p>
    </>
  );
}

/** The present value of each quantity; a button opens its trend. */
function ValueList({ session, device }: { session: DeviceSession; device: Device }) {
  const { lang, text, source } = session;
  const reading = session.shown(device.id);
  return (
    <ul className="gd-device-values">
      {quantitiesOf(device.type).map((quantity) => {
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
  );
}

/** How much the main quantity has changed in all and in a day. */
function ChangeList({ main, change, session }: MainChange & { session: DeviceSession }) {
  const { civilDay } = useTimes();
  const { lang, text } = session;
  const signed = (quantity: Quantity, number: number) =>
    `${number > 0 ? '+' : ''}${valueText({ ...quantity, states: undefined }, number, lang)}`;
  return (
    <dl className="gd-device-change">
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
  );
}
