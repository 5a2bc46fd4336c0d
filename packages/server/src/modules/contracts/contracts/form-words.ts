import { capitalsOf, yuanOf } from '@gongdi/domain';
import { signatureCell, type Signing } from '../../../quality/index.ts';
import type { Db } from '../../../store/index.ts';

/** An amount in capitals and in digits, as these forms have it. */
export const said = (fen: number): string => `（大写）${capitalsOf(fen)}（小写：${yuanOf(fen)} 元）`;
export const lines = (list: readonly (string | undefined | false)[]): string => list.filter(Boolean).join('\n');

export const contractOf = (db: Db, id: string) =>
  db
    .selectFrom('works_contract')
    .select(['contract_name', 'contract_number', 'ends_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Who signed when; these papers are signed by hand on the print. */
export const sign =
  (by: Signing, names: ReadonlyMap<string, string>) =>
  (of: string, account: string | null | undefined, at: string | null | undefined) =>
    signatureCell({ of, name: names.get(account ?? ''), at, signature: null }, 12, by);

/** A signature of whoever holds a post of the project. */
export const post = (people: ReadonlyMap<number, string>, which: number, of: string, by: Signing) =>
  signatureCell({ of, name: people.get(which), at: null, signature: null }, 12, by);
