alter table "schedule_task" add column "part_id" text;

create index "schedule_task_part_id_index" on "schedule_task" ("part_id", "due_on", "id") include ("org_id");

create index "staff_contract_to_index" on "staff" ("contract_to");

alter table "schedule_task" add constraint "schedule_task_part_id_reference" foreign key ("part_id") references "part" ("id");

drop view schedule_node;

create view schedule_node as select * from schedule_task where node_kind = 1 with check option;

drop view schedule_warning;

create view schedule_warning as select * from schedule_task where warned = 1;

-- The task that begins on a part begins it, and the last one that is done, of schedules in force and of teams, ends it. Its acceptance is for people.
create function part_has_open_work(one text) returns boolean language sql stable as $$
  select exists (select from work_task where part_id = one and task_status < 3) or exists
    (select from schedule_task t join schedule_plan p on p.id = t.plan_id
      where t.part_id = one and t.task_state < 3 and coalesce(t.task_kind, 1) <> 3 and p.status in (3, 4));
$$;

create function follow_scheduled() returns trigger language plpgsql as $$
declare
  last date;
begin
  if coalesce(new.task_kind, 1) = 3
    or not exists (select from schedule_plan where id = new.plan_id and status in (3, 4))
    or not exists (select from part where id = new.part_id and leaf_flag for no key update) then return null; end if;
  select max(since) into last from part_state where part_id = new.part_id;
  update part set part_status = 2, state_date = greatest(coalesce(new.actual_start_on, current_date), last)
    where id = new.part_id and part_status = 1;
  if new.task_state = 3 and not part_has_open_work(new.part_id) then
    select max(since) into last from part_state where part_id = new.part_id;
    update part set part_status = 3, state_date = greatest(coalesce(new.actual_finish_on, current_date), last)
      where id = new.part_id and part_status = 2;
  end if;
  return null;
end $$;

create trigger scheduled_followed after update of task_state on schedule_task for each row
  when (new.part_id is not null and new.task_state > 1 and new.task_state is distinct from old.task_state)
  execute function follow_scheduled();

-- As before, and tasks of schedules hold their part as well.
create or replace function follow_task() returns trigger language plpgsql as $$
declare
  last date;
begin
  if new.task_status = old.task_status or not exists
      (select from part where id = new.part_id and leaf_flag for no key update) then return null; end if;
  select max(since) into last from part_state where part_id = new.part_id;
  if new.task_status = 2 then
    update part set part_status = 2, state_date = greatest(coalesce(new.begun_on, current_date), last)
      where id = new.part_id and part_status = 1;
  elsif new.task_status = 3 and not part_has_open_work(new.part_id) then
    update part set part_status = 3, state_date = greatest(coalesce(new.finished_on, current_date), last)
      where id = new.part_id and part_status = 2;
  end if;
  return null;
end $$;

-- As before; a task with a part also waits while its part is stopped.
create or replace function stop_scheduled() returns trigger language plpgsql as $$
begin
  perform refuse_stopped('actual_start_on', new.project_id, new.part_id, null, new.actual_start_on);
  return new;
end $$;
