import type { Profile } from '@gongdi/api';
import { regionLevel, regionText } from '@gongdi/domain/regions';
import { sql, type Kysely } from 'kysely';
import type { Caller } from '../handler/index.ts';
import { accountTables } from './tables.ts';

/** The current user on the wire. The access key belongs to modules that come later. */
export async function profileOf(db: Kysely<unknown>, caller: Caller): Promise<Profile> {
  return {
    user_id: caller.id,
    user_name: caller.user_name,
    nickname: caller.nickname,
    avatar: await avatarOf(db, caller.id),
    access_key: null,
    user_type: caller.user_type,
    ent_type: caller.ent_type,
    role_code: caller.role_codes[0] ?? '',
    role_list: [...caller.role_codes],
    auth_status: caller.auth_status,
    company_id: caller.company_id,
    company_name: caller.company_name,
    org_id: caller.org_id,
    ...(await nationalOf(db, caller.org_id)),
    permissions: [...caller.permissions],
  };
}

/** Not with every caller: it is a picture. */
async function avatarOf(db: Kysely<unknown>, id: string): Promise<string | null> {
  const row = await accountTables(db).selectFrom('account').select('avatar').where('id', '=', id).executeTakeFirst();
  return row?.avatar ?? null;
}

/** Where an organisation is, or else the nearest one above it: code, name and how deep that is. */
async function nationalOf(
  db: Kysely<unknown>,
  org_id: string,
): Promise<Pick<Profile, 'national_code' | 'national_name' | 'national_type'>> {
  const { rows } = await sql<{ national_code: string }>`select n.national_code from organisation n, organisation o
    where o.id = ${org_id} and starts_with(o.path, n.path) and n.national_code is not null
    order by length(n.path) desc limit 1`.execute(db);
  const code = rows[0]?.national_code;
  if (code === undefined) return { national_code: null, national_name: null, national_type: null };
  return { national_code: code, national_name: regionText(code), national_type: regionLevel(code) };
}
