import { filesIn, GongdiError } from '@gongdi/domain';
import type { WriteContext } from '../resources/index.ts';
import { anyOf, type Db } from '../store/index.ts';
import { qualityLabel, qualityRefusal } from './text/index.ts';

/** Pictures that prove a record. */
export interface Proof {
  resource: string;
  record_id: string;
  /** Value of the field with the pictures. */
  pictures: unknown;
  /** When they were taken, as it was entered; absent: when they arrived. */
  taken_at?: string | null | undefined;
}

/** What the server knows of a picture. */
export interface ProofRow {
  name: string;
  uploaded_at: string;
  hash: string;
}

/** Clocks of phones may be ahead by so much, ms. */
const AHEAD = 5 * 60_000;

/**
 * Keeps what proves pictures: the moment at which the server got them and the hash of their bytes.
 * @param path field with the pictures, for refusals
 * @returns rows for the record
 * @throws GongdiError `invalid` for a picture that proves another record, or that was taken after it had arrived
 */
export async function keepProof(trx: Db, proof: Proof, path: string, context: WriteContext): Promise<ProofRow[]> {
  const ids = filesIn(proof.pictures).map(({ id }) => id);
  const files = await trx
    .selectFrom('stored_file')
    .select(['id', 'name', 'hash', 'created_at'])
    .where('id', '=', anyOf(ids))
    .execute();
  if (files.length === 0) throw new GongdiError('invalid', { label: qualityLabel('noPicture') });
  const taken = proof.taken_at ? Date.parse(proof.taken_at) : context.now;
  const early = files.find(({ created_at }) => taken > Math.min(Date.parse(created_at), context.now) + AHEAD);
  if (proof.taken_at && early) throw qualityRefusal(context, 'photo_at', 'takenLater', { name: early.name });
  const rows = files.map(({ id, hash, created_at }) => ({
    hash,
    file_id: id,
    resource: proof.resource,
    record_id: proof.record_id,
    uploaded_at: new Date(created_at).toISOString(),
    taken_at: new Date(taken).toISOString(),
  }));
  await trx
    .insertInto('proof_picture')
    .values(rows)
    .onConflict((on) => on.column('hash').doNothing())
    .execute();
  const others = await trx
    .selectFrom('proof_picture')
    .select('hash')
    .where('hash', '=', anyOf(files.map(({ hash }) => hash)))
    .where('record_id', '!=', proof.record_id)
    .execute();
  const used = files.find(({ hash }) => others.some((one) => one.hash === hash));
  if (used) throw qualityRefusal(context, path, 'usedPicture', { name: used.name });
  return files.map(({ name, hash, created_at }) => ({
    name,
    hash,
    uploaded_at: new Date(created_at).toISOString(),
  }));
}
