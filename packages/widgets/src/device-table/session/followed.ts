import type { Live } from '@gongdi/api';
import type { DeviceReading, Follower } from '../../device/props.ts';

/** Topics beside these would be refused by the server's limit for one line; a page has fewer rows. */
const MOST = 400;
/** Devices of which something was missed are asked for together after so long, ms. */
const CATCH_UP = 300;

/** Follows the devices that are on view, and catches up with what was missed of them. */
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

  /** These, and no others from now on. Those that come anew are asked for once: the last of them may be old. */
  watch(ids: readonly string[]): void {
    const wanted = new Set(ids.slice(0, MOST));
    // New ones first: while one is followed the line stays open.
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
      // The whole is read again soon, and says why when it cannot.
    }
  }
}
