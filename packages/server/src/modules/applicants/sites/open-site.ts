import { GongdiError, siteOf, type ApplicantSite, type SiteName } from '@gongdi/domain';
import { closedAt } from '../../../accounts/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { applicantLabel } from './text/index.ts';

/** A site that accepts applications, and the organisation that runs it. */
export interface OpenSite {
  site: ApplicantSite;
  org_id: string;
  organisation: string;
}

/** @returns undefined if no organisation is set for the site, or it no longer exists, or it is closed */
export async function findOpenSite(db: Db, setting: ReadSetting, name: SiteName): Promise<OpenSite | undefined> {
  const id = setting(`site_${name}`);
  if (id === '') return undefined;
  const found = await db
    .selectFrom('organisation as o')
    .select(['o.id', 'o.name'])
    .where('o.id', '=', id)
    .where(({ not, ref }) => not(closedAt(ref('o.path'))))
    .executeTakeFirst();
  return found && { site: siteOf(name), org_id: found.id, organisation: found.name };
}

/** @throws GongdiError `badRequest` with a message that the site is closed */
export async function openSite(db: Db, setting: ReadSetting, name: SiteName): Promise<OpenSite> {
  const found = await findOpenSite(db, setting, name);
  if (!found) throw new GongdiError('badRequest', { label: applicantLabel('closed', { site: siteOf(name).label }) });
  return found;
}
