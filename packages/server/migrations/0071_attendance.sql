create table "attendance_correction" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "status" integer not null,
  "project_id" text not null,
  "kind" integer not null,
  "corrected_at" timestamptz,
  "from_date" date,
  "to_date" date,
  "reason" text not null,
  "proof" jsonb,
  "decided_by" text,
  "decided_at" timestamptz,
  "decision_note" text,
  "consented_by" text,
  "consented_at" timestamptz,
  "custom" jsonb
);

create index "attendance_correction_org_id_index" on "attendance_correction" ("org_id", "created_at", "id");

create index "attendance_correction_created_by_index" on "attendance_correction" ("created_by");

create index "attendance_correction_created_at_index" on "attendance_correction" ("created_at", "id");

create index "attendance_correction_staff_id_index" on "attendance_correction" ("staff_id", "created_at", "id") include ("org_id");

create index "attendance_correction_status_index" on "attendance_correction" ("status", "created_at", "id");

create index "attendance_correction_project_id_index" on "attendance_correction" ("project_id", "created_at", "id") include ("org_id");

create index "attendance_correction_kind_index" on "attendance_correction" ("kind", "created_at", "id");

create index "attendance_correction_corrected_at_index" on "attendance_correction" ("corrected_at");

create index "attendance_correction_from_date_index" on "attendance_correction" ("from_date");

create index "attendance_correction_decided_by_index" on "attendance_correction" ("decided_by", "created_at", "id") include ("org_id");

create index "attendance_correction_consented_by_index" on "attendance_correction" ("consented_by", "created_at", "id") include ("org_id");

create table "attendance_day" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "work_date" date not null,
  "state" integer not null,
  "project_id" text not null,
  "team_id" text,
  "unit_id" text,
  "trade" integer,
  "first_in" timestamptz,
  "last_out" timestamptz,
  "day_share" double precision not null,
  "minutes" bigint not null,
  "extra_minutes" bigint not null,
  "late_minutes" bigint not null,
  "early_minutes" bigint not null,
  "missing" integer not null,
  "custom" jsonb
);

create index "attendance_day_org_id_index" on "attendance_day" ("org_id", "work_date", "id");

create index "attendance_day_created_by_index" on "attendance_day" ("created_by");

create index "attendance_day_staff_id_index" on "attendance_day" ("staff_id", "work_date", "id") include ("org_id");

create index "attendance_day_work_date_index" on "attendance_day" ("work_date");

create index "attendance_day_state_index" on "attendance_day" ("state", "work_date", "id");

create index "attendance_day_project_id_index" on "attendance_day" ("project_id", "work_date", "id") include ("org_id");

create index "attendance_day_team_id_index" on "attendance_day" ("team_id", "work_date", "id") include ("org_id");

create index "attendance_day_unit_id_index" on "attendance_day" ("unit_id", "work_date", "id") include ("org_id");

create index "attendance_day_trade_index" on "attendance_day" ("trade", "work_date", "id");

create index "attendance_day_missing_index" on "attendance_day" ("missing", "work_date", "id");

create table "attendance_duty" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "sheet_name" text not null,
  "status" integer not null,
  "project_id" text not null,
  "team_id" text,
  "staff_ids" jsonb,
  "shift_id" text,
  "from_date" date not null,
  "to_date" date not null,
  "days_off" integer not null,
  "remark" text,
  "custom" jsonb
);

create index "attendance_duty_org_id_index" on "attendance_duty" ("org_id", "from_date", "id");

create index "attendance_duty_created_by_index" on "attendance_duty" ("created_by");

create index "attendance_duty_status_index" on "attendance_duty" ("status", "from_date", "id");

create index "attendance_duty_project_id_index" on "attendance_duty" ("project_id", "from_date", "id") include ("org_id");

create index "attendance_duty_team_id_index" on "attendance_duty" ("team_id", "from_date", "id") include ("org_id");

create index "attendance_duty_shift_id_index" on "attendance_duty" ("shift_id", "from_date", "id") include ("org_id");

create index "attendance_duty_from_date_index" on "attendance_duty" ("from_date");

