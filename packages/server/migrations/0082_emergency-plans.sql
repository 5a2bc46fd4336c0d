create table "emergency_drill" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "drill_name" text not null,
  "drill_status" integer not null,
  "project_id" text not null,
  "plan_id" text not null,
  "planned_on" date not null,
  "owner_id" text not null,
  "scope" text,
  "held_on" date,
  "participants" jsonb,
  "heads" bigint,
  "course" text,
  "photos" jsonb,
  "drill_result" integer,
  "evaluation" text,
  "evaluator_id" text,
  "evaluated_at" timestamptz,
  "custom" jsonb
);

create index "emergency_drill_org_id_index" on "emergency_drill" ("org_id", "planned_on", "id");

create index "emergency_drill_created_by_index" on "emergency_drill" ("created_by");

create index "emergency_drill_drill_status_index" on "emergency_drill" ("drill_status", "planned_on", "id");

create index "emergency_drill_project_id_index" on "emergency_drill" ("project_id", "planned_on", "id") include ("org_id");

create index "emergency_drill_plan_id_index" on "emergency_drill" ("plan_id", "planned_on", "id") include ("org_id");

create index "emergency_drill_planned_on_index" on "emergency_drill" ("planned_on");

create index "emergency_drill_owner_id_index" on "emergency_drill" ("owner_id", "planned_on", "id") include ("org_id");

create index "emergency_drill_held_on_index" on "emergency_drill" ("held_on");

create index "emergency_drill_drill_result_index" on "emergency_drill" ("drill_result", "planned_on", "id");

create index "emergency_drill_evaluator_id_index" on "emergency_drill" ("evaluator_id", "planned_on", "id") include ("org_id");

create table "emergency_plan" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "plan_name" text not null,
  "plan_status" integer not null,
  "plan_kind" integer not null,
  "project_id" text not null,
  "owner_id" text not null,
  "drill_months" bigint not null,
  "next_drill" date,
  "scenario" text,
  "resources" jsonb,
  "files" jsonb,
  "published_at" timestamptz,
  "custom" jsonb
);

create index "emergency_plan_org_id_index" on "emergency_plan" ("org_id", "created_at", "id");

create index "emergency_plan_created_by_index" on "emergency_plan" ("created_by");

create index "emergency_plan_created_at_index" on "emergency_plan" ("created_at", "id");

create index "emergency_plan_plan_status_index" on "emergency_plan" ("plan_status", "created_at", "id");

create index "emergency_plan_plan_kind_index" on "emergency_plan" ("plan_kind", "created_at", "id");

create index "emergency_plan_project_id_index" on "emergency_plan" ("project_id", "created_at", "id") include ("org_id");

create index "emergency_plan_owner_id_index" on "emergency_plan" ("owner_id", "created_at", "id") include ("org_id");

create index "emergency_plan_next_drill_index" on "emergency_plan" ("next_drill");

alter table "emergency_drill" add constraint "emergency_drill_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "emergency_drill" add constraint "emergency_drill_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "emergency_drill" add constraint "emergency_drill_plan_id_reference" foreign key ("plan_id") references "emergency_plan" ("id");

alter table "emergency_drill" add constraint "emergency_drill_owner_id_reference" foreign key ("owner_id") references "account" ("id");

alter table "emergency_drill" add constraint "emergency_drill_evaluator_id_reference" foreign key ("evaluator_id") references "account" ("id");

create trigger "custom_added" after insert on "emergency_drill" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "emergency_drill" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "emergency_drill" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "emergency_plan" add constraint "emergency_plan_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "emergency_plan" add constraint "emergency_plan_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "emergency_plan" add constraint "emergency_plan_owner_id_reference" foreign key ("owner_id") references "account" ("id");

create trigger "custom_added" after insert on "emergency_plan" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "emergency_plan" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "emergency_plan" for each row when (old.custom is not null) execute function keep_custom_values();
