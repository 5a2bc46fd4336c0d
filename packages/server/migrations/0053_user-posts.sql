-- The posts of a person are shown with the person and changed there.
create index post_user_ids_index on post using gin (user_ids);

create or replace view "user" as
  select a.id, a.org_id, a.created_at, a.created_by, a.updated_at, a.updated_by, a.version,
    a.user_name as "userName", a.nickname, a.phone_number, a.org_id as organization_id,
    coalesce((select jsonb_agg(ar.role_id order by r.created_at, r.id) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id), '[]') as role_ids,
    (select string_agg(r.role_code, ', ' order by r.role_code) from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id) as "roleCode",
    a.ent_type, case when a.disabled then 0 else 1 end as user_status, a.last_login_at, a.id_card,
    coalesce((select jsonb_agg(p.id order by p.sort, p.id) from post p where p.user_ids @> jsonb_build_array(a.id)), '[]')
      as post_ids
  from account a;
