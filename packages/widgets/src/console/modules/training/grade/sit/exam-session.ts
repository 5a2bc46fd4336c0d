import { CallFailure, calls, type CallResult, type Client } from '@gongdi/api';
import { SITTING } from '@gongdi/domain';

export type Exam = CallResult<typeof calls.exam.start>;
export type Outcome = CallResult<typeof calls.exam.handIn>;

export interface GivenAnswer {
  value: string | null;
  given_at: string;
}

/** What a device holds of an exam, so that it survives a closed page and a lost network. */
export interface KeptExam {
  /** Id of the sitting. */
  key: string;
  /** The account that opened it on this device. */
  owner: string;
  device: string;
  exam: Exam;
  answers: Record<number, GivenAnswer>;
  /** Positions of answers that the server has not confirmed. */
  unsent: number[];
  /** Positions that the person wants to look at again. */
  flagged: number[];
  /** Server's clock minus that of the device, ms. */
  ahead: number;
}

export interface ExamStore {
  read: (key: string) => Promise<KeptExam | undefined>;
  write: (kept: KeptExam) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

export interface ExamState {
  exam: Exam;
  answers: Readonly<Record<number, GivenAnswer>>;
  flagged: ReadonlySet<number>;
  /** Number of answers that the server does not have yet. */
  unsent: number;
  /** Whether the last attempt to reach the server has failed. */
  offline: boolean;
  /** Another device has gone on with the exam. */
  elsewhere: boolean;
  /** The server has closed the exam; its words. */
  closed?: string;
}

interface Ports {
  client: Pick<Client, 'call'>;
  store: ExamStore;
  now?: () => number;
  /** Time before answers are sent, and sent again after a failure, ms. */
  pauses?: { send: number; again: number };
}

/** An answer is on its way soon, and tried again as long as the network is away. */
const PAUSES = { send: 300, again: 4000 };
/** Most answers of one call. */
const BATCH = 200;

/** An exam on this device. Answers are on the device before they are on their way, and the server has the last word. */
export class ExamSession {
  #state: ExamState;
  #kept: KeptExam;
  readonly #ports: Required<Ports>;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #ended = false;

