create table "look_check" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "sheet_title" text not null,
  "sheet_status" integer not null,
  "project_id" text not null,
  "assessment_id" text not null,
  "items" jsonb,
  "present_opinion" text,
  "presented_by" text,
  "presented_at" timestamptz,
  "present_signature" jsonb,
  "conclude_opinion" text,
  "concluded_by" text,
  "concluded_at" timestamptz,
  "conclude_signature" jsonb,
  "back_reason" text,
  "custom" jsonb
);

create index "look_check_org_id_index" on "look_check" ("org_id", "created_at", "id");

create index "look_check_created_by_index" on "look_check" ("created_by");

create index "look_check_created_at_index" on "look_check" ("created_at", "id");

create index "look_check_sheet_status_index" on "look_check" ("sheet_status", "created_at", "id");

create index "look_check_project_id_index" on "look_check" ("project_id", "created_at", "id") include ("org_id");

create index "look_check_assessment_id_index" on "look_check" ("assessment_id", "created_at", "id") include ("org_id");

create index "look_check_presented_by_index" on "look_check" ("presented_by", "created_at", "id") include ("org_id");

create index "look_check_presented_at_index" on "look_check" ("presented_at");

create index "look_check_concluded_by_index" on "look_check" ("concluded_by", "created_at", "id") include ("org_id");

create index "look_check_concluded_at_index" on "look_check" ("concluded_at");

create table "site_check" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "sheet_title" text not null,
  "sheet_status" integer not null,
  "project_id" text not null,
  "permit_number" text,
  "started_on" date,
  "items" jsonb,
  "present_opinion" text,
  "presented_by" text,
  "presented_at" timestamptz,
  "present_signature" jsonb,
  "conclude_opinion" text,
  "concluded_by" text,
  "concluded_at" timestamptz,
  "conclude_signature" jsonb,
  "back_reason" text,
  "custom" jsonb
);

create index "site_check_org_id_index" on "site_check" ("org_id", "created_at", "id");

create index "site_check_created_by_index" on "site_check" ("created_by");

create index "site_check_created_at_index" on "site_check" ("created_at", "id");

create index "site_check_sheet_status_index" on "site_check" ("sheet_status", "created_at", "id");

create index "site_check_project_id_index" on "site_check" ("project_id", "created_at", "id") include ("org_id");

create index "site_check_started_on_index" on "site_check" ("started_on");

create index "site_check_presented_by_index" on "site_check" ("presented_by", "created_at", "id") include ("org_id");

create index "site_check_concluded_by_index" on "site_check" ("concluded_by", "created_at", "id") include ("org_id");

create index "site_check_concluded_at_index" on "site_check" ("concluded_at");

create table "unit_check" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "sheet_title" text not null,
  "sheet_status" integer not null,
  "check_form" integer not null,
  "project_id" text not null,
  "assessment_id" text not null,
  "items" jsonb,
  "present_opinion" text,
  "presented_by" text,
  "presented_at" timestamptz,
  "present_signature" jsonb,
  "conclude_opinion" text,
  "concluded_by" text,
  "concluded_at" timestamptz,
  "conclude_signature" jsonb,
  "back_reason" text,
  "custom" jsonb
);

create index "unit_check_org_id_index" on "unit_check" ("org_id", "created_at", "id");

create index "unit_check_created_by_index" on "unit_check" ("created_by");

create index "unit_check_created_at_index" on "unit_check" ("created_at", "id");

create index "unit_check_sheet_status_index" on "unit_check" ("sheet_status", "created_at", "id");

create index "unit_check_check_form_index" on "unit_check" ("check_form", "created_at", "id");

create index "unit_check_project_id_index" on "unit_check" ("project_id", "created_at", "id") include ("org_id");

create index "unit_check_assessment_id_index" on "unit_check" ("assessment_id", "created_at", "id") include ("org_id");

create index "unit_check_presented_by_index" on "unit_check" ("presented_by", "created_at", "id") include ("org_id");

create index "unit_check_presented_at_index" on "unit_check" ("presented_at");

create index "unit_check_concluded_by_index" on "unit_check" ("concluded_by", "created_at", "id") include ("org_id");

create index "unit_check_concluded_at_index" on "unit_check" ("concluded_at");

alter table "look_check" add constraint "look_check_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "look_check" add constraint "look_check_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "look_check" add constraint "look_check_assessment_id_reference" foreign key ("assessment_id") references "assessment" ("id");

alter table "look_check" add constraint "look_check_presented_by_reference" foreign key ("presented_by") references "account" ("id");

alter table "look_check" add constraint "look_check_concluded_by_reference" foreign key ("concluded_by") references "account" ("id");

create trigger "custom_added" after insert on "look_check" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "look_check" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "look_check" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "site_check" add constraint "site_check_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "site_check" add constraint "site_check_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "site_check" add constraint "site_check_presented_by_reference" foreign key ("presented_by") references "account" ("id");

alter table "site_check" add constraint "site_check_concluded_by_reference" foreign key ("concluded_by") references "account" ("id");

create trigger "custom_added" after insert on "site_check" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "site_check" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "site_check" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "unit_check" add constraint "unit_check_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "unit_check" add constraint "unit_check_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "unit_check" add constraint "unit_check_assessment_id_reference" foreign key ("assessment_id") references "assessment" ("id");

alter table "unit_check" add constraint "unit_check_presented_by_reference" foreign key ("presented_by") references "account" ("id");

alter table "unit_check" add constraint "unit_check_concluded_by_reference" foreign key ("concluded_by") references "account" ("id");

create trigger "custom_added" after insert on "unit_check" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "unit_check" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "unit_check" for each row when (old.custom is not null) execute function keep_custom_values();
