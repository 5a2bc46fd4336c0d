create table "gate" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "gate_name" text not null,
  "status" integer not null,
  "project_id" text not null,
  "direction" integer not null,
  "device_id" text not null,
  "position" jsonb,
  "remark" text,
  "list_state" integer not null,
  "list_version" bigint,
  "acked_version" bigint,
  "sent_at" timestamptz,
  "acked_at" timestamptz,
  "stale_since" timestamptz,
  "attempts" bigint,
  "list_failed" text,
  "last_seen_at" timestamptz,
  "clock_offset" bigint,
  "last_seq" bigint,
  "custom" jsonb
);

create index "gate_org_id_index" on "gate" ("org_id", "created_at", "id");

create index "gate_created_by_index" on "gate" ("created_by");

create index "gate_created_at_index" on "gate" ("created_at", "id");

create index "gate_status_index" on "gate" ("status", "created_at", "id");

create index "gate_project_id_index" on "gate" ("project_id", "created_at", "id") include ("org_id");

create index "gate_direction_index" on "gate" ("direction", "created_at", "id");

create index "gate_device_id_index" on "gate" ("device_id", "created_at", "id") include ("org_id");

create index "gate_list_state_index" on "gate" ("list_state", "created_at", "id");

create index "gate_sent_at_index" on "gate" ("sent_at");

create unique index "gate_device_id_unique" on "gate" ("org_id", "device_id") nulls not distinct where "device_id" is not null;

create table "gate_pass" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "project_id" text not null,
  "state" integer not null,
  "reason" integer,
  "reason_text" text,
  "by_face" boolean not null,
  "card_number" text,
  "by_code" boolean not null,
  "pass_code" text,
  "face_file" text,
  "list_version" bigint not null,
  "changed_at" timestamptz,
  "deleted_at" timestamptz,
  "custom" jsonb
);

create index "gate_pass_org_id_index" on "gate_pass" ("org_id", "created_at", "id");

create index "gate_pass_created_by_index" on "gate_pass" ("created_by");

create index "gate_pass_created_at_index" on "gate_pass" ("created_at", "id");

create index "gate_pass_staff_id_index" on "gate_pass" ("staff_id", "created_at", "id") include ("org_id");

create index "gate_pass_project_id_index" on "gate_pass" ("project_id", "created_at", "id") include ("org_id");

create index "gate_pass_state_index" on "gate_pass" ("state", "created_at", "id");

create index "gate_pass_reason_index" on "gate_pass" ("reason", "created_at", "id");

create index "gate_pass_by_face_index" on "gate_pass" ("by_face", "created_at", "id");

create index "gate_pass_changed_at_index" on "gate_pass" ("changed_at");

create unique index "gate_pass_card_number_unique" on "gate_pass" ("org_id", "card_number") nulls not distinct where "card_number" is not null;

create table "passage" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text,
  "passed_at" timestamptz not null,
  "direction" integer,
  "outcome" integer not null,
  "reason" integer,
  "reason_text" text,
  "judged" integer not null,
  "way" integer not null,
  "project_id" text not null,
  "gate_id" text not null,
  "device_number" text not null,
  "unit_id" text,
  "team_id" text,
  "credential" text,
  "picture" jsonb,
  "received_at" timestamptz not null,
  "said_at" timestamptz not null,
  "clock" integer not null,
  "clock_offset" bigint,
  "gate_seq" bigint not null,
  "push_key" text,
  "custom" jsonb
);

create index "passage_org_id_index" on "passage" ("org_id", "passed_at", "id");

create index "passage_created_by_index" on "passage" ("created_by");

create index "passage_staff_id_index" on "passage" ("staff_id", "passed_at", "id") include ("org_id");

create index "passage_passed_at_index" on "passage" ("passed_at");

create index "passage_outcome_index" on "passage" ("outcome", "passed_at", "id");

create index "passage_judged_index" on "passage" ("judged", "passed_at", "id");

create index "passage_project_id_index" on "passage" ("project_id", "passed_at", "id") include ("org_id");

create index "passage_gate_id_index" on "passage" ("gate_id", "passed_at", "id") include ("org_id");

create index "passage_unit_id_index" on "passage" ("unit_id", "passed_at", "id") include ("org_id");

create index "passage_team_id_index" on "passage" ("team_id", "passed_at", "id") include ("org_id");

create index "passage_clock_index" on "passage" ("clock", "passed_at", "id");

create unique index "passage_push_key_unique" on "passage" ("org_id", "push_key") nulls not distinct where "push_key" is not null;

alter table "gate" add constraint "gate_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "gate" add constraint "gate_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "gate" add constraint "gate_device_id_reference" foreign key ("device_id") references "device" ("id");

create trigger "custom_added" after insert on "gate" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "gate" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "gate" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "gate_pass" add constraint "gate_pass_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "gate_pass" add constraint "gate_pass_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "gate_pass" add constraint "gate_pass_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "gate_pass" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "gate_pass" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "gate_pass" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "passage" add constraint "passage_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "passage" add constraint "passage_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "passage" add constraint "passage_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "passage" add constraint "passage_gate_id_reference" foreign key ("gate_id") references "gate" ("id");

alter table "passage" add constraint "passage_unit_id_reference" foreign key ("unit_id") references "unit" ("id");

alter table "passage" add constraint "passage_team_id_reference" foreign key ("team_id") references "team" ("id");

create trigger "custom_added" after insert on "passage" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "passage" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "passage" for each row when (old.custom is not null) execute function keep_custom_values();

create unique index gate_pass_person on gate_pass (project_id, staff_id);

create index gate_pass_changed on gate_pass (project_id, list_version);

create unique index gate_pass_code on gate_pass (pass_code);

-- The newest passage of each person: who is on site costs as much as there are people, not passages.
create table presence (
  staff_id text primary key references staff (id) on delete cascade,
  project_id text not null references project (id) on delete cascade,
  direction integer,
  passed_at timestamptz not null
);

create index presence_project on presence (project_id, direction, passed_at);

-- The list of each project with gates: its version, and since when it has to be computed again.
create table gate_list (
  project_id text primary key references project (id) on delete cascade,
  list_version bigint not null,
  due_at timestamptz,
  made_at timestamptz
);

create index gate_list_due on gate_list (due_at);

create index gate_list_made on gate_list (made_at);
