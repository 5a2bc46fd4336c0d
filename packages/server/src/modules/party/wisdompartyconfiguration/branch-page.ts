import { calls } from '@gongdi/api';
import {
  ACTIVITY_KINDS,
  BRANCH,
  filesIn,
  GongdiError,
  MEMBER,
  PARTY_ITEM,
  projectmanage,
  propaganda,
  wisdompartyconfiguration,
  type RowOf,
  type StoredFile,
} from '@gongdi/domain';
import { contentAddress } from '../../../files/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import { resourceRepository, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';

const ANYBODY: RowAccess = { scope: WHOLE, account_id: null, org_id: null };
const YEAR = 365 * 86_400_000;
/** Published items beside those of the carousel. */
const LISTED = 20;

/**
 * Handlers of the page behind the code of a party branch, which anybody may scan. A branch that is not public, or is
 * dissolved, gets the same answer as one that does not exist.
 */
export function branchPage(db: Db, fileKey: () => Promise<Uint8Array>): Handler[] {
  return [
    handlePublic(calls.party.scannedBranch, async ({ params: { code } }, { now }) => {
      const found = await db
        .selectFrom('party_branch')
        .select('id')
        .where('public_code', '=', code)
        .where('public_flag', '=', true)
        .where('status', '=', BRANCH.active)
        .executeTakeFirst();
      if (!found) throw new GongdiError('notFound');
      const branch: RowOf<typeof wisdompartyconfiguration> = await resourceRepository(db, wisdompartyconfiguration).get(
        ANYBODY,
        found.id,
      );
      const key = await fileKey();
      // Signed for the author of the record, who may always read its pictures.
      const first = (value: unknown, author: string | null): StoredFile | null => {
        const [file] = filesIn(value);
        if (!file) return null;
        const { id, name = '', size = 0, type = '' } = file;
        return { id, name, size, type, url: contentAddress(key, id, { id: author ?? '' }, now) };
      };
      const items = await publishedItems(db, found.id, branch.carousel_count);
      const projects = await resourceRepository(db, projectmanage).titles(ANYBODY, { ids: [branch.project_id] });
      return {
        branch_name: branch.branch_name,
        branch_kind: branch.branch_kind,
        project_name: projects.get(branch.project_id) ?? '',
        superior: branch.superior ?? null,
        motto: branch.motto ?? null,
        introduction: branch.introduction ?? null,
        picture: first(branch.picture, branch.created_by),
        ...(await countsOf(db, found.id, now)),
        items: items.map((item) => ({
          item_title: item.item_title,
          item_kind: item.item_kind,
          held_on: item.held_on ?? null,
          published_at: item.published_at ?? null,
          content: item.content,
          carousel: item.carousel ?? false,
          picture: first(item.photos, item.created_by),
        })),
      };
    }),
  ];
}

/** Returns the newest items: as many of the carousel as the branch shows, and others for the list below. */
async function publishedItems(db: Db, branch: string, most: number): Promise<RowOf<typeof propaganda>[]> {
  const newest = (carousel: boolean, limit: number) =>
    db
      .selectFrom('party_item')
      .select('id')
      .where('branch_id', '=', branch)
      .where('status', '=', PARTY_ITEM.published)
      .where('carousel', carousel ? 'is' : 'is not', true)
      .orderBy('published_at', 'desc')
      .limit(limit)
      .execute();
  const found = [...(await newest(true, most)), ...(await newest(false, LISTED))];
  const repository = resourceRepository(db, propaganda);
  return Promise.all(found.map(({ id }) => repository.get(ANYBODY, id)));
}

async function countsOf(db: Db, branch: string, now: number) {
  const members = await db
    .selectFrom('party_member')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('branch_id', '=', branch)
    .where('status', 'in', [MEMBER.probationary, MEMBER.full])
    .executeTakeFirstOrThrow();
  const activities = await db
    .selectFrom('party_item')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('branch_id', '=', branch)
    .where('status', '=', PARTY_ITEM.published)
    .where('item_kind', 'in', [...ACTIVITY_KINDS])
    .where('held_on', '>=', new Date(now - YEAR).toISOString().slice(0, 10))
    .executeTakeFirstOrThrow();
  return { member_count: Number(members.count), activity_count: Number(activities.count) };
}
