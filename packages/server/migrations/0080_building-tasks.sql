alter table "part" add column "quality_status" integer;

alter table "part" add column "quality_date" date;

create index "part_quality_status_index" on "part" ("quality_status", "path", "id");

create table "quality_state" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "check_item" text not null,
  "quality_status" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "checked_on" date not null,
  "inspector" text,
  "opinion" text,
  "photos" jsonb,
  "custom" jsonb
);

create index "quality_state_org_id_index" on "quality_state" ("org_id", "checked_on", "id");

create index "quality_state_created_by_index" on "quality_state" ("created_by");

create index "quality_state_quality_status_index" on "quality_state" ("quality_status", "checked_on", "id");

create index "quality_state_project_id_index" on "quality_state" ("project_id", "checked_on", "id") include ("org_id");

create index "quality_state_part_id_index" on "quality_state" ("part_id", "checked_on", "id") include ("org_id");

create index "quality_state_checked_on_index" on "quality_state" ("checked_on");

create table "work_day" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "work_content" text not null,
  "project_id" text not null,
  "task_id" text not null,
  "work_date" date not null,
  "planned_quantity" double precision,
  "done_quantity" double precision not null,
  "heads" bigint,
  "shortfall" text,
  "photos" jsonb,
  "part_id" text,
  "team_id" text,
  "custom" jsonb
);

create index "work_day_org_id_index" on "work_day" ("org_id", "work_date", "id");

create index "work_day_created_by_index" on "work_day" ("created_by");

create index "work_day_project_id_index" on "work_day" ("project_id", "work_date", "id") include ("org_id");

create index "work_day_task_id_index" on "work_day" ("task_id", "work_date", "id") include ("org_id");

create index "work_day_work_date_index" on "work_day" ("work_date");

create index "work_day_part_id_index" on "work_day" ("part_id", "work_date", "id") include ("org_id");

create index "work_day_team_id_index" on "work_day" ("team_id", "work_date", "id") include ("org_id");

create table "work_task" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "task_name" text not null,
  "task_status" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "team_id" text,
  "owner_id" text not null,
  "planned_begin" date not null,
  "planned_end" date not null,
  "planned_quantity" double precision,
  "work_unit" integer,
  "requirement" text,
  "done_quantity" double precision,
  "begun_on" date,
  "finished_on" date,
  "finish_note" text,
  "finish_photos" jsonb,
  "check_opinion" text,
  "checker_id" text,
  "checked_at" timestamptz,
  "custom" jsonb
);

create index "work_task_org_id_index" on "work_task" ("org_id", "created_at", "id");

create index "work_task_created_by_index" on "work_task" ("created_by");

create index "work_task_created_at_index" on "work_task" ("created_at", "id");

create index "work_task_task_status_index" on "work_task" ("task_status", "created_at", "id");

create index "work_task_project_id_index" on "work_task" ("project_id", "created_at", "id") include ("org_id");

create index "work_task_part_id_index" on "work_task" ("part_id", "created_at", "id") include ("org_id");

create index "work_task_team_id_index" on "work_task" ("team_id", "created_at", "id") include ("org_id");

create index "work_task_owner_id_index" on "work_task" ("owner_id", "created_at", "id") include ("org_id");

create index "work_task_planned_begin_index" on "work_task" ("planned_begin");

create index "work_task_planned_end_index" on "work_task" ("planned_end");

create index "work_task_finished_on_index" on "work_task" ("finished_on");

create index "work_task_checker_id_index" on "work_task" ("checker_id", "created_at", "id") include ("org_id");

alter table "quality_state" add constraint "quality_state_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "quality_state" add constraint "quality_state_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "quality_state" add constraint "quality_state_part_id_reference" foreign key ("part_id") references "part" ("id");

create trigger "custom_added" after insert on "quality_state" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "quality_state" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "quality_state" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "work_day" add constraint "work_day_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "work_day" add constraint "work_day_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "work_day" add constraint "work_day_task_id_reference" foreign key ("task_id") references "work_task" ("id");

alter table "work_day" add constraint "work_day_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "work_day" add constraint "work_day_team_id_reference" foreign key ("team_id") references "team" ("id");

create trigger "custom_added" after insert on "work_day" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "work_day" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "work_day" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "work_task" add constraint "work_task_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "work_task" add constraint "work_task_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "work_task" add constraint "work_task_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "work_task" add constraint "work_task_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "work_task" add constraint "work_task_owner_id_reference" foreign key ("owner_id") references "account" ("id");

alter table "work_task" add constraint "work_task_checker_id_reference" foreign key ("checker_id") references "account" ("id");

