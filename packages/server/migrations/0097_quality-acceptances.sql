create table "conceal_record" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "record_title" text,
  "conceal_status" integer,
  "request_id" text,
  "project_id" text,
  "part_id" text,
  "content" text,
  "drawing_number" text,
  "notified_at" timestamptz,
  "opinion" text,
  "photos" jsonb,
  "accept_photos" jsonb,
  "accepted_by" text,
  "accepted_at" timestamptz,
  "signature" jsonb,
  "custom" jsonb
);

create index "conceal_record_org_id_index" on "conceal_record" ("org_id", "accepted_at", "id");

create index "conceal_record_created_by_index" on "conceal_record" ("created_by");

create index "conceal_record_conceal_status_index" on "conceal_record" ("conceal_status", "accepted_at", "id");

create index "conceal_record_request_id_index" on "conceal_record" ("request_id", "accepted_at", "id") include ("org_id");

create index "conceal_record_project_id_index" on "conceal_record" ("project_id", "accepted_at", "id") include ("org_id");

create index "conceal_record_part_id_index" on "conceal_record" ("part_id", "accepted_at", "id") include ("org_id");

create index "conceal_record_notified_at_index" on "conceal_record" ("notified_at");

create index "conceal_record_accepted_by_index" on "conceal_record" ("accepted_by", "accepted_at", "id") include ("org_id");

create index "conceal_record_accepted_at_index" on "conceal_record" ("accepted_at");

create table "conceal_request" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "request_title" text not null,
  "conceal_status" integer not null,
  "conceal_kind" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "lot_id" text,
  "task_id" text,
  "content" text not null,
  "drawing_number" text,
  "supervisor_id" text not null,
  "planned_at" timestamptz not null,
  "photos" jsonb,
  "photo_at" timestamptz,
  "photo_place" jsonb,
  "photo_proof" jsonb,
  "notified_by" text,
  "notified_at" timestamptz,
  "postponed_reason" text,
  "postponed_at" timestamptz,
  "accept_opinion" text,
  "accept_photos" jsonb,
  "accepted_by" text,
  "accepted_at" timestamptz,
  "accept_signature" jsonb,
  "custom" jsonb
);

create index "conceal_request_org_id_index" on "conceal_request" ("org_id", "created_at", "id");

create index "conceal_request_created_by_index" on "conceal_request" ("created_by");

create index "conceal_request_created_at_index" on "conceal_request" ("created_at", "id");

create index "conceal_request_conceal_status_index" on "conceal_request" ("conceal_status", "created_at", "id");

create index "conceal_request_conceal_kind_index" on "conceal_request" ("conceal_kind", "created_at", "id");

create index "conceal_request_project_id_index" on "conceal_request" ("project_id", "created_at", "id") include ("org_id");

create index "conceal_request_part_id_index" on "conceal_request" ("part_id", "created_at", "id") include ("org_id");

create index "conceal_request_lot_id_index" on "conceal_request" ("lot_id", "created_at", "id") include ("org_id");

create index "conceal_request_task_id_index" on "conceal_request" ("task_id", "created_at", "id") include ("org_id");

create index "conceal_request_supervisor_id_index" on "conceal_request" ("supervisor_id", "created_at", "id") include ("org_id");

create index "conceal_request_planned_at_index" on "conceal_request" ("planned_at");

create index "conceal_request_notified_by_index" on "conceal_request" ("notified_by", "created_at", "id") include ("org_id");

create index "conceal_request_accepted_by_index" on "conceal_request" ("accepted_by", "created_at", "id") include ("org_id");

create table "condition_item" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "condition_name" text not null,
  "condition_state" integer not null,
  "condition_kind" integer not null,
  "project_id" text not null,
  "release_id" text not null,
  "proof_note" text,
  "proof_files" jsonb,
  "proven_by" text,
  "proven_at" timestamptz,
  "release_until" date,
  "release_reason" text,
  "released_by" text,
  "released_at" timestamptz,
  "release_signature" jsonb,
  "custom" jsonb
);

