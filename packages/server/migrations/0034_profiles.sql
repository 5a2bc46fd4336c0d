-- What people keep about themselves, what companies tell of themselves, and who is meant where goods are sent. Pictures
-- are data addresses, small enough to go with an answer.

alter table account add column id_card text, add column signature text not null default '';
alter table organisation add column logo text not null default '';
alter table company add column tags text[] not null default '{}';

create or replace view "user" as
  select a.id, a.org_id, a.created_at, a.created_by, a.updated_at, a.updated_by, a.version,
    a.user_name as "userName", a.nickname, a.phone_number, a.org_id as organization_id,
    coalesce((select jsonb_agg(ar.role_id order by r.created_at, r.id) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id), '[]') as role_ids,
    (select string_agg(r.role_code, ', ' order by r.role_code) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id) as "roleCode",
    a.ent_type, case when a.disabled then 0 else 1 end as user_status, a.last_login_at, a.id_card
  from account a;

create or replace view "enterprise" as
  select id, org_id, created_at, created_by, updated_at, updated_by, version, company_name, credit_code, ent_type,
    contact_name, phone_number, auth_status, check_reason, checked_at,
    nullif(array_to_string(tags, '、'), '') as tags
  from company;

-- An installation that has its roles gets those that came later; an empty one gets all of them at its first start.
insert into role (id, role_code, name, permissions, created_at, updated_at, version)
  select replace(gen_random_uuid()::text, '-', ''), made.role_code, made.name, '["workbench|list", "center|list"]',
    now(), now(), 1
  from (values ('shipper', '发货人'), ('receiver', '收货人'), ('driver', '司机')) made (role_code, name)
  where exists (select 1 from organisation)
on conflict (org_id, role_code) do nothing;