create trigger "custom_added" after insert on "work_task" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "work_task" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "work_task" for each row when (old.custom is not null) execute function keep_custom_values();

-- The daily work of a task: its part and team are those of the task, and its quantities are summed up there.
create unique index "work_day_work_date_once" on "work_day" ("task_id", "work_date");

create function place_work_day() returns trigger language plpgsql as $$
declare
  task work_task%rowtype;
begin
  select * into task from work_task where id = new.task_id;
  if not found then return new; end if;
  if task.project_id <> new.project_id then
    perform refuse_part('task_id', '任务属于别的项目，请选本项目的任务',
      'The task belongs to another project; choose one of this project');
  end if;
  if task.task_status > 2 then
    perform refuse_part('task_id', '任务「' || task.task_name || '」已完成，不能再登记；需要补登请先在任务上退回',
      task.task_name || ' is done; reject it first to record more');
  end if;
  new.part_id := task.part_id;
  new.team_id := task.team_id;
  return new;
end $$;

create trigger work_day_placed before insert or update of task_id, project_id, done_quantity, work_date on work_day
  for each row execute function place_work_day();

create function sum_work_days() returns trigger language plpgsql as $$
declare
  one text;
begin
  foreach one in array array_remove(array[case when tg_op <> 'INSERT' then old.task_id end,
      case when tg_op <> 'DELETE' then new.task_id end], null) loop
    -- Two records of one task wait for each other here, so that neither is left out of the sum.
    perform 1 from work_task where id = one for no key update;
    update work_task set done_quantity = (select sum(done_quantity) from work_day where task_id = one) where id = one;
  end loop;
  if tg_op <> 'DELETE' then
    update work_task set task_status = 2, begun_on = coalesce(begun_on, new.work_date)
      where id = new.task_id and task_status = 1;
  end if;
  return null;
end $$;

create trigger work_day_summed after insert or delete or update of task_id, done_quantity, work_date on work_day
  for each row execute function sum_work_days();

-- A part begins with its first task, and is done with its last one. Its acceptance is for people.
create function follow_task() returns trigger language plpgsql as $$
declare
  last date;
begin
  if new.task_status = old.task_status or not exists
      (select from part where id = new.part_id and leaf_flag for no key update) then return null; end if;
  select max(since) into last from part_state where part_id = new.part_id;
  if new.task_status = 2 then
    update part set part_status = 2, state_date = greatest(coalesce(new.begun_on, current_date), last)
      where id = new.part_id and part_status = 1;
  elsif new.task_status = 3 and not exists
      (select from work_task where part_id = new.part_id and task_status < 3) then
    update part set part_status = 3, state_date = greatest(coalesce(new.finished_on, current_date), last)
      where id = new.part_id and part_status = 2;
  end if;
  return null;
end $$;

create trigger task_followed after update of task_status on work_task for each row execute function follow_task();

-- The last quality record of a part is its state of quality.
create function keep_part_quality() returns trigger language plpgsql as $$
declare
  one text := case when tg_op = 'DELETE' then old.part_id else new.part_id end;
begin
  update part set (quality_status, quality_date) =
      (select quality_status, checked_on from quality_state where part_id = one
        order by checked_on desc, created_at desc, id desc limit 1)
    where id = one;
  return null;
end $$;

create trigger part_quality_kept after insert or delete on quality_state for each row execute function keep_part_quality();

create index "quality_state_by_day" on "quality_state" ("part_id", "checked_on" desc, "created_at" desc, "id" desc);

-- As before, and a part whose quality has failed is not accepted.
create or replace function date_part_state() returns trigger language plpgsql as $$
declare
  last date;
begin
  if not new.leaf_flag then
    perform refuse_part('part_status', '「' || new.full_name || '」有下级部位，状态由下级汇总，请到下级登记',
      new.full_name || ' has parts below it, from which its state follows; record it there');
  end if;
  if new.part_status = 4 and new.quality_status = 4 then
    perform refuse_part('part_status', '「' || new.full_name || '」质量不合格，整改后登记合格，再验收',
      new.full_name || ' has failed its last check; record that it passed before it is accepted');
  end if;
  new.state_date := coalesce(new.state_date, current_date);
  select since into last from part_state where part_id = new.id order by since desc, place desc limit 1;
  if last > new.state_date then
    perform refuse_part('state_date', '状态日期不能早于上一状态的日期 ' || last || '，请改选日期',
      'The day is before that of the state before, ' || last || '; choose a later one');
  end if;
  return new;
end $$;
