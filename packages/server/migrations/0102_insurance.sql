create table "insurance_claim" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "claim_title" text not null,
  "claim_status" integer not null,
  "policy_id" text not null,
  "project_id" text not null,
  "incident_at" timestamptz not null,
  "incident_place" text not null,
  "injured_id" text,
  "incident_text" text not null,
  "incident_photos" jsonb,
  "reported_at" timestamptz,
  "is_late" boolean,
  "keeper_id" text,
  "claim_number" text,
  "materials_due" date,
  "assessed_amount" numeric(18,2),
  "paid_amount" numeric(18,2),
  "paid_on" date,
  "claim_files" jsonb,
  "claim_note" text,
  "custom" jsonb
);

create index "insurance_claim_org_id_index" on "insurance_claim" ("org_id", "incident_at", "id");

create index "insurance_claim_created_by_index" on "insurance_claim" ("created_by");

create index "insurance_claim_claim_status_index" on "insurance_claim" ("claim_status", "incident_at", "id");

create index "insurance_claim_policy_id_index" on "insurance_claim" ("policy_id", "incident_at", "id") include ("org_id");

create index "insurance_claim_project_id_index" on "insurance_claim" ("project_id", "incident_at", "id") include ("org_id");

create index "insurance_claim_incident_at_index" on "insurance_claim" ("incident_at");

create index "insurance_claim_injured_id_index" on "insurance_claim" ("injured_id", "incident_at", "id") include ("org_id");

create index "insurance_claim_is_late_index" on "insurance_claim" ("is_late", "incident_at", "id");

create index "insurance_claim_keeper_id_index" on "insurance_claim" ("keeper_id", "incident_at", "id") include ("org_id");

create index "insurance_claim_materials_due_index" on "insurance_claim" ("materials_due");

create index "insurance_claim_paid_on_index" on "insurance_claim" ("paid_on");

create table "insurance_policy" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "policy_number" text not null,
  "policy_status" integer not null,
  "cover_state" integer,
  "insurance_kind" integer not null,
  "project_id" text not null,
  "insurer" text not null,
  "policy_holder" text,
  "starts_on" date not null,
  "ends_on" date not null,
  "insurance_mode" integer not null,
  "keeper_id" text not null,
  "policy_files" jsonb,
  "insured_amount" numeric(18,2),
  "person_amount" numeric(18,2),
  "premium" numeric(18,2),
  "claimed_total" numeric(18,2),
  "surrender_reason" text,
  "incident_at" timestamptz,
  "incident_place" text,
  "injured_id" text,
  "incident_text" text,
  "incident_photos" jsonb,
  "custom" jsonb
);

create index "insurance_policy_org_id_index" on "insurance_policy" ("org_id", "ends_on", "id");

create index "insurance_policy_created_by_index" on "insurance_policy" ("created_by");

create index "insurance_policy_policy_status_index" on "insurance_policy" ("policy_status", "ends_on", "id");

create index "insurance_policy_cover_state_index" on "insurance_policy" ("cover_state", "ends_on", "id");

create index "insurance_policy_insurance_kind_index" on "insurance_policy" ("insurance_kind", "ends_on", "id");

create index "insurance_policy_project_id_index" on "insurance_policy" ("project_id", "ends_on", "id") include ("org_id");

create index "insurance_policy_ends_on_index" on "insurance_policy" ("ends_on");

create index "insurance_policy_insurance_mode_index" on "insurance_policy" ("insurance_mode", "ends_on", "id");

create index "insurance_policy_keeper_id_index" on "insurance_policy" ("keeper_id", "ends_on", "id") include ("org_id");

create index "insurance_policy_injured_id_index" on "insurance_policy" ("injured_id", "ends_on", "id") include ("org_id");

create unique index "insurance_policy_policy_number_unique" on "insurance_policy" ("org_id", "policy_number") nulls not distinct where "policy_number" is not null;

create table "insured_person" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "policy_id" text not null,
  "covered_from" date,
  "covered_to" date,
  "custom" jsonb
);

create index "insured_person_org_id_index" on "insured_person" ("org_id", "created_at", "id");

create index "insured_person_created_by_index" on "insured_person" ("created_by");

create index "insured_person_created_at_index" on "insured_person" ("created_at", "id");

create index "insured_person_staff_id_index" on "insured_person" ("staff_id", "created_at", "id") include ("org_id");

create index "insured_person_policy_id_index" on "insured_person" ("policy_id", "created_at", "id") include ("org_id");

create index "insured_person_covered_from_index" on "insured_person" ("covered_from");

alter table "insurance_claim" add constraint "insurance_claim_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "insurance_claim" add constraint "insurance_claim_policy_id_reference" foreign key ("policy_id") references "insurance_policy" ("id");

alter table "insurance_claim" add constraint "insurance_claim_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "insurance_claim" add constraint "insurance_claim_injured_id_reference" foreign key ("injured_id") references "staff" ("id");

alter table "insurance_claim" add constraint "insurance_claim_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "insurance_claim" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "insurance_claim" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "insurance_claim" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "insurance_policy" add constraint "insurance_policy_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "insurance_policy" add constraint "insurance_policy_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "insurance_policy" add constraint "insurance_policy_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

alter table "insurance_policy" add constraint "insurance_policy_injured_id_reference" foreign key ("injured_id") references "staff" ("id");

create trigger "custom_added" after insert on "insurance_policy" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "insurance_policy" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "insurance_policy" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "insured_person" add constraint "insured_person_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "insured_person" add constraint "insured_person_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "insured_person" add constraint "insured_person_policy_id_reference" foreign key ("policy_id") references "insurance_policy" ("id");

create trigger "custom_added" after insert on "insured_person" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "insured_person" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "insured_person" for each row when (old.custom is not null) execute function keep_custom_values();

-- By hand: whether a policy names a person, and what the hourly sweep looks at.
create index "insured_person_named" on "insured_person" ("policy_id", "staff_id");

create index "insurance_policy_running" on "insurance_policy" ("ends_on")
  where policy_status = 1 and cover_state is distinct from 4;
