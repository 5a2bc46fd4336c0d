import { LEVELS, MEASURES, textOf, type Label, type LevelNumber } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import { ALARM, ALARM_KIND, alarmWords, insert, recover, tellOfAlarm, type DeviceChange } from './alarms.ts';
import { ruleKey, type LevelState } from './judge.ts';
import type { Rejudge } from './rejudge.ts';

/** A time in which a limit was passed, as it was judged anew. */
interface Episode {
  /** What was passed first. */
  begin: DeviceChange;
  /** The worst of it. */
  worst: DeviceChange;
  /** When it ended, epoch ms; undefined: it lasts. */
  end?: DeviceChange;
}

interface StoredAlarm {
  id: string;
  quantity: string;
  measure: number;
  level: LevelNumber;
  alarm_state: number;
  started: number;
  recovered: number | null;
}

const keyOf = ({ quantity, measure }: Pick<StoredAlarm, 'quantity' | 'measure'>): string =>
  `${quantity}|${MEASURES[measure - 1] ?? 'value'}`;

/** What limits were passed in a stretch of a device's time, beside the alarms that there are of it. */
export class Episodes {
  readonly #stored: readonly StoredAlarm[];
  readonly #from: number;
  readonly #found: Episode[] = [];
  readonly #on = new Map<string, Episode>();

  private constructor(stored: readonly StoredAlarm[], from: number) {
    this.#stored = stored;
    this.#from = from;
  }

  /** @param from where judging begins, epoch ms */
  static async open(trx: Kysely<unknown>, device: KnownDevice, from: number): Promise<Episodes> {
    const { rows } = await sql<StoredAlarm>`select id, quantity, measure, level, alarm_state,
        (extract(epoch from started_at) * 1000)::bigint as started,
        (extract(epoch from recovered_at) * 1000)::bigint as recovered
      from alarm where device_id = ${device.id} and kind = ${ALARM_KIND.limit}
        and (recovered_at is null or recovered_at >= to_timestamp(${from} / 1000.0))
      order by started_at, id for update`.execute(trx);
    return new Episodes(rows, from);
  }

  /** Levels of the alarms that were on when judging begins. */
  levelsAtBegin(): LevelState['rules'] {
    const out: LevelState['rules'] = {};
    for (const one of this.#stored) {
      if (one.started > this.#from) continue;
      const since = LEVELS.slice(1).map((_, index) => (index < one.level ? one.started : null));
      out[keyOf(one)] = { level: one.level, since: since as LevelState['rules'][string]['since'] };
    }
    return out;
  }

  note(one: DeviceChange): void {
    const key = ruleKey(one.change.rule);
    const on = this.#on.get(key);
    if (one.change.to === 0) {
      if (on) on.end = one;
      this.#on.delete(key);
      // What was on before the stretch and falls within it is told by its own alarm.
      if (!on) this.#fallen.push(one);
    } else if (on) {
      if (one.change.to > on.worst.change.to) on.worst = one;
    } else if (one.change.to > one.change.from) {
      const episode = { begin: one, worst: one };
      this.#on.set(key, episode);
      this.#found.push(episode);
    }
  }
  readonly #fallen: DeviceChange[] = [];

  /** What is on of a rule ends without a reading: it is counted anew. */
  end(key: string, at: number): void {
    const on = this.#on.get(key);
    if (on) on.end = { ...on.worst, at };
    this.#on.delete(key);
  }

  /** Brings the alarms into line. */
  async keep(trx: Kysely<unknown>, task: Rejudge): Promise<void> {
    for (const one of this.#found) await this.#keepOne(trx, one, task);
    if (!task.mayFall) return;
    // What is on still though it has ended: its limit is not passed as it is counted now.
    const lasting = new Set(this.#on.keys());
    for (const alarm of this.#stored) {
      if (alarm.recovered !== null || lasting.has(keyOf(alarm))) continue;
      const rule = task.device.rules.find((one) => ruleKey(one) === keyOf(alarm));
      if (!rule) continue;
      const ended =
        this.#fallen.findLast((one) => ruleKey(one.change.rule) === keyOf(alarm)) ??
        this.#found.findLast((one) => ruleKey(one.begin.change.rule) === keyOf(alarm))?.end;
      const at = Math.max(alarm.started, ended?.at ?? task.since);
      const change = { rule, from: alarm.level, to: 0 as const, value: 0, limit: undefined };
      await recover(trx, { device: task.device, at, received: task.now, change });
    }
  }

  async #keepOne(trx: Kysely<unknown>, { begin, worst, end }: Episode, task: Rejudge): Promise<void> {
    const { now, quiet = false } = task;
    const key = ruleKey(begin.change.rule);
    const there = this.#stored.find(
      (one) => keyOf(one) === key && one.started <= (end?.at ?? Infinity) && (one.recovered ?? Infinity) >= begin.at,
    );
    if (there) {
      await sql`update alarm set started_at = least(started_at, to_timestamp(${begin.at} / 1000.0))
        where id = ${there.id} and started_at > to_timestamp(${begin.at} / 1000.0)`.execute(trx);
      if (there.level >= worst.change.to) return;
      const words = alarmWords(worst);
      const { value, limit = value, to } = worst.change;
      await sql`update alarm set level = ${to}, level_at = to_timestamp(${worst.at} / 1000.0), value = ${value},
          limit_value = ${limit}, alarm_content = ${textOf(words, 'zh')}, updated_at = to_timestamp(${now} / 1000.0),
          updated_by = null, version = version + 1,
          alarm_state = case when recovered_at is null and alarm_state <> ${ALARM.closed} then ${ALARM.fresh}::int
            else alarm_state end
        where id = ${there.id}`.execute(trx);
      if (!quiet && there.alarm_state !== ALARM.closed)
        await tellOfAlarm(trx, { ...worst, received: now }, there.id, late(words));
      return;
    }
    const state = end ? ALARM.recovered : ALARM.fresh;
    // With the time of the reading that passed first, and the worst level of it.
    const told: DeviceChange = { ...worst, at: begin.at, received: now };
    const id = await insert(trx, told, { state, recovered: end?.at });
    if (!quiet) await tellOfAlarm(trx, told, id, late(alarmWords(worst)));
  }
}

/** Says that a reading came late. */
const late = (words: Label): Label => telemetryLabel('late', { words });
