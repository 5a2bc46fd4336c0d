import { CONDITION, CONDITION_KIND, PROOF } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import { usualConditions } from './usual.ts';

const later = (days: number): string => new Date(DEMO_NOW + days * 86_400_000).toISOString().slice(0, 10);

/** Title, value of `key_step`, part, state, days ago, days until it ends, conditions that are still open. */
const RELEASES = [
  ['地下二层土方开挖条件验收', 1, 4, CONDITION.expired, 158, -128, 0],
  ['大堂高支模浇筑条件验收', 2, 39, CONDITION.expired, 24, -3, 0],
  ['屋面钢构架吊装条件验收', 3, 1, CONDITION.withdrawn, 9, 0, 4],
] as const;

/** Key steps of the site office's project with their conditions. */
export default defineDemo({
  name: 'conditionAcceptance',
  after: ['taskmanage', 'qualitypost'],
  async load(trx) {
    const system = (at: string) => ({
      org_id: organisationId('kechuang'),
      created_at: at,
      created_by: accountId('contractor'),
      updated_at: at,
      updated_by: accountId('contractor'),
      version: 1,
      project_id: demoId('project', 1),
    });
    await trx
      .insertInto('condition_release')
      .values(
        RELEASES.map(([release_title, key_step, part, condition_status, ago, until], at) => ({
          ...system(demoTime(ago + 6)),
          id: demoId('condition_release', at + 1),
          release_title,
          condition_status,
          key_step,
          part_id: demoId('part', part),
          // Work of the demo goes on: what has ended holds nobody up.
          task_id: demoId('work_task', at + 1),
          ...(condition_status === CONDITION.expired && {
            present_opinion: '条件已自查落实，请予验收',
            presented_by: accountId('contractor'),
            presented_at: demoTime(ago + 1),
            valid_until: later(until),
            release_opinion: '条件具备，同意施工',
            released_by: accountId('patrol'),
            released_at: demoTime(ago),
          }),
        })),
      )
      .execute();
    const items = RELEASES.flatMap(([, step, , , ago, , open], at) =>
      usualConditions(step).map(([condition_name, condition_kind], place, all) => {
        const proven = place < all.length - open;
        return {
          ...system(demoTime(ago + 6)),
          id: demoId('condition_item', at * 20 + place + 1),
          condition_name,
          condition_kind,
          condition_state: proven ? PROOF.proven : PROOF.open,
          release_id: demoId('condition_release', at + 1),
          ...(proven && {
            proof_note: condition_kind === CONDITION_KIND.main ? '报告、审批表已附' : '记录已签字',
            proven_by: accountId('contractor'),
            proven_at: demoTime(ago + 2),
          }),
        };
      }),
    );
    await trx.insertInto('condition_item').values(items).execute();
  },
});