create table "attendance_rule" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "rule_name" text not null,
  "status" integer not null,
  "project_id" text,
  "shift_id" text not null,
  "works_on" integer not null,
  "from_date" date not null,
  "to_date" date,
  "late_grace" bigint not null,
  "early_grace" bigint not null,
  "half_minutes" bigint not null,
  "full_minutes" bigint not null,
  "double_seconds" bigint not null,
  "through_minutes" bigint not null,
  "custom" jsonb
);

create index "attendance_rule_org_id_index" on "attendance_rule" ("org_id", "created_at", "id");

create index "attendance_rule_created_by_index" on "attendance_rule" ("created_by");

create index "attendance_rule_created_at_index" on "attendance_rule" ("created_at", "id");

create index "attendance_rule_status_index" on "attendance_rule" ("status", "created_at", "id");

create index "attendance_rule_project_id_index" on "attendance_rule" ("project_id", "created_at", "id") include ("org_id");

create index "attendance_rule_shift_id_index" on "attendance_rule" ("shift_id", "created_at", "id") include ("org_id");

create index "attendance_rule_from_date_index" on "attendance_rule" ("from_date");

create table "attendance_shift" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "shift_name" text not null,
  "status" integer not null,
  "begins" text not null,
  "ends" text not null,
  "pause_from" text,
  "pause_to" text,
  "custom" jsonb
);

create index "attendance_shift_org_id_index" on "attendance_shift" ("org_id", "created_at", "id");

create index "attendance_shift_created_by_index" on "attendance_shift" ("created_by");

create index "attendance_shift_created_at_index" on "attendance_shift" ("created_at", "id");

create index "attendance_shift_status_index" on "attendance_shift" ("status", "created_at", "id");

alter table "attendance_correction" add constraint "attendance_correction_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "attendance_correction" add constraint "attendance_correction_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "attendance_correction" add constraint "attendance_correction_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "attendance_correction" add constraint "attendance_correction_decided_by_reference" foreign key ("decided_by") references "account" ("id");

alter table "attendance_correction" add constraint "attendance_correction_consented_by_reference" foreign key ("consented_by") references "account" ("id");

create trigger "custom_added" after insert on "attendance_correction" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "attendance_correction" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "attendance_correction" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "attendance_day" add constraint "attendance_day_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "attendance_day" add constraint "attendance_day_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "attendance_day" add constraint "attendance_day_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "attendance_day" add constraint "attendance_day_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "attendance_day" add constraint "attendance_day_unit_id_reference" foreign key ("unit_id") references "unit" ("id");

create trigger "custom_added" after insert on "attendance_day" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "attendance_day" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "attendance_day" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "attendance_duty" add constraint "attendance_duty_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "attendance_duty" add constraint "attendance_duty_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "attendance_duty" add constraint "attendance_duty_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "attendance_duty" add constraint "attendance_duty_shift_id_reference" foreign key ("shift_id") references "attendance_shift" ("id");

create trigger "custom_added" after insert on "attendance_duty" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "attendance_duty" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "attendance_duty" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "attendance_rule" add constraint "attendance_rule_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "attendance_rule" add constraint "attendance_rule_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "attendance_rule" add constraint "attendance_rule_shift_id_reference" foreign key ("shift_id") references "attendance_shift" ("id");

create trigger "custom_added" after insert on "attendance_rule" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "attendance_rule" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "attendance_rule" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "attendance_shift" add constraint "attendance_shift_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "attendance_shift" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "attendance_shift" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "attendance_shift" for each row when (old.custom is not null) execute function keep_custom_values();

-- One day of a person and project; recomputing writes by this key.
create unique index "attendance_day_of" on "attendance_day" ("staff_id", "project_id", "work_date");

create index "attendance_day_sheet" on "attendance_day" ("project_id", "work_date");

-- Whose days have to be made again, and of which time: passages that have arrived, rules of an organisation.
create table "attendance_due" (
  "project_id" text not null references "project" ("id") on delete cascade,
  "staff_id" text not null references "staff" ("id") on delete cascade,
  "from_at" timestamptz not null,
  "to_at" timestamptz not null,
  primary key ("project_id", "staff_id")
);
