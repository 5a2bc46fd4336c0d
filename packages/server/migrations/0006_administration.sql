-- Administration: users, roles, organisations and what is recorded about them, as the resources of those names read them.

alter table organisation
  add column created_by text,
  add column updated_by text,
  add column version integer not null default 1;

alter table account
  add column created_by text,
  add column updated_by text,
  add column version integer not null default 1,
  add column last_login_at timestamptz;
create unique index account_phone on account (phone_number) where phone_number is not null;

-- A role without an organisation may be given by everyone; the others by the organisation, those above and those below.
alter table role
  drop constraint role_role_code_key,
  alter column permissions type jsonb using to_jsonb(permissions),
  add column org_id text references organisation,
  add column remark text,
  add column created_at timestamptz not null default now(),
  add column created_by text,
  add column updated_at timestamptz not null default now(),
  add column updated_by text,
  add column version integer not null default 1;
alter table role
  alter column created_at drop default,
  alter column updated_at drop default,
  alter column version drop default;
alter table role add check (jsonb_typeof(permissions) = 'array');
alter table role add constraint role_role_code_unique unique nulls not distinct (org_id, role_code);
create index account_role_role on account_role (role_id);

create view "organization" as
  select id, id as org_id, created_at, created_by, updated_at, updated_by, version,
    name, parent_id as org_pid, ent_type, sort,
    (select count(*) from account a where a.org_id = o.id) as user_count
  from organisation o;

create view "user" as
  select a.id, a.org_id, a.created_at, a.created_by, a.updated_at, a.updated_by, a.version,
    a.user_name as "userName", a.nickname, a.phone_number, a.org_id as organization_id,
    coalesce((select jsonb_agg(ar.role_id order by r.created_at, r.id) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id), '[]') as role_ids,
    (select string_agg(r.role_code, ', ' order by r.role_code) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id) as "roleCode",
    a.ent_type, case when a.disabled then 0 else 1 end as user_status, a.last_login_at
  from account a;

create view "login_log" as
  select e.id, e.org_id, e.at as created_at, e.actor_id as created_by, e.at as updated_at, e.actor_id as updated_by,
    1 as version, coalesce(a.user_name, e.after ->> 'user_name') as "userName", coalesce(a.nickname, e.actor_name) as nickname,
    case e.action when 'login' then 1 when 'logout' then 2 else 3 end as event,
    case e.action when 'login' then 0 when 'login_failed' then (e.after ->> 'result')::integer end as result,
    e.ip, e.at
  from audit_entry e left join account a on a.id = e.subject_id
  where e.subject = 'account' and e.action in ('login', 'logout', 'login_failed');

create view "operate_log" as
  select e.id, e.org_id, e.at as created_at, e.actor_id as created_by, e.at as updated_at, e.actor_id as updated_by,
    1 as version, e.actor_name,
    case e.action when 'add' then 1 when 'edit' then 2 when 'delete' then 3 when 'import' then 4 when 'deploy' then 5
      when 'password' then 6 when 'end_session' then 7 else 99 end as operation,
    e.subject, e.subject_id, e.ip, e.request_id, e.at,
    (select string_agg(key || ': ' || coalesce(b.value #>> '{}', '--') || ' → ' || coalesce(n.value #>> '{}', '--'), E'\n'
        order by key)
      from jsonb_each(case jsonb_typeof(e.before) when 'object' then e.before else '{}' end) b
        full join jsonb_each(case jsonb_typeof(e.after) when 'object' then e.after else '{}' end) n using (key)
      where b.value is distinct from n.value
        and key not in ('id', 'org_id', 'created_at', 'created_by', 'updated_at', 'updated_by', 'version')) as changes
  from audit_entry e
  where not (e.subject = 'account' and e.action in ('login', 'logout', 'login_failed'));

create view "online_user" as
  select s.id, a.org_id, s.created_at, s.account_id as created_by, s.seen_at as updated_at, s.account_id as updated_by,
    1 as version, a.user_name as "userName", a.nickname, s.ip, s.created_at as login_at, s.seen_at
  from login_session s join account a on a.id = s.account_id
  where s.revoked_at is null;
