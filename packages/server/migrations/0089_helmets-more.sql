create table "brand" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "shown_name" text not null,
  "project_id" text,
  "logo" jsonb,
  "remark" text,
  "custom" jsonb
);

create index "brand_org_id_index" on "brand" ("org_id", "created_at", "id");

create index "brand_created_by_index" on "brand" ("created_by");

create index "brand_created_at_index" on "brand" ("created_at", "id");

create index "brand_project_id_index" on "brand" ("project_id", "created_at", "id") include ("org_id");

create table "climb_permit" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "work" text not null,
  "status" integer not null,
  "watch_state" integer,
  "worker_id" text not null,
  "watcher_id" text not null,
  "project_id" text not null,
  "spot" text not null,
  "height" double precision not null,
  "hazard" boolean not null,
  "grade" integer,
  "planned_from" timestamptz not null,
  "planned_to" timestamptz not null,
  "measures" text not null,
  "approved_by" text,
  "approved_at" timestamptz,
  "started_at" timestamptz,
  "ended_at" timestamptz,
  "ground" double precision,
  "watch_since" timestamptz,
  "alarm_id" text,
  "note" text,
  "custom" jsonb
);

create index "climb_permit_org_id_index" on "climb_permit" ("org_id", "planned_from", "id");

create index "climb_permit_created_by_index" on "climb_permit" ("created_by");

create index "climb_permit_status_index" on "climb_permit" ("status", "planned_from", "id");

create index "climb_permit_watch_state_index" on "climb_permit" ("watch_state", "planned_from", "id");

create index "climb_permit_worker_id_index" on "climb_permit" ("worker_id", "planned_from", "id") include ("org_id");

create index "climb_permit_watcher_id_index" on "climb_permit" ("watcher_id", "planned_from", "id") include ("org_id");

create index "climb_permit_project_id_index" on "climb_permit" ("project_id", "planned_from", "id") include ("org_id");

create index "climb_permit_grade_index" on "climb_permit" ("grade", "planned_from", "id");

create index "climb_permit_planned_from_index" on "climb_permit" ("planned_from");

create index "climb_permit_approved_by_index" on "climb_permit" ("approved_by", "planned_from", "id") include ("org_id");

create table "code_batch" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "batch_name" text not null,
  "project_id" text not null,
  "prefix" text not null,
  "code_count" bigint not null,
  "first_number" bigint,
  "last_number" bigint,
  "remark" text,
  "custom" jsonb
);

create index "code_batch_org_id_index" on "code_batch" ("org_id", "created_at", "id");

create index "code_batch_created_by_index" on "code_batch" ("created_by");

create index "code_batch_created_at_index" on "code_batch" ("created_at", "id");

create index "code_batch_project_id_index" on "code_batch" ("project_id", "created_at", "id") include ("org_id");

alter table "helmet" add column "code_id" text;

create index "helmet_code_id_index" on "helmet" ("code_id", "helmet_number", "id") include ("org_id");

create table "helmet_code" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "code_text" text not null,
  "status" integer not null,
  "helmet_id" text,
  "bound_at" timestamptz,
  "batch_id" text not null,
  "project_id" text not null,
  "void_reason" text,
  "custom" jsonb
);

create index "helmet_code_org_id_index" on "helmet_code" ("org_id", "code_text", "id");

create index "helmet_code_created_by_index" on "helmet_code" ("created_by");

create index "helmet_code_code_text_index" on "helmet_code" ("code_text", "id");

create index "helmet_code_status_index" on "helmet_code" ("status", "code_text", "id");

create index "helmet_code_helmet_id_index" on "helmet_code" ("helmet_id", "code_text", "id") include ("org_id");

create index "helmet_code_bound_at_index" on "helmet_code" ("bound_at");

create index "helmet_code_batch_id_index" on "helmet_code" ("batch_id", "code_text", "id") include ("org_id");

create index "helmet_code_project_id_index" on "helmet_code" ("project_id", "code_text", "id") include ("org_id");

create unique index "helmet_code_code_text_unique" on "helmet_code" ("org_id", "code_text") nulls not distinct where "code_text" is not null;

alter table "brand" add constraint "brand_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "brand" add constraint "brand_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "brand" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "brand" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "brand" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "climb_permit" add constraint "climb_permit_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "climb_permit" add constraint "climb_permit_worker_id_reference" foreign key ("worker_id") references "staff" ("id");

alter table "climb_permit" add constraint "climb_permit_watcher_id_reference" foreign key ("watcher_id") references "staff" ("id");

alter table "climb_permit" add constraint "climb_permit_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "climb_permit" add constraint "climb_permit_approved_by_reference" foreign key ("approved_by") references "account" ("id");

create trigger "custom_added" after insert on "climb_permit" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "climb_permit" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "climb_permit" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "code_batch" add constraint "code_batch_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "code_batch" add constraint "code_batch_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "code_batch" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "code_batch" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "code_batch" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "helmet" add constraint "helmet_code_id_reference" foreign key ("code_id") references "helmet_code" ("id");

alter table "helmet_code" add constraint "helmet_code_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "helmet_code" add constraint "helmet_code_helmet_id_reference" foreign key ("helmet_id") references "helmet" ("id");

alter table "helmet_code" add constraint "helmet_code_batch_id_reference" foreign key ("batch_id") references "code_batch" ("id");

alter table "helmet_code" add constraint "helmet_code_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "helmet_code" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "helmet_code" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "helmet_code" for each row when (old.custom is not null) execute function keep_custom_values();

create unique index "helmet_code_id_unique" on "helmet" ("org_id", "code_id") nulls not distinct where "code_id" is not null;

-- Permits under way are judged at each reading, and those that are open expire at their hour.
create index "climb_permit_under_way" on "climb_permit" ("project_id", "id") where "status" = 3;

create index "climb_permit_open" on "climb_permit" ("planned_to") where "status" in (1, 2, 3);
