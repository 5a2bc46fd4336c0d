import { LEVELS, MEASURES, textOf, type Label, type LevelNumber } from '@gongdi/domain';
import type { NotNull } from 'kysely';
import { epochMs, instantAt, type Db } from '../../store/index.ts';
import type { KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import { ALARM, ALARM_KIND, alarmWords, insert, recover, notifyAlarm, type DeviceChange } from './alarms.ts';
import { ruleKey, type LevelState } from './judge.ts';
import type { Rejudge } from './rejudge.ts';

/** A period in which a limit was passed, as found by judging the readings again. */
interface Episode {
  /** The change with which the limit was passed first. */
  begin: DeviceChange;
  /** The change to the worst level of the period. */
  worst: DeviceChange;
  /** The change with which the period ended; undefined: it still lasts. */
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

/**
 * The periods in which limits were passed within a stretch of a device's time, and the stored alarms of that stretch.
 */
export class Episodes {
  readonly #stored: readonly StoredAlarm[];
  readonly #from: number;
  readonly #found: Episode[] = [];
  readonly #on = new Map<string, Episode>();

  private constructor(stored: readonly StoredAlarm[], from: number) {
    this.#stored = stored;
    this.#from = from;
  }

  /** @param from instant at which judging begins, epoch ms */
  static async open(trx: Db, device: KnownDevice, from: number): Promise<Episodes> {
    const rows = await trx
      .selectFrom('alarm')
      .select(['id', 'quantity', 'measure', 'level', 'alarm_state'])
      .select(({ ref }) => [epochMs(ref('started_at')).as('started'), epochMs(ref('recovered_at')).as('recovered')])
      .where('device_id', '=', device.id)
      .where('kind', '=', ALARM_KIND.limit)
      .where(({ eb, or }) => or([eb('recovered_at', 'is', null), eb('recovered_at', '>=', instantAt(from))]))
      .orderBy('started_at')
      .orderBy('id')
      .forUpdate()
      .$narrowType<{ quantity: NotNull; measure: NotNull; level: LevelNumber }>()
      .execute();
    return new Episodes(rows, from);
  }

  /** Returns the levels of the alarms that were open when judging begins. */
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
      // An episode that began before the stretch and ended within it is recorded in its own alarm.
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

  /** Ends the open episode of a rule without a reading, because the value is counted from a new base. */
  end(key: string, at: number): void {
    const on = this.#on.get(key);
    if (on) on.end = { ...on.worst, at };
    this.#on.delete(key);
  }

  /** Updates the stored alarms to match the episodes. */
  async keep(trx: Db, task: Rejudge): Promise<void> {
    for (const one of this.#found) await this.#keepOne(trx, one, task);
    if (!task.mayFall) return;
    // Ends the alarms that are still open although their episode is over: as counted now, their limit is not passed.
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

  async #keepOne(trx: Db, { begin, worst, end }: Episode, task: Rejudge): Promise<void> {
    const { now, quiet = false } = task;
    const key = ruleKey(begin.change.rule);
    const there = this.#stored.find(
      (one) => keyOf(one) === key && one.started <= (end?.at ?? Infinity) && (one.recovered ?? Infinity) >= begin.at,
    );
    if (there) {
      await trx
        .updateTable('alarm')
        .set({ started_at: instantAt(begin.at) })
        .where('id', '=', there.id)
        .where('started_at', '>', instantAt(begin.at))
        .execute();
      if (there.level >= worst.change.to) return;
      const words = alarmWords(worst);
      const { value, limit = value, to } = worst.change;
      await trx
        .updateTable('alarm')
        .set({ level: to, level_at: instantAt(worst.at), value, limit_value: limit, updated_by: null })
        .set({ alarm_content: textOf(words, 'zh'), updated_at: instantAt(now) })
        .set((eb) => {
          const lasts = eb.and([eb('recovered_at', 'is', null), eb('alarm_state', '<>', ALARM.closed)]);
          return {
            alarm_state: eb.case().when(lasts).then(eb.lit(ALARM.fresh)).else(eb.ref('alarm_state')).end(),
            version: eb('version', '+', 1),
          };
        })
        .where('id', '=', there.id)
        .execute();
      if (!quiet && there.alarm_state !== ALARM.closed)
        await notifyAlarm(trx, { ...worst, received: now }, there.id, late(words));
      return;
    }
    const state = end ? ALARM.recovered : ALARM.fresh;
    // Stores the time of the reading that first passed the limit, and the worst level of the episode.
    const notice: DeviceChange = { ...worst, at: begin.at, received: now };
    const id = await insert(trx, notice, { state, recovered: end?.at });
    if (!quiet) await notifyAlarm(trx, notice, id, late(alarmWords(worst)));
  }
}

/** Adds to the text that the reading arrived late. */
const late = (words: Label): Label => telemetryLabel('late', { words });
