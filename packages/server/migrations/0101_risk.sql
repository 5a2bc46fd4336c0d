create table "major_danger" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "danger_title" text not null,
  "danger_status" integer not null,
  "criterion" integer not null,
  "project_id" text not null,
  "part_id" text,
  "task_id" text,
  "found_on" date not null,
  "description" text not null,
  "photos" jsonb,
  "risk_id" text,
  "order_id" text,
  "rectifier_id" text not null,
  "verifier_id" text not null,
  "deadline" date not null,
  "supervised_by" text,
  "told_people" jsonb,
  "measure" text,
  "result_photos" jsonb,
  "corrected_at" timestamptz,
  "verify_opinion" text,
  "signature" jsonb,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "major_danger_org_id_index" on "major_danger" ("org_id", "created_at", "id");

create index "major_danger_created_by_index" on "major_danger" ("created_by");

create index "major_danger_created_at_index" on "major_danger" ("created_at", "id");

create index "major_danger_danger_status_index" on "major_danger" ("danger_status", "created_at", "id");

create index "major_danger_criterion_index" on "major_danger" ("criterion", "created_at", "id");

create index "major_danger_project_id_index" on "major_danger" ("project_id", "created_at", "id") include ("org_id");

create index "major_danger_part_id_index" on "major_danger" ("part_id", "created_at", "id") include ("org_id");

create index "major_danger_task_id_index" on "major_danger" ("task_id", "created_at", "id") include ("org_id");

create index "major_danger_found_on_index" on "major_danger" ("found_on");

create index "major_danger_risk_id_index" on "major_danger" ("risk_id", "created_at", "id") include ("org_id");

create index "major_danger_order_id_index" on "major_danger" ("order_id", "created_at", "id") include ("org_id");

create index "major_danger_rectifier_id_index" on "major_danger" ("rectifier_id", "created_at", "id") include ("org_id");

create index "major_danger_verifier_id_index" on "major_danger" ("verifier_id", "created_at", "id") include ("org_id");

create index "major_danger_deadline_index" on "major_danger" ("deadline");

create index "major_danger_closed_at_index" on "major_danger" ("closed_at");

create table "risk_source" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "risk_name" text not null,
  "risk_status" integer not null,
  "project_id" text not null,
  "part_id" text,
  "risk_kind" integer not null,
  "accident_kind" integer not null,
  "scene" text not null,
  "likelihood" integer not null,
  "exposure" integer not null,
  "consequence" integer not null,
  "risk_value" double precision,
  "risk_grade" integer,
  "control_level" integer not null,
  "owner_id" text not null,
  "engineering" text,
  "management" text,
  "training" text,
  "protection" text,
  "emergency" text,
  "check_cycle" integer,
  "check_day" bigint,
  "check_users" jsonb,
  "point_id" text,
  "scheme_id" text,
  "plan_id" text,
  "pin_x" double precision,
  "pin_y" double precision,
  "place" jsonb,
  "remove_note" text,
  "removed_by" text,
  "removed_at" timestamptz,
  "custom" jsonb
);

create index "risk_source_org_id_index" on "risk_source" ("org_id", "risk_value", "id");

create index "risk_source_created_by_index" on "risk_source" ("created_by");

create index "risk_source_risk_value_index" on "risk_source" ("risk_value", "id");

create index "risk_source_risk_status_index" on "risk_source" ("risk_status", "risk_value", "id");

create index "risk_source_project_id_index" on "risk_source" ("project_id", "risk_value", "id") include ("org_id");

create index "risk_source_part_id_index" on "risk_source" ("part_id", "risk_value", "id") include ("org_id");

create index "risk_source_risk_kind_index" on "risk_source" ("risk_kind", "risk_value", "id");

create index "risk_source_accident_kind_index" on "risk_source" ("accident_kind", "risk_value", "id");

create index "risk_source_risk_grade_index" on "risk_source" ("risk_grade", "risk_value", "id");

create index "risk_source_control_level_index" on "risk_source" ("control_level", "risk_value", "id");

create index "risk_source_owner_id_index" on "risk_source" ("owner_id", "risk_value", "id") include ("org_id");

create index "risk_source_check_cycle_index" on "risk_source" ("check_cycle", "risk_value", "id");

create index "risk_source_point_id_index" on "risk_source" ("point_id", "risk_value", "id") include ("org_id");

create index "risk_source_scheme_id_index" on "risk_source" ("scheme_id", "risk_value", "id") include ("org_id");

create index "risk_source_plan_id_index" on "risk_source" ("plan_id", "risk_value", "id") include ("org_id");

create index "risk_source_removed_by_index" on "risk_source" ("removed_by", "risk_value", "id") include ("org_id");

create index "risk_source_removed_at_index" on "risk_source" ("removed_at");

alter table "major_danger" add constraint "major_danger_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "major_danger" add constraint "major_danger_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "major_danger" add constraint "major_danger_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "major_danger" add constraint "major_danger_task_id_reference" foreign key ("task_id") references "work_task" ("id");

alter table "major_danger" add constraint "major_danger_risk_id_reference" foreign key ("risk_id") references "risk_source" ("id");

