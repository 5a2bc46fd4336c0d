import { readChoice, writeChoice } from '../../../kit/data/kept-choice.ts';
import { choiceKey } from '../../../kit/storage-keys.ts';
import { OWN_MENU } from '../storage-keys.ts';

/** What a user has made of the menu, kept in this browser. Entries and groups are named by their index. */
export interface MenuChoices {
  /** Groups that the user has unfolded. */
  open: readonly string[];
  /** Favourites, in the user's order. */
  starred: readonly string[];
  /** Entries that were used last, the latest first. */
  used: readonly string[];
}

/** A record that was shown. */
export interface RecentRecord {
  address: string;
  title: string;
}

export interface OwnMenuState extends MenuChoices {
  /** Records that were shown last, the latest first. */
  records: readonly RecentRecord[];
}

/** Storage of the records that were shown, which ends with the session: their titles may be names of people. */
export interface RecordKeeper {
  get(): readonly RecentRecord[] | null;
  set(records: readonly RecentRecord[]): void;
}

/** The group of favourites and that of the entries used last. No menu entry has such an index. */
export const STARRED = '*starred';
export const USED = '*used';

const MAX_USED = 5;
const MAX_RECORDS = 8;
const INITIAL: MenuChoices = { open: [STARRED], starred: [], used: [] };

const names = (value: unknown, initial: readonly string[]): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : initial;

/** Returns the list from before, if the next one has the same in the same order. */
const steady = (before: readonly string[], next: readonly string[]): readonly string[] =>
  before.length === next.length && before.every((one, at) => one === next[at]) ? before : next;

/** A user's own menu. React reads it through `subscribe` and `snapshot`. */
export class OwnMenu {
  #user: string | undefined;
  #state: OwnMenuState = { ...INITIAL, records: [] };
  readonly #listeners = new Set<() => void>();
  readonly #whose: () => string | undefined;
  readonly #keeper: RecordKeeper;

  /** @param whose returns the id of the user who is logged in */
  constructor(whose: () => string | undefined, keeper: RecordKeeper) {
    this.#whose = whose;
    this.#keeper = keeper;
    this.follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): OwnMenuState => this.#state;

  #set(state: OwnMenuState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #kept(): MenuChoices {
    if (this.#user === undefined) return INITIAL;
    const kept = readChoice<Partial<MenuChoices>>(choiceKey(this.#user, OWN_MENU), {});
    return {
      open: names(kept.open, INITIAL.open),
      starred: names(kept.starred, []),
      used: names(kept.used, []),
    };
  }

  /** Another user may be logged in now: that user's menu applies. */
  follow(): void {
    const user = this.#whose();
    if (user === this.#user) return;
    this.#user = user;
    this.#set({ ...this.#kept(), records: (user === undefined ? null : this.#keeper.get()) ?? [] });
  }

  /** Changes what is kept. Other tabs may have changed it meanwhile, so it is read first. */
  #change(part: (kept: MenuChoices) => Partial<MenuChoices>): void {
    const kept = this.#kept();
    const next = { ...kept, ...part(kept) };
    if (this.#user !== undefined) writeChoice(choiceKey(this.#user, OWN_MENU), next);
    const { open, starred, used, records } = this.#state;
    // What has not changed stays the same list, so that what is drawn from it is not drawn anew.
    this.#set({
      open: steady(open, next.open),
      starred: steady(starred, next.starred),
      used: steady(used, next.used),
      records,
    });
  }

  /** The user has folded or unfolded a group. */
  fold(group: string, open: boolean): void {
    this.#change((kept) => ({ open: [...kept.open.filter((one) => one !== group), ...(open ? [group] : [])] }));
  }

  /** Adds an entry to the favourites or takes it out. */
  star(entry: string, on: boolean): void {
    this.#change((kept) => ({ starred: [...kept.starred.filter((one) => one !== entry), ...(on ? [entry] : [])] }));
  }

  /** Moves a favourite in front of or behind another one. */
  move(entry: string, to: string): void {
    this.#change(({ starred }) => {
      const [from, at] = [starred.indexOf(entry), starred.indexOf(to)];
      if (from < 0 || at < 0) return {};
      const next = starred.filter((one) => one !== entry);
      next.splice(at, 0, entry);
      return { starred: next };
    });
  }

  /** The page of an entry is shown. */
  use(entry: string): void {
    if (this.#state.used[0] === entry) return;
    this.#change((kept) => ({ used: [entry, ...kept.used.filter((one) => one !== entry)].slice(0, MAX_USED) }));
  }

  /** A record is shown. */
  show(record: RecentRecord): void {
    const { records } = this.#state;
    if (records[0]?.address === record.address && records[0].title === record.title) return;
    const next = [record, ...records.filter((one) => one.address !== record.address)].slice(0, MAX_RECORDS);
    this.#keeper.set(next);
    this.#set({ ...this.#state, records: next });
  }
}