create index "condition_item_org_id_index" on "condition_item" ("org_id", "condition_kind", "id");

create index "condition_item_created_by_index" on "condition_item" ("created_by");

create index "condition_item_condition_state_index" on "condition_item" ("condition_state", "condition_kind", "id");

create index "condition_item_condition_kind_index" on "condition_item" ("condition_kind", "id");

create index "condition_item_project_id_index" on "condition_item" ("project_id", "condition_kind", "id") include ("org_id");

create index "condition_item_release_id_index" on "condition_item" ("release_id", "condition_kind", "id") include ("org_id");

create index "condition_item_proven_by_index" on "condition_item" ("proven_by", "condition_kind", "id") include ("org_id");

create index "condition_item_proven_at_index" on "condition_item" ("proven_at");

create index "condition_item_release_until_index" on "condition_item" ("release_until");

create index "condition_item_released_by_index" on "condition_item" ("released_by", "condition_kind", "id") include ("org_id");

create table "condition_release" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "release_title" text not null,
  "condition_status" integer not null,
  "key_step" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "task_id" text,
  "remark" text,
  "present_opinion" text,
  "presented_by" text,
  "presented_at" timestamptz,
  "present_signature" jsonb,
  "valid_until" date,
  "release_opinion" text,
  "released_by" text,
  "released_at" timestamptz,
  "release_signature" jsonb,
  "back_reason" text,
  "custom" jsonb
);

create index "condition_release_org_id_index" on "condition_release" ("org_id", "created_at", "id");

create index "condition_release_created_by_index" on "condition_release" ("created_by");

create index "condition_release_created_at_index" on "condition_release" ("created_at", "id");

create index "condition_release_condition_status_index" on "condition_release" ("condition_status", "created_at", "id");

create index "condition_release_key_step_index" on "condition_release" ("key_step", "created_at", "id");

create index "condition_release_project_id_index" on "condition_release" ("project_id", "created_at", "id") include ("org_id");

create index "condition_release_part_id_index" on "condition_release" ("part_id", "created_at", "id") include ("org_id");

create index "condition_release_task_id_index" on "condition_release" ("task_id", "created_at", "id") include ("org_id");

create index "condition_release_presented_by_index" on "condition_release" ("presented_by", "created_at", "id") include ("org_id");

create index "condition_release_valid_until_index" on "condition_release" ("valid_until");

create index "condition_release_released_by_index" on "condition_release" ("released_by", "created_at", "id") include ("org_id");

create table "station_record" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "record_title" text not null,
  "record_status" integer not null,
  "station_kind" integer not null,
  "record_number" text,
  "project_id" text not null,
  "part_id" text not null,
  "request_id" text,
  "begin_at" timestamptz not null,
  "end_at" timestamptz not null,
  "weather" text,
  "works" text not null,
  "quantity" double precision,
  "quantity_unit" text,
  "problems" text,
  "photos" jsonb,
  "photo_place" jsonb,
  "photo_proof" jsonb,
  "signed_by" text,
  "signed_at" timestamptz,
  "late_hours" bigint,
  "signature" jsonb,
  "custom" jsonb
);

create index "station_record_org_id_index" on "station_record" ("org_id", "begin_at", "id");

create index "station_record_created_by_index" on "station_record" ("created_by");

create index "station_record_record_status_index" on "station_record" ("record_status", "begin_at", "id");

create index "station_record_station_kind_index" on "station_record" ("station_kind", "begin_at", "id");

create index "station_record_project_id_index" on "station_record" ("project_id", "begin_at", "id") include ("org_id");

create index "station_record_part_id_index" on "station_record" ("part_id", "begin_at", "id") include ("org_id");

create index "station_record_request_id_index" on "station_record" ("request_id", "begin_at", "id") include ("org_id");

create index "station_record_begin_at_index" on "station_record" ("begin_at");

create index "station_record_signed_by_index" on "station_record" ("signed_by", "begin_at", "id") include ("org_id");

