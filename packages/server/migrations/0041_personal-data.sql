-- Personal data is masked wherever the server tells of it; who has seen it whole is written down. What the log of earlier
-- versions holds is masked as later entries are, by the names under which personal data stands.

create function personal_masked(name text, value text) returns text language sql immutable as $$
  select case
    when name in ('phone_number', 'manager_phone', 'monitor_unit_leader_phone', 'userName', 'user_name')
      and value ~ '^1[3-9]\d{9}$' then left(value, 3) || '****' || right(value, 4)
    when name in ('id_card', 'identity_number', 'userName', 'user_name')
      and value ~ '^\d{17}[\dXx]$' then left(value, 6) || '********' || right(value, 4)
    else value end
$$;

create function personal_masked(entry jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(entry) <> 'object' then entry else coalesce((
    select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string'
      then to_jsonb(personal_masked(key, value #>> '{}')) else value end) from jsonb_each(entry)), entry) end
$$;

update audit_entry set before = personal_masked(before), after = personal_masked(after)
  where before is distinct from personal_masked(before) or after is distinct from personal_masked(after);

drop function personal_masked(jsonb);
drop function personal_masked(text, text);

create or replace view "operate_log" as
  select e.id, e.org_id, e.at as created_at, e.actor_id as created_by, e.at as updated_at, e.actor_id as updated_by,
    1 as version, e.actor_name,
    case e.action when 'add' then 1 when 'edit' then 2 when 'delete' then 3 when 'import' then 4 when 'deploy' then 5
      when 'password' then 6 when 'end_session' then 7 when 'show_personal' then 8 when 'export_personal' then 9
      else 99 end as operation,
    e.subject, e.subject_id, e.ip, e.request_id, e.at,
    (select string_agg(key || ': ' || coalesce(b.value #>> '{}', '--') || ' → ' || coalesce(n.value #>> '{}', '--'), E'\n'
        order by key)
      from jsonb_each(case jsonb_typeof(e.before) when 'object' then e.before else '{}' end) b
        full join jsonb_each(case jsonb_typeof(e.after) when 'object' then e.after else '{}' end) n using (key)
      where b.value is distinct from n.value
        and key not in ('id', 'org_id', 'created_at', 'created_by', 'updated_at', 'updated_by', 'version')) as changes
  from audit_entry e
  where not (e.subject = 'account' and e.action in ('login', 'logout', 'login_failed'));