  constructor(kept: KeptExam, ports: Ports, offline = false) {
    this.#kept = kept;
    this.#ports = { now: Date.now, pauses: PAUSES, ...ports };
    this.#state = this.#stateOf({ offline, elsewhere: false });
    if (kept.unsent.length > 0) this.#later(0);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): ExamState => this.#state;

  /** The server's clock, as far as the device knows it, epoch ms. */
  now = (): number => this.#ports.now() + this.#kept.ahead;

  /** Milliseconds until the end. */
  left = (): number => Math.max(0, Date.parse(this.#kept.exam.sitting.ends_at!) - this.now());

  /** Takes an answer; null takes one back. */
  answer(position: number, value: string | null): void {
    const given_at = new Date(this.now()).toISOString();
    this.#kept = {
      ...this.#kept,
      answers: { ...this.#kept.answers, [position]: { value, given_at } },
      unsent: [...new Set([...this.#kept.unsent, position])],
    };
    this.#changed({});
    this.#later(this.#ports.pauses.send);
  }

  flag(position: number): void {
    const { flagged } = this.#kept;
    const next = flagged.includes(position) ? flagged.filter((one) => one !== position) : [...flagged, position];
    this.#kept = { ...this.#kept, flagged: next };
    this.#changed({});
  }

  /** Sends what waits, now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await (this.#sending ??= this.#send().finally(() => (this.#sending = undefined)));
  }

  /**
   * Asks the server whether the exam has ended, and takes its clock: that of the device may have been moved.
   * @throws CallFailure without a network
   */
  async hasEnded(): Promise<boolean> {
    const { key } = this.#kept;
    const { now, status } = await this.#ports.client.call(calls.exam.about, { params: { id: key } }, { quiet: true });
    this.#kept = { ...this.#kept, ahead: Date.parse(now) - this.#ports.now() };
    this.#changed({});
    return status !== SITTING.running || this.left() === 0;
  }

  /**
   * Hands in, with the answers that still wait.
   * @throws CallFailure without a network: the exam goes on, and the server hands it in when time is over
   */
  async handIn(): Promise<Outcome> {
    clearTimeout(this.#timer);
    await this.#sending;
    const { key, device } = this.#kept;
    const body = { id: key, device, answers: this.#waiting() };
    const outcome = await this.#ports.client.call(calls.exam.handIn, { body }, { quiet: true });
    this.close();
    await this.#ports.store.remove(key);
    return outcome;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  #waiting(): { position: number; value: string | null; given_at: string }[] {
    return this.#kept.unsent.map((position) => ({ position, ...this.#kept.answers[position]! }));
  }

  async #send(): Promise<void> {
    const answers = this.#waiting().slice(0, BATCH);
    if (answers.length === 0 || this.#ended) return;
    const { key, device } = this.#kept;
    try {
      const body = { id: key, device, answers };
      const done = await this.#ports.client.call(calls.exam.keep, { body }, { quiet: true });
      const sent = new Map(answers.map((one) => [one.position, one.given_at]));
      this.#kept = {
        ...this.#kept,
        // An answer that was changed meanwhile goes again.
        unsent: this.#kept.unsent.filter((one) => this.#kept.answers[one]!.given_at !== sent.get(one)),
        ahead: Date.parse(done.now) - this.#ports.now(),
      };
      this.#changed({ offline: false, elsewhere: done.elsewhere });
      if (this.#kept.unsent.length > 0) this.#later(this.#ports.pauses.send);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isAway(error)) {
        this.#changed({ offline: true });
        this.#later(this.#ports.pauses.again);
      } else this.#changed({ closed: error.message });
    }
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#ended) this.#timer = setTimeout(() => void this.flush(), pause);
  }

  #changed(change: Partial<ExamState>): void {
    this.#state = this.#stateOf({ ...this.#state, ...change });
    void this.#ports.store.write(this.#kept).catch(() => undefined);
    for (const listener of this.#listeners) listener();
  }

  #stateOf({ offline, elsewhere, closed }: Pick<ExamState, 'offline' | 'elsewhere' | 'closed'>): ExamState {
    const { exam, answers, flagged, unsent } = this.#kept;
    return {
      exam,
      answers,
      offline,
      elsewhere,
      unsent: unsent.length,
      flagged: new Set(flagged),
      ...(closed === undefined ? {} : { closed }),
    };
  }
}

/** Whether a call may succeed later: the network or the server is away. */
export const isAway = (failure: CallFailure): boolean =>
  !failure.endsSession && (failure.status === undefined || failure.status === 0 || failure.status >= 429);

/**
 * Puts together what the server has and what this device has not sent yet: of two answers to a question the later one
 * holds.
 */
export function mergeKept(
  exam: Exam,
  own: KeptExam | undefined,
  about: Pick<KeptExam, 'owner' | 'device' | 'ahead'>,
): KeptExam {
  const answers: Record<number, GivenAnswer> = {};
  for (const { position, value, given_at } of exam.answers) answers[position] = { value, given_at };
  const unsent: number[] = [];
  for (const position of own?.unsent ?? []) {
    const mine = own!.answers[position];
    if (!mine || (answers[position]?.given_at ?? '') > mine.given_at) continue;
    answers[position] = mine;
    unsent.push(position);
  }
  return { key: exam.sitting.id, exam, answers, unsent, flagged: own?.flagged ?? [], ...about };
}

/**
 * Opens an exam on this device: from the server, or, without a network, as this device has it.
 * @throws CallFailure when the server refuses, or cannot be reached and the device has nothing
 */
export async function openExam(id: string, owner: string, device: string, ports: Ports): Promise<ExamSession> {
  const now = ports.now ?? Date.now;
  const found = await ports.store.read(id).catch(() => undefined);
  const own = found?.owner === owner ? found : undefined;
  try {
    const exam = await ports.client.call(calls.exam.start, { body: { id, device } }, { quiet: true });
    const kept = mergeKept(exam, own, { owner, device, ahead: Date.parse(exam.sitting.now) - now() });
    await ports.store.write(kept).catch(() => undefined);
    return new ExamSession(kept, ports);
  } catch (error) {
    if (!(error instanceof CallFailure) || !isAway(error) || !own) throw error;
    return new ExamSession({ ...own, device }, ports, true);
  }
}
