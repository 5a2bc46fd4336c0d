import type { Live } from '@gongdi/api';
import type { DeviceReading, Follower } from '../../device/host/props.ts';

/** Maximum number of topics: the server's limit for one line refuses more. A page has fewer rows. */
const MOST = 400;
/** Devices with missed readings are requested together after this delay, ms. */
const CATCH_UP = 300;

/** Follows the devices that are on view, and requests readings that were missed. */
export class Followed {
  readonly #line: Live;
  readonly #follower: Follower;
  readonly #latest: (ids: readonly string[]) => Promise<readonly DeviceReading[]>;
  readonly #ends = new Map<string, () => void>();
  #missed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Live, follower: Follower, latest: (ids: readonly string[]) => Promise<readonly DeviceReading[]>) {
    this.#line = line;
    this.#follower = follower;
    this.#latest = latest;
  }

  /**
   * Follows exactly these devices from now on. The latest reading of each added device is requested once: the stored
   * one may be old.
   */
  watch(ids: readonly string[]): void {
    const wanted = new Set(ids.slice(0, MOST));
    // New subscriptions come first: the line stays open as long as one topic is subscribed.
    const gone = [...this.#ends].filter(([id]) => !wanted.has(id));
    for (const id of wanted) {
      if (this.#ends.has(id)) continue;
      const end = this.#line.subscribe(`device/${id}`, {
        onData: ({ data }) => this.#follower.onReadings([data]),
        onGap: () => this.#miss(id),
      });
      this.#ends.set(id, end);
      this.#miss(id);
    }
    for (const [id, end] of gone) {
      this.#ends.delete(id);
      end();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const end of this.#ends.values()) end();
    this.#ends.clear();
    this.#line.close();
  }

  #miss(id: string): void {
    this.#missed.add(id);
    this.#timer ??= setTimeout(() => void this.#catchUp(), CATCH_UP);
  }

  async #catchUp(): Promise<void> {
    this.#timer = undefined;
    const ids = [...this.#missed].filter((id) => this.#ends.has(id));
    this.#missed = new Set();
    if (ids.length === 0) return;
    try {
      this.#follower.onReadings(await this.#latest(ids));
    } catch {
      // The whole table is read again soon and reports the reason if that fails.
    }
  }
}
