-- Organisations whose people, and those of the organisations below, do not come in for the time being.

alter table organisation add column disabled boolean not null default false;
create index organisation_disabled on organisation (path) where disabled;

create or replace view "organization" as
  select id, id as org_id, created_at, created_by, updated_at, updated_by, version,
    name, parent_id as org_pid, ent_type, sort,
    (select count(*) from account a where a.org_id = o.id) as user_count, head_id,
    case when disabled then 0 else 1 end as org_status
  from organisation o;
