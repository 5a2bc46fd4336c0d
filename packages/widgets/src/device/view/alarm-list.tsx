import { fill } from '@gongdi/domain';
import { useState } from 'react';
import { valueText, quantitiesOf } from '../model/values.ts';
import type { DeviceAlarm } from '../host/props.ts';
import { messageOf } from '../session/message-of.ts';
import type { DeviceSession } from '../session/device-session.ts';
import type { DeviceState } from '../session/state.ts';
import { Button } from '../controls/button.tsx';
import { Failure } from '../controls/failure.tsx';
import { LevelMark } from './level-mark.tsx';
import type { DeviceText } from '../text/index.ts';
import { useAsked } from '../controls/use-asked.ts';
import { useTimes } from '../../kit/clock/index.ts';

interface AlarmListProps {
  session: DeviceSession;
  state: DeviceState;
  /** Shows the device on the drawing; absent: there is no drawing. */
  onLocate?(device: string): void;
}

/** List of alarms that are not closed, with the actions acknowledge, close and history. */
export function AlarmList({ session, state, onLocate }: AlarmListProps) {
  const { text } = session;
  const { alarms, alarmsFailure } = state;
  return (
    <div className="gd-device-alarms" part="alarms">
      {alarmsFailure && (
        <Failure
          text={text}
          message={fill(text.alarmFailed, { reason: alarmsFailure })}
          onRetry={() => void session.readAlarms()}
        />
      )}
      {alarms.length === 0 && !alarmsFailure && <p className="gd-device-none">{text.alarmNone}</p>}
      <ul>
        {alarms.map((alarm) => (
          <Alarm key={alarm.id} session={session} state={state} alarm={alarm} onLocate={onLocate} />
        ))}
      </ul>
    </div>
  );
}

function Alarm({ session, state, alarm, onLocate }: AlarmListProps & { alarm: DeviceAlarm }) {
  const { dateTime } = useTimes();
  const { lang, text, source } = session;
  const [open, setOpen] = useState<'history' | 'clear' | null>(null);
  // Kept here, so that closing the form does not lose what was typed.
  const [draft, setDraft] = useState<HandlingDraft>({ handling: '', asked: false });
  const [busy, setBusy] = useState(false);
  const device = state.devices.get(alarm.device_id);
  const quantity = device && quantitiesOf(device.type).find(({ key }) => key === alarm.quantity);
  const number = (value: number | null) =>
    value === null ? '' : quantity ? valueText(quantity, value, lang) : String(value);
  const act = async (words?: string) => {
    setBusy(true);
    const done = await session.act(alarm, words);
    setBusy(false);
    if (done) setOpen(null);
  };
  return (
    <li data-alarm={alarm.id}>
      <div className="gd-device-head">
        <LevelMark level={alarm.level} text={text} />
        <span className="gd-device-state">{stateWord(alarm.state, session)}</span>
        <time dateTime={alarm.started_at}>{dateTime(alarm.started_at).slice(5)}</time>
      </div>
      <p>{alarm.content}</p>
      <p className="gd-device-secondary">
        {device?.name}
        {alarm.value !== null && ' · '}
        {alarm.value !== null &&
          (quantity?.states
            ? number(alarm.value)
            : fill(text.alarmValue, { value: number(alarm.value), limit: number(alarm.limit) }))}
      </p>
      <div className="gd-device-buttons">
        {source.acknowledge && alarm.state === 1 && (
          <Button label={text.acknowledge} primary disabled={busy} onClick={() => void act()}>
            {text.acknowledge}
          </Button>
        )}
        {source.clear && (
          <Button
            label={text.clear}
            pressed={open === 'clear'}
            disabled={busy}
            onClick={() => setOpen(open === 'clear' ? null : 'clear')}
          >
            {text.clear}
          </Button>
        )}
        {source.alarmHistory && (
          <Button
            label={text.history}
            pressed={open === 'history'}
            onClick={() => setOpen(open === 'history' ? null : 'history')}
          >
            {text.history}
          </Button>
        )}
        {onLocate && (
          <Button label={text.locate} onClick={() => onLocate(alarm.device_id)}>
            {text.locate}
          </Button>
        )}
      </div>
      {open === 'clear' && (
        <HandlingForm
          draft={draft}
          text={text}
          busy={busy}
          onDraft={setDraft}
          onCancel={() => setOpen(null)}
          onClear={(words) => void act(words)}
        />
      )}
      {open === 'history' && <History session={session} alarm={alarm} number={number} />}
    </li>
  );
}

interface HandlingDraft {
  handling: string;
  /** Whether the user has tried to close the alarm: only then a missing text is an error. */
  asked: boolean;
}

interface HandlingFormProps {
  draft: HandlingDraft;
  text: DeviceText;
  busy: boolean;
  onDraft(draft: HandlingDraft): void;
  onCancel(): void;
  onClear(handling: string): void;
}

/** Asks how the alarm was handled, which is required to close it. */
function HandlingForm({ draft, text, busy, onDraft, onCancel, onClear }: HandlingFormProps) {
  const { handling } = draft;
  const missing = draft.asked && handling.trim() === '';
  const clear = () => {
    onDraft({ ...draft, asked: true });
    if (handling.trim() !== '') onClear(handling.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        clear();
      }}
    >
      <label>
        {text.handling}
        <textarea
          className="gd-device-input"
          maxLength={500}
          rows={2}
          value={handling}
          aria-invalid={missing}
          onChange={(event) => onDraft({ ...draft, handling: event.target.value })}
        />
      </label>
      {missing && <p role="alert">{text.handlingNeeded}</p>}
      <div className="gd-device-buttons">
        <Button label={text.cancel} onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button label={text.clear} primary disabled={busy} onClick={clear}>
          {text.clear}
        </Button>
      </div>
    </form>
  );
}

function History({
  session,
  alarm,
  number,
}: {
  session: DeviceSession;
  alarm: DeviceAlarm;
  number(value: number | null): string;
}) {
  const { dateTime } = useTimes();
  const { text, source } = session;
  const events = useAsked(`${alarm.id} ${alarm.state}`, (signal) => source.alarmHistory!(alarm, signal));
  if (events.state === 'loading') return <p className="gd-device-secondary">…</p>;
  if (events.state === 'failed')
    return <p role="alert">{fill(text.actFailed, { reason: messageOf(events.error, text) })}</p>;
  return (
    <ol className="gd-device-history">
      {events.value.map((event, index) => (
        <li key={index}>
          <time dateTime={event.at}>{dateTime(event.at)}</time> {stateWord(event.state, session)}{' '}
          <LevelMark level={event.level} text={text} /> {number(event.value)} · {event.who ?? text.system}
        </li>
      ))}
    </ol>
  );
}

const STATES = ['alarmState1', 'alarmState2', 'alarmState3', 'alarmState4'] as const;
const stateWord = (state: number, { text }: DeviceSession): string => text[STATES[state - 1] ?? 'alarmState1'];
