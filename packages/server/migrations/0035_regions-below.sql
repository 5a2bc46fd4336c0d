-- The region of an organisation, or else of the nearest one above it, by which lists are searched.

create or replace view "organization" as
  select id, id as org_id, created_at, created_by, updated_at, updated_by, version,
    name, parent_id as org_pid, ent_type, sort,
    (select count(*) from account a where a.org_id = o.id) as user_count, head_id,
    case when disabled then 0 else 1 end as org_status, national_code,
    (select n.national_code from organisation n
      where starts_with(o.path, n.path) and n.national_code is not null order by length(n.path) desc limit 1) as region_code
  from organisation o;
