import type { calls } from '@gongdi/api';
import { civilDay, GongdiError } from '@gongdi/domain';
import { createHash } from 'node:crypto';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { countedAs, type CallContext, type CallerContext } from '../../../handler/index.ts';
import { newId, transaction, type Db } from '../../../store/index.ts';
import { wallLabel } from './text/index.ts';

const KEY_BYTES = 32;
const DAY = 86_400_000;
/** Most links in use of one wall. */
const IN_USE = 20;
/** Rows of the log that are shown, and the most that one link keeps for a day: addresses can be many. */
const SHOWN_USES = 50;
const USES_A_DAY = 500;
/** How long the log of use is kept, days. */
const KEPT_DAYS = 90;

/** The key has 256 random bits, so a plain hash of it cannot be guessed. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Makes a link and returns its key, which is stored nowhere. @throws GongdiError `invalid` when there are too many */
export async function publishLink(
  db: Db,
  context: CallerContext,
  wall: { id: string },
  { name, days }: { name: string; days: number },
  randomBytes: (size: number) => Uint8Array,
): Promise<string> {
  const key = Buffer.from(randomBytes(KEY_BYTES)).toString('base64url');
  const created_at = new Date(context.now).toISOString();
  const expires_at = new Date(context.now + days * DAY).toISOString();
  await transaction(db, async (trx) => {
    // Two at once wait for each other, so the limit holds.
    await trx.selectFrom('wall').select('id').where('id', '=', wall.id).forUpdate().execute();
    const used = await trx
      .selectFrom('wall_link')
      .select('id')
      .where('wall_id', '=', wall.id)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', created_at)
      .execute();
    if (used.length >= IN_USE)
      throw new GongdiError('invalid', { label: wallLabel('tooManyLinks', { count: IN_USE }) });
    const id = newId(context.now);
    await trx
      .insertInto('wall_link')
      .values({
        id,
        wall_id: wall.id,
        name,
        key_hash: hashOf(key),
        created_at,
        created_by: context.caller.id,
        expires_at,
      })
      .execute();
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'publish_link',
      subject: 'wall',
      subject_id: wall.id,
      after: { name, expires_at },
    });
  });
  return key;
}

/** Returns the links of a wall, the newest first, with who used them. */
export async function linksOf(db: Db, wall_id: string): Promise<calls.wall.WallLink[]> {
  const links = await db
    .selectFrom('wall_link as l')
    .leftJoin('account as a', 'a.id', 'l.created_by')
    .select(['l.id', 'l.name', 'l.created_at', 'l.expires_at', 'l.withdrawn_at', 'a.nickname as created_by_name'])
    .where('l.wall_id', '=', wall_id)
    .orderBy('l.created_at', 'desc')
    .limit(100)
    .execute();
  const found: calls.wall.WallLink[] = [];
  for (const link of links) {
    const uses = db.selectFrom('wall_link_use').where('link_id', '=', link.id);
    const sums = await uses
      .select(({ fn }) => [fn.sum<number | null>('times').as('times'), fn.max('last_at').as('last_at')])
      .executeTakeFirstOrThrow();
    const list = await uses
      .select(['day', 'address', 'times', 'last_at'])
      .orderBy('last_at', 'desc')
      .limit(SHOWN_USES)
      .execute();
    found.push({ ...link, opened: sums.times ?? 0, last_at: sums.last_at ?? null, uses: list });
  }
  return found;
}

/** Withdraws a link. @throws GongdiError `notFound` for a link of another wall, or one that was withdrawn */
export async function withdrawLink(
  db: Db,
  context: CallerContext,
  wall: { id: string },
  link_id: string,
): Promise<void> {
  await transaction(db, async (trx) => {
    const link = await trx
      .updateTable('wall_link')
      .set({ withdrawn_at: new Date(context.now).toISOString(), withdrawn_by: context.caller.id })
      .where('id', '=', link_id)
      .where('wall_id', '=', wall.id)
      .where('withdrawn_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!link) throw new GongdiError('notFound');
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'withdraw_link',
      subject: 'wall',
      subject_id: wall.id,
      before: { name: link.name },
    });
  });
}

/**
 * Returns the link of a key.
 * @throws GongdiError `notFound`: a wrong key, and a right one that was withdrawn or has ended, each with its message
 */
export async function linkOf(db: Db, key: string, now: number): Promise<{ id: string; wall_id: string }> {
  const link = await db
    .selectFrom('wall_link')
    .select(['id', 'wall_id', 'expires_at', 'withdrawn_at'])
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  if (!link) throw new GongdiError('notFound', { label: wallLabel('unknown') });
  if (link.withdrawn_at !== null) throw new GongdiError('notFound', { label: wallLabel('withdrawn') });
  if (Date.parse(link.expires_at) <= now) throw new GongdiError('notFound', { label: wallLabel('expired') });
  return link;
}

/** Notes a use of a link: one row for each day and address, so a screen that runs for a year makes 365. */
export async function noteUse(
  db: Db,
  link: { id: string },
  { ip, now }: Pick<CallContext, 'ip' | 'now'>,
  zone: string,
): Promise<void> {
  const day = civilDay(now, zone);
  const address = countedAs(ip);
  const last_at = new Date(now).toISOString();
  const known = await db
    .updateTable('wall_link_use')
    .set(({ eb, ref }) => ({ times: eb(ref('times'), '+', 1), last_at }))
    .where('link_id', '=', link.id)
    .where('day', '=', day)
    .where('address', '=', address)
    .returning('times')
    .executeTakeFirst();
  if (known) return;
  const { count } = await db
    .selectFrom('wall_link_use')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', link.id)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (count >= USES_A_DAY) return;
  await db
    .insertInto('wall_link_use')
    .values({ link_id: link.id, day, address, times: 1, last_at })
    .onConflict((conflict) =>
      conflict
        .columns(['link_id', 'day', 'address'])
        .doUpdateSet(({ eb, ref }) => ({ times: eb(ref('wall_link_use.times'), '+', 1), last_at })),
    )
    .execute();
}

/** Removes what is older than the log is kept. */
export async function sweepUses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('wall_link_use')
    .where('last_at', '<', new Date(now - KEPT_DAYS * DAY).toISOString())
    .execute();
}
