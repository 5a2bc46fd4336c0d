create table "schedule_plan" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "plan_name" text not null,
  "status" integer not null,
  "project_id" text not null,
  "plan_kind" integer not null,
  "starts_on" date not null,
  "works_on" integer not null,
  "charge_id" text,
  "remark" text,
  "light" integer,
  "data_date" date,
  "percent_done" double precision,
  "percent_planned" double precision,
  "baseline_finish_on" date,
  "finish_on" date,
  "late_days" bigint,
  "task_count" bigint,
  "late_count" bigint,
  "revision" bigint,
  "submitted_by" text,
  "submitted_at" timestamptz,
  "approved_by" text,
  "approved_at" timestamptz,
  "opinion" text,
  "change_reason" text,
  "custom" jsonb
);

create index "schedule_plan_org_id_index" on "schedule_plan" ("org_id", "created_at", "id");

create index "schedule_plan_created_by_index" on "schedule_plan" ("created_by");

create index "schedule_plan_created_at_index" on "schedule_plan" ("created_at", "id");

create index "schedule_plan_status_index" on "schedule_plan" ("status", "created_at", "id");

create index "schedule_plan_project_id_index" on "schedule_plan" ("project_id", "created_at", "id") include ("org_id");

create index "schedule_plan_plan_kind_index" on "schedule_plan" ("plan_kind", "created_at", "id");

create index "schedule_plan_starts_on_index" on "schedule_plan" ("starts_on");

create index "schedule_plan_charge_id_index" on "schedule_plan" ("charge_id", "created_at", "id") include ("org_id");

create index "schedule_plan_light_index" on "schedule_plan" ("light", "created_at", "id");

create index "schedule_plan_finish_on_index" on "schedule_plan" ("finish_on");

create index "schedule_plan_submitted_by_index" on "schedule_plan" ("submitted_by", "created_at", "id") include ("org_id");

create index "schedule_plan_approved_by_index" on "schedule_plan" ("approved_by", "created_at", "id") include ("org_id");

create table "schedule_report" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "task_id" text not null,
  "plan_id" text not null,
  "project_id" text,
  "reported_percent" double precision,
  "quantity_done" double precision,
  "report_photos" jsonb,
  "report_note" text,
  "delay_reason" integer,
  "measure" text,
  "custom" jsonb
);

create index "schedule_report_org_id_index" on "schedule_report" ("org_id", "created_at", "id");

create index "schedule_report_created_by_index" on "schedule_report" ("created_by");

create index "schedule_report_created_at_index" on "schedule_report" ("created_at", "id");

create index "schedule_report_task_id_index" on "schedule_report" ("task_id", "created_at", "id") include ("org_id");

create index "schedule_report_plan_id_index" on "schedule_report" ("plan_id", "created_at", "id") include ("org_id");

create index "schedule_report_project_id_index" on "schedule_report" ("project_id", "created_at", "id") include ("org_id");

create index "schedule_report_delay_reason_index" on "schedule_report" ("delay_reason", "created_at", "id");

create table "schedule_task" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "task_name" text not null,
  "task_state" integer not null,
  "plan_id" text not null,
  "project_id" text not null,
  "wbs" text,
  "task_kind" integer,
  "node_kind" integer,
  "light" integer,
  "warned" integer,
  "percent" double precision,
  "due_on" date,
  "start_on" date,
  "finish_on" date,
  "late_days" bigint,
  "baseline_start_on" date,
  "baseline_finish_on" date,
  "actual_start_on" date,
  "actual_finish_on" date,
  "float_days" double precision,
  "critical" boolean,
  "charge_id" text,
  "leader_id" text,
  "crew" text,
  "heads" bigint,
  "quantity" double precision,
  "quantity_unit" text,
  "quantity_done" double precision,
  "report_photos" jsonb,
  "report_note" text,
  "delay_reason" integer,
  "measure" text,
  "remark" text,
  "parent_id" text,
  "order_key" double precision,
  "row_number" bigint,
  "level" bigint,
  "duration" bigint,
  "calendar_id" text,
  "constraint_kind" bigint,
  "constraint_at" bigint,
  "deadline_at" bigint,
  "weight" double precision,
  "start_at" bigint,
  "finish_at" bigint,
  "baseline_start_at" bigint,
  "baseline_finish_at" bigint,
  "actual_start_at" bigint,
  "actual_finish_at" bigint,
  "remaining" bigint,
  "custom" jsonb
);

