import { areOpposed, qualitypost, type RowOf } from '@gongdi/domain';
import { postNames } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import type { Db } from '../../../store/index.ts';
import { refusal } from './text/index.ts';

export default defineRoom({ afterWrite: [afterWrite(qualitypost, keepPost)] });

/** Nobody checks their own side, and nobody holds one post twice at a time. */
async function keepPost(trx: Db, row: RowOf<typeof qualitypost>, context: WriteContext): Promise<void> {
  // The lock makes two posts of one person wait for each other.
  await trx.selectFrom('account').select('id').where('id', '=', row.account_id).forUpdate().execute();
  const others = await trx
    .selectFrom('quality_post')
    .select(['post', 'from_on', 'to_on'])
    .where('project_id', '=', row.project_id)
    .where('account_id', '=', row.account_id)
    .where('id', '!=', row.id)
    .execute();
  const atOnce = others.filter(
    ({ from_on, to_on }) => (from_on ?? '') <= (row.to_on ?? '9999') && (row.from_on ?? '') <= (to_on ?? '9999'),
  );
  const opposed = atOnce.find(({ post }) => areOpposed(post, row.post));
  if (opposed) throw refusal(context, 'post', 'opposed', { post: postNames([opposed.post]) });
  if (atOnce.some(({ post }) => post === row.post))
    throw refusal(context, 'post', 'twice', { post: postNames([row.post]) });
}
