-- Who takes part in which projects, invitations of new users, and who acts for whom.

create table project_member (
  project_id text not null references project on delete cascade,
  account_id text not null references account on delete cascade,
  created_at timestamptz not null,
  created_by text,
  primary key (project_id, account_id)
);
create index project_member_account on project_member (account_id);

-- A user who came by an invitation and has to be approved. Such an account is disabled as well.
alter table account add column waiting boolean not null default false;

create or replace view "user" as
  select a.id, a.org_id, a.created_at, a.created_by, a.updated_at, a.updated_by, a.version,
    a.user_name as "userName", a.nickname, a.phone_number, a.org_id as organization_id,
    coalesce((select jsonb_agg(ar.role_id order by r.created_at, r.id) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id), '[]') as role_ids,
    (select string_agg(r.role_code, ', ' order by r.role_code) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id) as "roleCode",
    a.ent_type, case when a.waiting then 2 when a.disabled then 0 else 1 end as user_status, a.last_login_at, a.id_card,
    coalesce((select jsonb_agg(p.id order by p.sort, p.id) from post p where p.user_ids @> jsonb_build_array(a.id)), '[]')
      as post_ids,
    coalesce((select jsonb_agg(m.project_id order by m.created_at, m.project_id) from project_member m
      where m.account_id = a.id), '[]') as project_ids
  from account a;

create table user_invitation (
  id text primary key,
  org_id text not null references organisation on delete cascade,
  code text not null unique,
  purpose text not null,
  role_ids jsonb not null,
  post_ids jsonb not null,
  project_ids jsonb not null,
  needs_approval boolean not null,
  max_uses integer not null,
  uses integer not null default 0,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  -- Whoever uses the invitation gets no more than this account may give then.
  created_by text not null references account on delete cascade,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null
);
create index user_invitation_org on user_invitation (org_id, created_at desc, id desc);
create index user_invitation_creator on user_invitation (created_by);

create view "invitation" as
  select i.id, i.org_id, i.created_at, i.created_by, i.updated_at, i.updated_by, i.version,
    i.purpose, i.code as invite_code, i.org_id as organization_id, i.role_ids, i.post_ids, i.project_ids, i.needs_approval,
    i.max_uses, i.uses, i.expires_at,
    case when i.withdrawn_at is not null then 4 when i.uses >= i.max_uses then 2 when i.expires_at <= now() then 3 else 1 end
      as invite_status
  from user_invitation i;

create table account_substitute (
  id text primary key,
  -- Organisation of the account that is away.
  org_id text not null references organisation on delete cascade,
  account_id text not null references account on delete cascade,
  substitute_id text not null references account on delete cascade,
  reason text not null,
  begin_at timestamptz not null,
  end_at timestamptz not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null
);
create index account_substitute_account on account_substitute (account_id, end_at);
create index account_substitute_substitute on account_substitute (substitute_id, end_at);
create index account_substitute_org on account_substitute (org_id, begin_at desc, id desc);

create view "substitute" as
  select s.id, s.org_id, s.created_at, s.created_by, s.updated_at, s.updated_by, s.version,
    s.reason, s.account_id as user_id, s.substitute_id, s.begin_at, s.end_at,
    case when s.begin_at > now() then 1 when s.end_at > now() then 2 else 3 end as substitute_status
  from account_substitute s;

-- For whom a task was done, and a step taken: the person whose turn it was.
alter table approval_task add column acted_for text;
alter table audit_entry add column for_id text;
alter table audit_entry add column for_name text;
