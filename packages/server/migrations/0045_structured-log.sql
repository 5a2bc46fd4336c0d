-- The log answers what was done, about what, and which values changed, as data; words are made from it where it is shown,
-- searched and exported. An entry keeps what its record was called, so that it can be said of what is gone.

alter table audit_entry add column title text;

update audit_entry e set title = t.title from (
  select id, case when subject in ('dictionary', 'menu', 'setting') then subject_id
    else coalesce(after ->> name, before ->> name) end as title
  from (select id, subject, subject_id, after, before, case
    when subject in ('applysreview', 'sipacreview') then 'apply_number'
    when subject in ('bridgemachine', 'devicelist', 'hangingbasket', 'ringlockscaffold') then 'device_name'
    when subject = 'deviceinstall' then 'install_place'
    when subject = 'devicerepair' then 'repair_number'
    when subject = 'disclose' then 'disclose_title'
    when subject = 'discloserecord' then 'person_name'
    when subject = 'earlywarn' then 'alarm_content'
    when subject = 'enterprise' then 'company_name'
    when subject = 'hiddenDangerRectification' then 'order_title'
    when subject = 'material' then 'material_name'
    when subject = 'messagepublish' then 'notice_title'
    when subject in ('account', 'onlineuser', 'usermanage') then 'nickname'
    when subject = 'patrollog' then 'task_code'
    when subject = 'patrolplan' then 'scheme_name'
    when subject = 'patrolsite' then 'point_name'
    when subject = 'personregistration' then 'register_number'
    when subject = 'projectmanage' then 'project_name'
    when subject = 'safetyChecklist' then 'checklist_name'
    when subject in ('bridge', 'highfill', 'highformworksupports', 'highslope', 'laser', 'edge', 'pit', 'scaffoldarea')
      then 'area_name'
    else 'name' end as name from audit_entry) named
) t where t.id = e.id and t.title <> '';

drop view "operate_log";
create view "operate_log" as
  select e.id, e.org_id, e.at as created_at, e.actor_id as created_by, e.at as updated_at, e.actor_id as updated_by,
    1 as version, e.actor_name, e.action, e.subject, e.title as subject_title, e.subject_id, e.ip, e.request_id, e.at,
    (select jsonb_agg(jsonb_build_object('name', key, 'before', b.value, 'after', n.value) order by key)
      from jsonb_each(case jsonb_typeof(e.before) when 'object' then e.before else '{}' end) b
        full join jsonb_each(case jsonb_typeof(e.after) when 'object' then e.after else '{}' end) n using (key)
      where b.value is distinct from n.value
        and key not in ('id', 'org_id', 'created_at', 'created_by', 'updated_at', 'updated_by', 'version')) as changes
  from audit_entry e
  where not (e.subject = 'account' and e.action in ('login', 'logout', 'login_failed'));

-- What the operations of the log were called could be changed as a dictionary; they are words of the program now.
delete from dictionary_edit where dict_type = 'audit_operation';

-- Files that steps wrote are kept with their records. The sweep of unused files looks at these entries alone, however
-- many others there are; `filesOfSteps` names the same condition.
create index audit_entry_step_files on audit_entry (subject, subject_id)
  where action not in ('add', 'edit', 'delete', 'import') and jsonb_path_exists(after, '$.*[*].id');
