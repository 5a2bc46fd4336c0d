create table "report_code" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "our_label" text,
  "status" integer not null,
  "table_name" text,
  "our_code" bigint,
  "their_code" text,
  "platform_id" text not null,
  "custom" jsonb
);

create index "report_code_org_id_index" on "report_code" ("org_id", "created_at", "id");

create index "report_code_created_by_index" on "report_code" ("created_by");

create index "report_code_created_at_index" on "report_code" ("created_at", "id");

create index "report_code_status_index" on "report_code" ("status", "created_at", "id");

create index "report_code_table_name_index" on "report_code" ("table_name", "created_at", "id");

create index "report_code_platform_id_index" on "report_code" ("platform_id", "created_at", "id") include ("org_id");

create table "report_difference" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "report_title" text,
  "problem" integer not null,
  "kind" integer not null,
  "ours" text,
  "theirs" text,
  "entry_id" text,
  "project_id" text not null,
  "target_id" text not null,
  "custom" jsonb
);

create index "report_difference_org_id_index" on "report_difference" ("org_id", "created_at", "id");

create index "report_difference_created_by_index" on "report_difference" ("created_by");

create index "report_difference_created_at_index" on "report_difference" ("created_at", "id");

create index "report_difference_problem_index" on "report_difference" ("problem", "created_at", "id");

create index "report_difference_kind_index" on "report_difference" ("kind", "created_at", "id");

create index "report_difference_entry_id_index" on "report_difference" ("entry_id", "created_at", "id") include ("org_id");

create index "report_difference_project_id_index" on "report_difference" ("project_id", "created_at", "id") include ("org_id");

create index "report_difference_target_id_index" on "report_difference" ("target_id", "created_at", "id") include ("org_id");

create table "report_entry" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "report_title" text,
  "status" integer not null,
  "kind" integer not null,
  "reason" text,
  "project_id" text not null,
  "target_id" text not null,
  "needs_id" text,
  "receipt" text,
  "platform_key" text,
  "attempts" bigint,
  "due_at" timestamptz,
  "sent_at" timestamptz,
  "answered_at" timestamptz,
  "subject_id" text,
  "stamp" text,
  "digest" text,
  "request_id" text,
  "missing_code" text,
  "claimed_at" timestamptz,
  "custom" jsonb
);

create index "report_entry_org_id_index" on "report_entry" ("org_id", "created_at", "id");

create index "report_entry_created_by_index" on "report_entry" ("created_by");

create index "report_entry_created_at_index" on "report_entry" ("created_at", "id");

create index "report_entry_status_index" on "report_entry" ("status", "created_at", "id");

create index "report_entry_kind_index" on "report_entry" ("kind", "created_at", "id");

create index "report_entry_project_id_index" on "report_entry" ("project_id", "created_at", "id") include ("org_id");

create index "report_entry_target_id_index" on "report_entry" ("target_id", "created_at", "id") include ("org_id");

create index "report_entry_needs_id_index" on "report_entry" ("needs_id", "created_at", "id") include ("org_id");

create table "report_exchange" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "method" text not null,
  "outcome" integer not null,
  "exchanged_at" timestamptz not null,
  "answer" text,
  "personal_sent" text,
  "milliseconds" bigint,
  "request_id" text,
  "entry_id" text,
  "project_id" text not null,
  "target_id" text not null,
  "custom" jsonb
);

create index "report_exchange_org_id_index" on "report_exchange" ("org_id", "exchanged_at", "id");

create index "report_exchange_created_by_index" on "report_exchange" ("created_by");

create index "report_exchange_outcome_index" on "report_exchange" ("outcome", "exchanged_at", "id");

create index "report_exchange_exchanged_at_index" on "report_exchange" ("exchanged_at");

create index "report_exchange_entry_id_index" on "report_exchange" ("entry_id", "exchanged_at", "id") include ("org_id");

create index "report_exchange_project_id_index" on "report_exchange" ("project_id", "exchanged_at", "id") include ("org_id");

create index "report_exchange_target_id_index" on "report_exchange" ("target_id", "exchanged_at", "id") include ("org_id");

