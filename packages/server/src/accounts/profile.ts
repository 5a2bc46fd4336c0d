import type { Profile } from '@gongdi/api';
import type { Caller } from '../handler/index.ts';

/** The current user on the wire. The national fields and the access key belong to modules that come later. */
export function profileOf(caller: Caller): Profile {
  return {
    user_id: caller.id,
    user_name: caller.user_name,
    nickname: caller.nickname,
    avatar: caller.avatar,
    access_key: null,
    user_type: caller.user_type,
    ent_type: caller.ent_type,
    role_code: caller.role_codes[0] ?? '',
    role_list: [...caller.role_codes],
    auth_status: caller.auth_status,
    company_id: caller.company_id,
    company_name: caller.company_name,
    org_id: caller.org_id,
    national_code: null,
    national_name: null,
    national_type: null,
    permissions: [...caller.permissions],
  };
}
