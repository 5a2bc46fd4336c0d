import {
  dateTime,
  filesIn,
  GongdiError,
  pictureFacts,
  projectmanage,
  takenMoment,
  type PictureFacts,
  type Place,
} from '@gongdi/domain';
import { convert, distanceOf } from '@gongdi/geo';
import { openBlob, type BlobStore } from '../files/index.ts';
import type { Ground } from '../ground.ts';
import type { WriteContext } from '../resources/index.ts';
import { anyOf, resourceRepository, WHOLE, type Db } from '../store/index.ts';
import { qualityLabel, qualityRefusal } from './text/index.ts';

/** Pictures that prove a record. */
export interface Proof {
  resource: string;
  record_id: string;
  project_id: string;
  /** Value of the field with the pictures. */
  pictures: unknown;
  /** When they were taken, as it was entered; absent: when they arrived. */
  taken_at?: string | null | undefined;
  /** Between which moments they must have been taken; absent: around `taken_at`. */
  between?: readonly [from: string | null | undefined, to: string | null | undefined];
  /** Where they were taken, as it was entered; absent: at the project. */
  place?: Place | null | undefined;
}

/** What the server knows of a picture. */
export interface ProofRow {
  name: string;
  uploaded_at: string;
  hash: string;
  /** By the clock of its camera; null: the camera noted none. */
  camera_at: string | null;
  /** By its camera: how far from the place that was entered, metres; null: the camera noted none. */
  camera_distance: number | null;
}

interface StoredPicture {
  id: string;
  name: string;
  hash: string;
  created_at: string;
}

/** What proofs need of a server. */
export type Proving = Pick<Ground, 'blobs' | 'setting'>;

/** Clocks of phones may be ahead by so much, ms. */
const AHEAD = 5 * 60_000;
/** The notes of a camera are at the beginning of a file. */
const HEAD = 256 * 1024;

/**
 * Keeps what proves pictures: the moment at which the server got them, the hash of their bytes, and what their cameras
 * noted. That is held against the time and the place of the record, so nothing is proved by an old picture.
 * @param path field with the pictures, for refusals
 * @returns rows for the record
 * @throws GongdiError `invalid` for a picture that proves another record, that was taken after it had arrived, or at
 *   another time or place by its own camera
 */
export async function keepProof(
  trx: Db,
  proof: Proof,
  path: string,
  context: WriteContext,
  proving: Proving,
): Promise<ProofRow[]> {
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
  const rows: ProofRow[] = [];
  for (const file of files) rows.push(await compared(trx, proof, file, { path, context, proving }));
  await trx
    .insertInto('proof_picture')
    .values(
      files.map(({ id, hash, created_at }) => ({
        hash,
        file_id: id,
        resource: proof.resource,
        record_id: proof.record_id,
        uploaded_at: new Date(created_at).toISOString(),
        taken_at: new Date(taken).toISOString(),
      })),
    )
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
  return rows;
}

interface Comparing {
  path: string;
  context: WriteContext;
  proving: Proving;
}

/** Reads what the camera noted, and holds it against the record. */
async function compared(
  trx: Db,
  proof: Proof,
  { name, hash, created_at }: StoredPicture,
  { path, context, proving }: Comparing,
): Promise<ProofRow> {
  const facts = pictureFacts(await headOf(trx, proving.blobs, hash));
  const uploaded = Date.parse(created_at);
  const camera = takenMoment(facts, context.timeZone);
  if (camera !== undefined) {
    const at = dateTime(camera, context.timeZone);
    if (camera > Math.min(uploaded, context.now) + AHEAD)
      throw qualityRefusal(context, path, 'cameraAhead', { name, at });
    const [from, to] = spanOf(proof, proving.setting('proof_minutes') * 60_000);
    if (camera < from || camera > to)
      throw qualityRefusal(context, path, 'cameraTime', {
        name,
        at,
        from: shown(from, context),
        to: shown(to, context),
      });
  }
  const distance = await distanceFrom(trx, proof, facts);
  const limit = proving.setting('proof_metres');
  if (distance !== undefined && limit > 0 && distance > limit)
    throw qualityRefusal(context, path, 'cameraPlace', { name, distance, limit });
  return {
    name,
    hash,
    uploaded_at: new Date(uploaded).toISOString(),
    camera_at: camera === undefined ? null : new Date(camera).toISOString(),
    camera_distance: distance ?? null,
  };
}

const shown = (at: number, { timeZone }: WriteContext): string => (Number.isFinite(at) ? dateTime(at, timeZone) : '—');

/** The moments between which a picture proves the record. */
function spanOf({ taken_at, between }: Proof, tolerance: number): [number, number] {
  const [from, to] = between ?? [taken_at, taken_at];
  return [from ? Date.parse(from) - tolerance : -Infinity, to ? Date.parse(to) + tolerance : Infinity];
}

async function distanceFrom(trx: Db, proof: Proof, { place }: PictureFacts): Promise<number | undefined> {
  if (!place) return undefined;
  const here = proof.place ?? (await placeOfProject(trx, proof.project_id));
  if (typeof here?.longitude !== 'number' || typeof here.latitude !== 'number') return undefined;
  // Cameras note WGS-84, records GCJ-02.
  const there = convert([place.longitude, place.latitude], 'WGS-84', 'GCJ-02');
  return Math.round(distanceOf([here.longitude, here.latitude], there, 'GCJ-02'));
}

async function placeOfProject(trx: Db, id: string): Promise<Pick<Place, 'longitude' | 'latitude'> | undefined> {
  const access = { scope: WHOLE, account_id: null, org_id: null, now: 0 };
  const { project_address } = await resourceRepository(trx, projectmanage).get(access, id);
  return project_address?.location ?? undefined;
}

async function headOf(db: Db, blobs: BlobStore | undefined, hash: string): Promise<Uint8Array> {
  const content = blobs && (await openBlob(db, blobs, hash));
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of content?.bytes ?? []) {
    parts.push(part);
    length += part.length;
    if (length >= HEAD) break;
  }
  return Buffer.concat(parts);
}
