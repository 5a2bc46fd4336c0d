import { sql, type RawBuilder } from 'kysely';
import { closedAt } from './closed.ts';

/**
 * Which people: those of the organisation of a project and its members, or around an organisation, optionally with one
 * of some roles.
 */
export interface Around {
  project_id?: string | null;
  /** Used if there is no project. */
  org_id: string | null;
  roles?: readonly string[];
}

/**
 * SQL condition on an account id: the account can log in, and is a member of the project or belongs to its organisation,
 * or to one below or above it. If the project does not exist, no account matches.
 */
export function peopleAround(id: RawBuilder<unknown>, { project_id, org_id, roles }: Around): RawBuilder<boolean> {
  const home = project_id ? sql`(select p.org_id from project p where p.id = ${project_id})` : sql`${org_id}::text`;
  const held = roles
    ? sql`exists (select 1 from account_role ar join role r on r.id = ar.role_id
        where ar.account_id = a.id and r.role_code = any(${[...roles]}))`
    : sql`true`;
  const member = project_id
    ? sql`or exists (select 1 from project_member m where m.project_id = ${project_id} and m.account_id = a.id)`
    : sql``;
  return sql<boolean>`${id} in (select a.id from account a join organisation o on o.id = a.org_id, organisation home
    where home.id = ${home} and (starts_with(o.path, home.path) or starts_with(home.path, o.path) ${member})
      and not a.disabled and not ${closedAt(sql.ref('o.path'))} and ${held})`;
}