alter table "major_danger" add constraint "major_danger_order_id_reference" foreign key ("order_id") references "correction" ("id");

alter table "major_danger" add constraint "major_danger_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "major_danger" add constraint "major_danger_verifier_id_reference" foreign key ("verifier_id") references "account" ("id");

create trigger "custom_added" after insert on "major_danger" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "major_danger" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "major_danger" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "risk_source" add constraint "risk_source_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "risk_source" add constraint "risk_source_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "risk_source" add constraint "risk_source_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "risk_source" add constraint "risk_source_owner_id_reference" foreign key ("owner_id") references "account" ("id");

alter table "risk_source" add constraint "risk_source_point_id_reference" foreign key ("point_id") references "patrolsite" ("id");

alter table "risk_source" add constraint "risk_source_scheme_id_reference" foreign key ("scheme_id") references "patrolplan" ("id");

alter table "risk_source" add constraint "risk_source_plan_id_reference" foreign key ("plan_id") references "floor_plan" ("id");

alter table "risk_source" add constraint "risk_source_removed_by_reference" foreign key ("removed_by") references "account" ("id");

create trigger "custom_added" after insert on "risk_source" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "risk_source" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "risk_source" for each row when (old.custom is not null) execute function keep_custom_values();

-- D = L × E × C and its grade, by the codes of the three lists. The lists are those of `risk/lec.ts`; a test compares
-- all combinations.
create function risk_score(l integer, e integer, c integer) returns numeric language sql immutable as $$
  select (array[10, 6, 3, 1, 0.5, 0.2, 0.1]::numeric[])[l] * (array[10, 6, 3, 2, 1, 0.5]::numeric[])[e]
    * (array[100, 40, 15, 7, 3, 1]::numeric[])[c]
$$;

create function risk_grade_of(score numeric) returns integer language sql immutable as $$
  select case when score >= 320 then 1 when score >= 160 then 2 when score >= 70 then 3 when score >= 20 then 4
    when score is not null then 5 end
$$;

create function keep_risk_grade() returns trigger language plpgsql as $$
begin
  new.risk_value := risk_score(new.likelihood, new.exposure, new.consequence);
  new.risk_grade := risk_grade_of(new.risk_value::numeric);
  return new;
end $$;

create trigger risk_graded before insert or update on risk_source for each row execute function keep_risk_grade();

create index risk_source_of_point on risk_source (point_id);

create index risk_source_of_scheme on risk_source (scheme_id);

create index major_danger_open on major_danger (project_id) where danger_status in (1, 2);

-- Refuses work that an open major danger stops: on its part or one below, its task, or all of its project.
-- `on_day`: only dangers that were found by that day; absent: all.
create function refuse_stopped(field text, of_project text, of_part text, of_task text, on_day date) returns void
language plpgsql as $$
declare
  name text;
begin
  if not exists (select from major_danger where project_id = of_project and danger_status in (1, 2)) then return; end if;
  with recursive above as (
      select id, parent_id from part where id = of_part
      union all select p.id, p.parent_id from part p join above a on p.id = a.parent_id)
    select danger_title into name from major_danger
      where project_id = of_project and danger_status in (1, 2) and (on_day is null or found_on <= on_day)
        and case when task_id is not null then task_id = of_task
          when part_id is not null then part_id in (select id from above) else true end
      order by created_at limit 1;
  if name is not null then
    perform refuse_part(field, '重大事故隐患「' || name || '」未销号，停工中；整改并核查销号后才能施工',
      'Work is stopped by the major danger ' || name || '; it goes on when that is closed');
  end if;
end $$;

create function stop_task() returns trigger language plpgsql as $$
begin
  perform refuse_stopped('task_status', new.project_id, new.part_id, new.id, null);
  return new;
end $$;

create trigger task_stopped before update of task_status on work_task for each row
  when (old.task_status = 1 and new.task_status = 2) execute function stop_task();

-- A part that begins without a task.
create function stop_part() returns trigger language plpgsql as $$
begin
  perform refuse_stopped('part_status', new.project_id, new.id, null, null);
  return new;
end $$;

create trigger part_stopped before update of part_status on part for each row
  when (old.part_status = 1 and new.part_status = 2) execute function stop_part();

-- Work of days before the danger was found may still be recorded.
create function stop_work_day() returns trigger language plpgsql as $$
declare
  part text;
begin
  select part_id into part from work_task where id = new.task_id;
  perform refuse_stopped('work_date', new.project_id, part, new.task_id, new.work_date);
  return new;
end $$;

create trigger work_day_stopped before insert or update of work_date, task_id on work_day for each row
  execute function stop_work_day();

-- Tasks of the schedule have no part: they wait while the whole project is stopped.
create function stop_scheduled() returns trigger language plpgsql as $$
begin
  perform refuse_stopped('actual_start_on', new.project_id, null, null, new.actual_start_on);
  return new;
end $$;

create trigger scheduled_stopped before update of actual_start_on on schedule_task for each row
  when (old.actual_start_on is null and new.actual_start_on is not null) execute function stop_scheduled();
