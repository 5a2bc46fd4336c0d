import { GongdiError, type Label } from '@gongdi/domain';
import type { Outside } from '../../../outside/index.ts';
import type { ReadSetting, SecretBox } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { outsideLabel } from '../../../outside/index.ts';
import { reportLabel } from './text/index.ts';

/** What reporting needs of the server. */
export interface ReportDeps {
  db: Db;
  now: () => number;
  setting: ReadSetting;
  timeZone: string;
  box: SecretBox;
  world: Outside;
}

/** A configuration with its platform and its secret. */
export interface Target {
  id: string;
  org_id: string | null;
  project_id: string;
  platform_id: string;
  project_code: string;
  app_id: string;
  from_date: string;
  address: string;
  sign_method: number;
  cipher: number;
  request_version: string;
  rate_per_minute: number;
  result_seconds: number;
  known_codes: readonly string[];
  busy_codes: readonly string[];
  secret: string;
}

export const conflict = (label: Label): GongdiError => new GongdiError('conflict', { label });

const listed = (text: string | null): string[] => (text ?? '').split(/[,，\s]+/).filter((one) => one !== '');

/** Reads a configuration. @throws GongdiError `conflict` while there is no secret that can be read, `notFound` */
export async function targetOf({ db, box }: Pick<ReportDeps, 'db' | 'box'>, id: string): Promise<Target> {
  const row = await db
    .selectFrom('report_target as t')
    .innerJoin('report_platform as p', 'p.id', 't.platform_id')
    .leftJoin('report_sender as s', 's.target_id', 't.id')
    .select(['t.id', 't.org_id', 't.project_id', 't.platform_id', 't.project_code', 't.app_id', 't.from_date'])
    .select(['p.address', 'p.sign_method', 'p.cipher', 'p.request_version', 'p.rate_per_minute', 'p.result_seconds'])
    .select(['p.known_codes', 'p.busy_codes', 's.secret'])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new GongdiError('notFound');
  if (!row.secret) throw conflict(reportLabel('noSecret'));
  const opened = await box.open(row.secret);
  if (!opened) throw conflict(outsideLabel('lostSecret'));
  return {
    ...row,
    known_codes: listed(row.known_codes),
    busy_codes: listed(row.busy_codes),
    secret: opened['secret']!,
  };
}
