-- Where an organisation is: province, city or district by its code (GB/T 2260). None: where the one above it is.

alter table organisation add column national_code text check (national_code ~ '^[1-8][0-9]{5}$');

create or replace view "organization" as
  select id, id as org_id, created_at, created_by, updated_at, updated_by, version,
    name, parent_id as org_pid, ent_type, sort,
    (select count(*) from account a where a.org_id = o.id) as user_count, head_id,
    case when disabled then 0 else 1 end as org_status, national_code
  from organisation o;
