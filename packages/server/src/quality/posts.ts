import { civilDay, dictionaryOf, GongdiError, LIST_SEPARATOR, type Label } from '@gongdi/domain';
import type { WriteContext } from '../resources/index.ts';
import type { Db } from '../store/index.ts';
import { qualityLabel } from './text/index.ts';

/** Whose post is asked for. */
export interface Holder {
  project_id: string;
  account_id: string;
}

/** Returns the posts that an account holds in a project on a day. */
export async function postsHeld(db: Db, { project_id, account_id }: Holder, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('quality_post')
    .select('post')
    .where('project_id', '=', project_id)
    .where('account_id', '=', account_id)
    .where(({ or, eb }) => or([eb('from_on', 'is', null), eb('from_on', '<=', day)]))
    .where(({ or, eb }) => or([eb('to_on', 'is', null), eb('to_on', '>=', day)]))
    .execute();
  return rows.map(({ post }) => post);
}

/**
 * Checks that the caller holds one of some posts in the project of a record, today.
 * @param what that the caller does, for the refusal
 * @throws GongdiError `permission` that names the posts
 */
export async function checkPost(
  trx: Db,
  { project_id }: { project_id: string },
  posts: readonly number[],
  what: Label,
  { account_id, now, timeZone }: Pick<WriteContext, 'account_id' | 'now' | 'timeZone'>,
): Promise<void> {
  const held = await postsHeld(trx, { project_id, account_id }, civilDay(now, timeZone));
  if (held.some((one) => posts.includes(one))) return;
  throw new GongdiError('permission', { label: qualityLabel('post', { what, posts: postNames(posts) }) });
}

/** Names of posts, in both languages. */
export function postNames(posts: readonly number[]): Label {
  const { entries } = dictionaryOf('quality_post');
  const named = posts.flatMap((post) => entries.find(({ value }) => value === post)?.label ?? []);
  return {
    zh: named.map(({ zh }) => zh).join(LIST_SEPARATOR.zh),
    en: named.map(({ en }) => en).join(LIST_SEPARATOR.en),
  };
}
