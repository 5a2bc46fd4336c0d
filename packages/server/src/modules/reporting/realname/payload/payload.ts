import { dictionaryOf, REPORT_KIND, REPORT_STATE, type Label, type ReportedDictionary } from '@gongdi/domain';
import type { Db } from '../../../../store/index.ts';
import type { Target } from '../ground.ts';
import { sealFor } from '../seal.ts';
import { reportLabel } from '../text/index.ts';

/** Names of methods by kind; `update` is absent where a platform only takes additions. */
export interface Methods {
  add: string;
  update?: string;
}

/** What is sent: the content that the platform gets, for an addition or a change. */
export type Payload = Readonly<Record<string, unknown>>;

export type PersonalKind = 'identity' | 'card' | 'phone';

/** Why something cannot be sent now. */
export type Hindrance =
  | { why: 'gone' }
  /** Another report has to be accepted first. */
  | { why: 'needs'; entry_id: string; label: Label }
  /** Something is missing that a person has to enter. `missing_code`: its dictionary and value. */
  | { why: 'lacks'; label: Label; missing_code?: string };

/** Thrown by the makers of contents. */
export class Hindered extends Error {
  readonly hindrance: Hindrance;

  constructor(hindrance: Hindrance) {
    super(hindrance.why);
    this.name = 'Hindered';
    this.hindrance = hindrance;
  }
}

export const gone = (): Hindered => new Hindered({ why: 'gone' });
export const lacks = (label: Label, missing_code?: string): Hindered =>
  new Hindered({ why: 'lacks', label, ...(missing_code !== undefined && { missing_code }) });

/** What the makers of contents work with. It counts the personal values that leave. */
export class Making {
  readonly db: Db;
  readonly target: Target;
  readonly timeZone: string;
  private readonly codes: ReadonlyMap<string, string>;
  private readonly counts = new Map<PersonalKind, number>();

  constructor(db: Db, target: Target, timeZone: string, codes: ReadonlyMap<string, string>) {
    this.db = db;
    this.target = target;
    this.timeZone = timeZone;
    this.codes = codes;
  }

  /** Returns the code of the platform for a value. @throws Hindered when there is none */
  code(dictionary: ReportedDictionary, value: number): string {
    const key = `${dictionary}:${value}`;
    const found = this.codes.get(key);
    if (found !== undefined) return found;
    const { label, entries } = dictionaryOf(dictionary);
    const name = entries.find((one) => one.value === value)?.label ?? { zh: String(value), en: String(value) };
    throw lacks(reportLabel('missingCode', { table: label, value: name }), key);
  }

  /** Encrypts a number as the platform asks for it, and counts it. */
  sealed(kind: 'identity' | 'card', value: string): string {
    this.count(kind);
    return sealFor(this.target.cipher, this.target.secret, value);
  }

  /** A telephone number, which the convention has in the clear: only where the connection is encrypted. */
  phone(value: string | null): string | undefined {
    if ((value ?? '') === '' || !this.target.address.toLowerCase().startsWith('https://')) return undefined;
    this.count('phone');
    return value!;
  }

  private count(kind: PersonalKind): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** How many personal values of which kind are in it, in words for the log. */
  personal(): string | undefined {
    const parts = [...this.counts].map(([kind, count]) => reportLabel('sent', { kind: reportLabel(kind), count }).zh);
    return parts.length > 0 ? parts.join('、') : undefined;
  }

  /**
   * Returns the report that this one needs, with the number that the platform has for it.
   * @throws Hindered while it was not accepted
   */
  async needed(kind: number, subject_id: string, name: string): Promise<{ platform_key: string | null }> {
    const found = await this.db
      .selectFrom('report_entry')
      .select(['id', 'status', 'platform_key'])
      .where('target_id', '=', this.target.id)
      .where('kind', '=', kind)
      .where('subject_id', '=', subject_id)
      .executeTakeFirst();
    if (!found) throw lacks(reportLabel('notThere', { name }));
    // What the platform has keeps its number while a change of it is on its way.
    if (found.status === REPORT_STATE.accepted || found.platform_key !== null) return found;
    throw new Hindered({ why: 'needs', entry_id: found.id, label: reportLabel('needs', { name }) });
  }

  /** Returns the number that the platform has for a team. */
  async team(id: string, name: string): Promise<string> {
    const { platform_key } = await this.needed(REPORT_KIND.team, id, name);
    if (platform_key === null) throw lacks(reportLabel('noTeamKey', { name }));
    return platform_key;
  }
}
