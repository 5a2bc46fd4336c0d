import type { Profile } from '@gongdi/api';
import { regionLevel, regionText } from '@gongdi/domain/regions';
import type { NotNull } from 'kysely';
import type { Caller } from '../handler/index.ts';
import type { Db } from '../store/index.ts';

/** The current user in the form of the wire. The access key belongs to modules that are added later. */
export async function profileOf(db: Db, caller: Caller): Promise<Omit<Profile, 'rights_version'>> {
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

/** Read separately and not with every caller, because it is a picture. */
async function avatarOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('avatar').where('id', '=', id).executeTakeFirst();
  return row?.avatar ?? null;
}

/**
 * Administrative division of an organisation, or of the nearest organisation above it that has one: code, name and
 * level.
 */
async function nationalOf(
  db: Db,
  org_id: string,
): Promise<Pick<Profile, 'national_code' | 'national_name' | 'national_type'>> {
  const nearest = await db
    .selectFrom(['organisation as n', 'organisation as o'])
    .select('n.national_code')
    .where('o.id', '=', org_id)
    .where(({ fn }) => fn<boolean>('starts_with', ['o.path', 'n.path']))
    .where('n.national_code', 'is not', null)
    .orderBy(({ fn }) => fn('length', ['n.path']), 'desc')
    .limit(1)
    .$narrowType<{ national_code: NotNull }>()
    .executeTakeFirst();
  const code = nearest?.national_code;
  if (code === undefined) return { national_code: null, national_name: null, national_type: null };
  return { national_code: code, national_name: regionText(code), national_type: regionLevel(code) };
}