create index "schedule_task_org_id_index" on "schedule_task" ("org_id", "due_on", "id");

create index "schedule_task_created_by_index" on "schedule_task" ("created_by");

create index "schedule_task_task_state_index" on "schedule_task" ("task_state", "due_on", "id");

create index "schedule_task_plan_id_index" on "schedule_task" ("plan_id", "due_on", "id") include ("org_id");

create index "schedule_task_project_id_index" on "schedule_task" ("project_id", "due_on", "id") include ("org_id");

create index "schedule_task_task_kind_index" on "schedule_task" ("task_kind", "due_on", "id");

create index "schedule_task_node_kind_index" on "schedule_task" ("node_kind", "due_on", "id");

create index "schedule_task_light_index" on "schedule_task" ("light", "due_on", "id");

create index "schedule_task_warned_index" on "schedule_task" ("warned", "due_on", "id");

create index "schedule_task_due_on_index" on "schedule_task" ("due_on");

create index "schedule_task_start_on_index" on "schedule_task" ("start_on");

create index "schedule_task_critical_index" on "schedule_task" ("critical", "due_on", "id");

create index "schedule_task_charge_id_index" on "schedule_task" ("charge_id", "due_on", "id") include ("org_id");

create index "schedule_task_leader_id_index" on "schedule_task" ("leader_id", "due_on", "id") include ("org_id");

create index "schedule_task_delay_reason_index" on "schedule_task" ("delay_reason", "due_on", "id");

alter table "schedule_plan" add constraint "schedule_plan_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "schedule_plan" add constraint "schedule_plan_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "schedule_plan" add constraint "schedule_plan_charge_id_reference" foreign key ("charge_id") references "account" ("id");

alter table "schedule_plan" add constraint "schedule_plan_submitted_by_reference" foreign key ("submitted_by") references "account" ("id");

alter table "schedule_plan" add constraint "schedule_plan_approved_by_reference" foreign key ("approved_by") references "account" ("id");

create trigger "custom_added" after insert on "schedule_plan" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "schedule_plan" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "schedule_plan" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "schedule_report" add constraint "schedule_report_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "schedule_report" add constraint "schedule_report_task_id_reference" foreign key ("task_id") references "schedule_task" ("id");

alter table "schedule_report" add constraint "schedule_report_plan_id_reference" foreign key ("plan_id") references "schedule_plan" ("id");

alter table "schedule_report" add constraint "schedule_report_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "schedule_report" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "schedule_report" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "schedule_report" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "schedule_task" add constraint "schedule_task_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "schedule_task" add constraint "schedule_task_plan_id_reference" foreign key ("plan_id") references "schedule_plan" ("id") on delete cascade;

alter table "schedule_task" add constraint "schedule_task_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "schedule_task" add constraint "schedule_task_charge_id_reference" foreign key ("charge_id") references "account" ("id");

alter table "schedule_task" add constraint "schedule_task_leader_id_reference" foreign key ("leader_id") references "account" ("id");

create trigger "custom_added" after insert on "schedule_task" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "schedule_task" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "schedule_task" for each row when (old.custom is not null) execute function keep_custom_values();

-- Links between tasks; both ends belong to the plan.
create table schedule_link (
  plan_id text not null references schedule_plan on delete cascade,
  from_id text not null references schedule_task on delete cascade,
  to_id text not null references schedule_task on delete cascade,
  kind integer not null,
  lag integer not null,
  elapsed boolean not null,
  primary key (from_id, to_id)
);

create index schedule_link_of_plan on schedule_link (plan_id);

create index schedule_link_of_successor on schedule_link (to_id);

-- Calendars that came with an imported plan.
create table schedule_calendar (
  plan_id text primary key references schedule_plan on delete cascade,
  calendars jsonb not null
);

create index schedule_task_in_order on schedule_task (plan_id, row_number);

create view schedule_node as select * from schedule_task where node_kind = 1 with check option;

create view schedule_warning as select * from schedule_task where warned = 1;

create view project_progress as select * from schedule_plan where plan_kind = 1 with check option;