create table "station_request" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "station_title" text not null,
  "station_status" integer not null,
  "station_kind" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "task_id" text,
  "planned_begin" timestamptz not null,
  "planned_end" timestamptz,
  "planned_quantity" text,
  "supervisor_id" text not null,
  "request_note" text,
  "notified_by" text,
  "confirm_note" text,
  "notified_at" timestamptz,
  "confirmed_at" timestamptz,
  "cancel_reason" text,
  "custom" jsonb
);

create index "station_request_org_id_index" on "station_request" ("org_id", "created_at", "id");

create index "station_request_created_by_index" on "station_request" ("created_by");

create index "station_request_created_at_index" on "station_request" ("created_at", "id");

create index "station_request_station_status_index" on "station_request" ("station_status", "created_at", "id");

create index "station_request_station_kind_index" on "station_request" ("station_kind", "created_at", "id");

create index "station_request_project_id_index" on "station_request" ("project_id", "created_at", "id") include ("org_id");

create index "station_request_part_id_index" on "station_request" ("part_id", "created_at", "id") include ("org_id");

create index "station_request_task_id_index" on "station_request" ("task_id", "created_at", "id") include ("org_id");

create index "station_request_planned_begin_index" on "station_request" ("planned_begin");

create index "station_request_supervisor_id_index" on "station_request" ("supervisor_id", "created_at", "id") include ("org_id");

create index "station_request_notified_by_index" on "station_request" ("notified_by", "created_at", "id") include ("org_id");

alter table "conceal_record" add constraint "conceal_record_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "conceal_record" add constraint "conceal_record_request_id_reference" foreign key ("request_id") references "conceal_request" ("id");

alter table "conceal_record" add constraint "conceal_record_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "conceal_record" add constraint "conceal_record_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "conceal_record" add constraint "conceal_record_accepted_by_reference" foreign key ("accepted_by") references "account" ("id");

create trigger "custom_added" after insert on "conceal_record" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "conceal_record" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "conceal_record" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "conceal_request" add constraint "conceal_request_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "conceal_request" add constraint "conceal_request_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "conceal_request" add constraint "conceal_request_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "conceal_request" add constraint "conceal_request_lot_id_reference" foreign key ("lot_id") references "inspection_lot" ("id");

alter table "conceal_request" add constraint "conceal_request_task_id_reference" foreign key ("task_id") references "work_task" ("id");

alter table "conceal_request" add constraint "conceal_request_supervisor_id_reference" foreign key ("supervisor_id") references "account" ("id");

alter table "conceal_request" add constraint "conceal_request_notified_by_reference" foreign key ("notified_by") references "account" ("id");

alter table "conceal_request" add constraint "conceal_request_accepted_by_reference" foreign key ("accepted_by") references "account" ("id");

create trigger "custom_added" after insert on "conceal_request" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "conceal_request" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "conceal_request" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "condition_item" add constraint "condition_item_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "condition_item" add constraint "condition_item_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "condition_item" add constraint "condition_item_release_id_reference" foreign key ("release_id") references "condition_release" ("id") on delete cascade;

alter table "condition_item" add constraint "condition_item_proven_by_reference" foreign key ("proven_by") references "account" ("id");

alter table "condition_item" add constraint "condition_item_released_by_reference" foreign key ("released_by") references "account" ("id");

create trigger "custom_added" after insert on "condition_item" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "condition_item" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "condition_item" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "condition_release" add constraint "condition_release_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "condition_release" add constraint "condition_release_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "condition_release" add constraint "condition_release_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "condition_release" add constraint "condition_release_task_id_reference" foreign key ("task_id") references "work_task" ("id");

alter table "condition_release" add constraint "condition_release_presented_by_reference" foreign key ("presented_by") references "account" ("id");

alter table "condition_release" add constraint "condition_release_released_by_reference" foreign key ("released_by") references "account" ("id");

create trigger "custom_added" after insert on "condition_release" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "condition_release" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "condition_release" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "station_record" add constraint "station_record_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "station_record" add constraint "station_record_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "station_record" add constraint "station_record_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "station_record" add constraint "station_record_request_id_reference" foreign key ("request_id") references "station_request" ("id");

