import { FACE_CONSENT, FACE_CONSENT_WAY, faceconsent, STAY, type FileItem } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { defaultSetting } from '../../../settings/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';

/** Every so many people use a card or a code instead, and gave no consent. */
const OTHERWISE = 4;

/** Consents of three months: most people have a picture, some gave the consent only, some withdrew it, some left. */
export default defineDemo({
  name: 'faceconsent',
  after: ['staff'],
  async load(trx, { blobs }) {
    const records = resourceRepository(trx, faceconsent);
    const people = await trx
      .selectFrom('staff')
      .select(['id', 'org_id', 'project_id', 'status', 'entry_date', 'exit_date'])
      .where('entry_date', 'is not', null)
      .orderBy('id')
      .execute();
    for (const [index, person] of people.entries()) {
      if (index % OTHERWISE === 3 || person.org_id === null) continue;
      const signed_on = person.entry_date!;
      const status =
        person.status === STAY.left
          ? FACE_CONSENT.ended
          : index % 13 === 5
            ? FACE_CONSENT.withdrawn
            : index % 9 === 4
              ? FACE_CONSENT.given
              : FACE_CONSENT.kept;
      const deleted_on = status === FACE_CONSENT.ended ? person.exit_date : '2026-10-12';
      const gone = status === FACE_CONSENT.ended || status === FACE_CONSENT.withdrawn;
      const by = { org_id: person.org_id, account_id: accountId('contractor') };
      const now = Math.min(Date.parse(`${signed_on}T08:00:00Z`), DEMO_NOW);
      await records.addAhead(
        { scope: WHOLE, ...by, now },
        {
          id: demoId('face-consent', index + 1),
          staff_id: person.id,
          project_id: person.project_id!,
          signed_on,
          status,
          way: FACE_CONSENT_WAY.paper,
          alternative: 1 + (index % 3),
          consent_version: defaultSetting('face_consent_version'),
          consent_text: defaultSetting('face_consent_text'),
          ...(blobs && { papers: [await picture(trx, blobs, '同意书.png', { ...by, now })] }),
          ...(blobs &&
            status === FACE_CONSENT.kept && { face: [await picture(trx, blobs, '人脸.png', { ...by, now })] }),
          ...(gone && { deleted_on, deleted_count: 1 }),
          ...(status === FACE_CONSENT.withdrawn && { withdrawn_on: deleted_on, withdrawn_reason: '改用二维码进出' }),
        },
      );
    }
  },
});

const known = new WeakMap<Db, Map<string, Promise<{ size: number; hash: string }>>>();

/** Each picture is a file of its own; their content is kept once. */
async function picture(
  trx: Db,
  blobs: BlobStore,
  name: string,
  by: { org_id: string; account_id: string; now: number },
): Promise<FileItem> {
  const contents = known.get(trx) ?? new Map<string, Promise<{ size: number; hash: string }>>();
  known.set(trx, contents);
  const content = contents.get(name) ?? drawn(trx, blobs, name);
  contents.set(name, content);
  const { size, hash } = await content;
  const file = { name, type: 'image/png', size };
  const id = await addFile(trx, { ...file, hash, folder: 'faceconsent', ...by });
  return { id, ...file };
}

/** A generated placeholder: a sheet of paper, or the outline of a head. */
async function drawn(trx: Db, blobs: BlobStore, name: string): Promise<{ size: number; hash: string }> {
  const raster = new Raster(240, 320, [
    [245, 246, 248],
    [150, 160, 180],
    [90, 105, 130],
  ]);
  if (name.startsWith('人脸')) {
    raster.rect(80, 60, 80, 100, 1);
    raster.rect(40, 190, 160, 130, 2);
  } else for (let line = 0; line < 12; line += 1) raster.rect(30, 40 + line * 20, line === 11 ? 90 : 180, 6, 1);
  const bytes = raster.png();
  return { size: bytes.length, hash: await keepBlob(trx, blobs, bytes) };
}
