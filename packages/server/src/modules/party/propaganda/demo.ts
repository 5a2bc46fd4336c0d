import { ACTIVITY_KINDS, MEMBER, PARTY_ITEM, propaganda, type FileItem } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, demoTime, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { THEMES } from './demo-items.ts';

/** Days between the items of a branch. */
const BETWEEN = 27;

/** Activities and news of half a year; the newest of two branches is a draft, an old one is withdrawn. */
export default defineDemo({
  name: 'propaganda',
  after: ['partymember'],
  async load(trx, { blobs }) {
    const records = resourceRepository(trx, propaganda);
    const members = await trx
      .selectFrom('party_member')
      .select(['id', 'branch_id', 'org_id', 'status'])
      .orderBy('id')
      .execute();
    const branches = await trx.selectFrom('party_branch').select(['id', 'project_id']).orderBy('created_at').execute();
    for (const [at, { id: branch_id, project_id }] of branches.entries()) {
      const here = members.filter((one) => one.branch_id === branch_id);
      const access = { scope: WHOLE, account_id: accountId('contractor'), org_id: here[0]!.org_id! };
      for (const turn of THEMES.keys()) {
        const theme = THEMES[(turn + at) % THEMES.length]!;
        const number = at * THEMES.length + turn;
        const ago = 4 + at * 2 + (THEMES.length - 1 - turn) * BETWEEN;
        const isActivity = ACTIVITY_KINDS.includes(theme.kind);
        const expected = here.filter(({ status }) => status !== MEMBER.applicant).map(({ id }) => id);
        const attended = expected.filter((_, index) => (index + number) % 6 !== 5);
        const status =
          turn === THEMES.length - 1 && at < 2
            ? PARTY_ITEM.draft
            : number === 1
              ? PARTY_ITEM.withdrawn
              : PARTY_ITEM.published;
        const photos = blobs && theme.carousel && [await picture(trx, blobs, number, access.org_id)];
        await records.addAhead(
          { ...access, now: DEMO_NOW - ago * 86_400_000 },
          {
            id: demoId('party-item', number + 1),
            item_title: theme.title,
            item_kind: theme.kind,
            project_id,
            branch_id,
            content: theme.content,
            status,
            carousel: photos !== undefined && theme.carousel === true,
            ...(photos && { photos }),
            ...(isActivity && {
              held_on: demoTime(ago, 9, 0).slice(0, 10),
              venue: theme.venue,
              expected_ids: expected,
              attendee_ids: attended,
              attendance_rate: Math.round((attended.length / expected.length) * 100),
            }),
            ...(status !== PARTY_ITEM.draft && { published_at: demoTime(ago, 17, 30) }),
          },
        );
      }
    }
  },
});

/** A drawn placeholder: a flag over a row of people. */
async function picture(trx: Db, blobs: BlobStore, number: number, org_id: string): Promise<FileItem> {
  const raster = new Raster(640, 360, [
    [250, 236, 226],
    [196, 30, 38],
    [122, 92, 76],
    [240, 190, 60],
  ]);
  raster.rect(60 + (number % 4) * 120, 40, 180, 110, 1);
  raster.rect(60 + (number % 4) * 120, 40, 6, 260, 2);
  raster.rect(90 + (number % 4) * 120, 66, 26, 26, 3);
  for (let x = 40; x < 620; x += 90) {
    raster.rect(x + 14, 200, 32, 32, 2);
    raster.rect(x, 240, 60, 120, 2);
  }
  const bytes = raster.png();
  const file = { name: '活动照片.png', type: 'image/png', size: bytes.length };
  const by = { org_id, account_id: accountId('contractor'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'propaganda', ...by });
  return { id, ...file };
}