alter table "station_record" add constraint "station_record_signed_by_reference" foreign key ("signed_by") references "account" ("id");

create trigger "custom_added" after insert on "station_record" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "station_record" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "station_record" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "station_request" add constraint "station_request_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "station_request" add constraint "station_request_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "station_request" add constraint "station_request_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "station_request" add constraint "station_request_task_id_reference" foreign key ("task_id") references "work_task" ("id");

alter table "station_request" add constraint "station_request_supervisor_id_reference" foreign key ("supervisor_id") references "account" ("id");

alter table "station_request" add constraint "station_request_notified_by_reference" foreign key ("notified_by") references "account" ("id");

create trigger "custom_added" after insert on "station_request" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "station_request" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "station_request" for each row when (old.custom is not null) execute function keep_custom_values();

-- Pictures that prove something, by the hash of their bytes: one picture proves one record.
create table proof_picture (
  hash text primary key,
  file_id text not null,
  resource text not null,
  record_id text not null,
  uploaded_at timestamptz not null,
  taken_at timestamptz not null
);

create index proof_picture_record on proof_picture (record_id);

create index "conceal_request_open_on_part" on "conceal_request" ("part_id") where "conceal_status" in (1, 2, 5);

create index "condition_release_open_on_part" on "condition_release" ("part_id") where "condition_status" in (1, 2, 4);

-- A task does not begin while something on its part, or on a part above, has to be accepted, released or attended first.
-- Daily work begins its task, so it waits as well.
create function gate_task() returns trigger language plpgsql as $$
declare
  name text;
begin
  with recursive above as (
      select id, parent_id from part where id = new.part_id
      union all select p.id, p.parent_id from part p join above a on p.id = a.parent_id)
    select request_title into name from conceal_request
      where part_id in (select id from above) and conceal_status in (1, 2, 5) and (task_id is null or task_id = new.id)
      order by created_at limit 1;
  if name is not null then
    perform refuse_part('task_status', '隐蔽工程「' || name || '」还没有验收通过，通过后才能开始下道工序',
      'The concealed works ' || name || ' are not accepted; the next step waits for that');
  end if;
  with recursive above as (
      select id, parent_id from part where id = new.part_id
      union all select p.id, p.parent_id from part p join above a on p.id = a.parent_id)
    select release_title into name from condition_release
      where part_id in (select id from above) and condition_status in (1, 2, 4) and (task_id is null or task_id = new.id)
      order by created_at limit 1;
  if name is not null then
    perform refuse_part('task_status', '条件验收「' || name || '」还没有放行（或已失效），放行后才能开始',
      'The conditions ' || name || ' are not released, or no longer; the task waits for that');
  end if;
  select station_title into name from station_request
    where task_id = new.id and station_status in (1, 2) order by created_at limit 1;
  if name is not null then
    perform refuse_part('task_status', '旁站「' || name || '」监理还没有确认，确认后才能开始',
      'The attendance ' || name || ' is not confirmed; the task waits for that');
  end if;
  return new;
end $$;

create trigger task_gated before update of task_status on work_task for each row
  when (old.task_status = 1 and new.task_status = 2) execute function gate_task();

-- The conditions of a release stay as they were released.
create function keep_condition() returns trigger language plpgsql as $$
declare
  held text;
begin
  select release_title into held from condition_release
    where id = case when tg_op = 'DELETE' then old.release_id else new.release_id end and condition_status = 3 for share;
  if held is not null then
    perform refuse_part('release_id', '条件验收「' || held || '」已放行，条件不能再增减；需要时先退回',
      held || ' is released, so its conditions stay; give it back first');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if not exists (select from condition_release where id = new.release_id and project_id = new.project_id) then
    perform refuse_part('release_id', '条件验收属于别的项目，请选本项目的条件验收',
      'It belongs to another project; choose one of this project');
  end if;
  return new;
end $$;

create trigger condition_kept before insert or delete or update of release_id on condition_item
  for each row execute function keep_condition();
