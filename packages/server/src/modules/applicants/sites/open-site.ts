import { GongdiError, siteOf, type ApplicantSite, type SiteName } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { closedAt } from '../../../accounts/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { applicantLabel } from './text/index.ts';

/** A site that takes applications, and for whom. */
export interface OpenSite {
  site: ApplicantSite;
  org_id: string;
  organisation: string;
}

/** @returns undefined while nobody runs the site: it is not set, gone, or shut */
export async function findOpenSite(
  db: Kysely<unknown>,
  setting: ReadSetting,
  name: SiteName,
): Promise<OpenSite | undefined> {
  const id = setting(`site_${name}`);
  if (id === '') return undefined;
  const { rows } = await sql<{ id: string; name: string }>`select o.id, o.name from organisation o
    where o.id = ${id} and not ${closedAt(sql.ref('o.path'))}`.execute(db);
  return rows[0] && { site: siteOf(name), org_id: rows[0].id, organisation: rows[0].name };
}

/** @throws GongdiError `badRequest` that says that the site is closed */
export async function openSite(db: Kysely<unknown>, setting: ReadSetting, name: SiteName): Promise<OpenSite> {
  const found = await findOpenSite(db, setting, name);
  if (!found) throw new GongdiError('badRequest', { label: applicantLabel('closed', { site: siteOf(name).label }) });
  return found;
}