create table "report_platform" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "platform_name" text not null,
  "authority" text,
  "address" text not null,
  "sign_method" integer not null,
  "cipher" integer not null,
  "request_version" text not null,
  "rate_per_minute" bigint not null,
  "result_seconds" bigint not null,
  "known_codes" text,
  "busy_codes" text,
  "custom" jsonb
);

create index "report_platform_org_id_index" on "report_platform" ("org_id", "created_at", "id");

create index "report_platform_created_by_index" on "report_platform" ("created_by");

create index "report_platform_created_at_index" on "report_platform" ("created_at", "id");

create unique index "report_platform_platform_name_unique" on "report_platform" ("org_id", "platform_name") nulls not distinct where "platform_name" is not null;

create table "report_target" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "project_id" text not null,
  "status" integer not null,
  "platform_id" text not null,
  "project_code" text not null,
  "app_id" text not null,
  "from_date" date not null,
  "with_attendance" boolean,
  "with_wages" boolean,
  "with_training" boolean,
  "secret_state" integer not null,
  "tested_at" timestamptz,
  "test_result" text,
  "reconciled_at" timestamptz,
  "difference_count" bigint,
  "reconcile_result" text,
  "custom" jsonb
);

create index "report_target_org_id_index" on "report_target" ("org_id", "created_at", "id");

create index "report_target_created_by_index" on "report_target" ("created_by");

create index "report_target_created_at_index" on "report_target" ("created_at", "id");

create index "report_target_project_id_index" on "report_target" ("project_id", "created_at", "id") include ("org_id");

create index "report_target_status_index" on "report_target" ("status", "created_at", "id");

create index "report_target_platform_id_index" on "report_target" ("platform_id", "created_at", "id") include ("org_id");

alter table "report_code" add constraint "report_code_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "report_code" add constraint "report_code_platform_id_reference" foreign key ("platform_id") references "report_platform" ("id");

create trigger "custom_added" after insert on "report_code" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "report_code" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "report_code" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "report_difference" add constraint "report_difference_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "report_difference" add constraint "report_difference_entry_id_reference" foreign key ("entry_id") references "report_entry" ("id");

alter table "report_difference" add constraint "report_difference_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "report_difference" add constraint "report_difference_target_id_reference" foreign key ("target_id") references "report_target" ("id");

create trigger "custom_added" after insert on "report_difference" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "report_difference" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "report_difference" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "report_entry" add constraint "report_entry_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "report_entry" add constraint "report_entry_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "report_entry" add constraint "report_entry_target_id_reference" foreign key ("target_id") references "report_target" ("id");

alter table "report_entry" add constraint "report_entry_needs_id_reference" foreign key ("needs_id") references "report_entry" ("id");

create trigger "custom_added" after insert on "report_entry" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "report_entry" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "report_entry" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "report_exchange" add constraint "report_exchange_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "report_exchange" add constraint "report_exchange_entry_id_reference" foreign key ("entry_id") references "report_entry" ("id");

alter table "report_exchange" add constraint "report_exchange_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "report_exchange" add constraint "report_exchange_target_id_reference" foreign key ("target_id") references "report_target" ("id");

create trigger "custom_added" after insert on "report_exchange" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "report_exchange" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "report_exchange" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "report_platform" add constraint "report_platform_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "report_platform" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "report_platform" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "report_platform" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "report_target" add constraint "report_target_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "report_target" add constraint "report_target_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "report_target" add constraint "report_target_platform_id_reference" foreign key ("platform_id") references "report_platform" ("id");

create trigger "custom_added" after insert on "report_target" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "report_target" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "report_target" for each row when (old.custom is not null) execute function keep_custom_values();

-- What the sender keeps of a configuration: its secret, sealed, and up to when changed days of attendance have been
-- collected.
create table report_sender (
  target_id text primary key references report_target (id) on delete cascade,
  secret bytea,
  days_collected_at timestamptz
);

create unique index report_target_once on report_target (project_id, platform_id);

create unique index report_code_once on report_code (platform_id, table_name, our_code);

create unique index report_entry_once on report_entry (target_id, kind, subject_id);

-- What waits for its turn, or for a result (codes 1, 3 and 8 of report_state).
create index report_entry_open on report_entry (target_id, kind, due_at) where status in (1, 3, 8);
