create table "labour_project" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "project_name" text not null,
  "project_id" text not null,
  "labour_state" integer,
  "project_phase" integer not null,
  "on_site_count" bigint,
  "manager_count" bigint,
  "worker_count" bigint,
  "team_count" bigint,
  "contract_count" bigint,
  "contract_ratio" double precision,
  "labour_officer_id" text,
  "officer_phone" text,
  "pay_day" bigint,
  "minimum_wage" numeric(18,2),
  "authority" text,
  "authority_phone" text,
  "inspection_phone" text,
  "arbitration" text,
  "legal_aid" text,
  "posted_on" date,
  "posted_photos" jsonb,
  "remark" text,
  "custom" jsonb
);

create index "labour_project_org_id_index" on "labour_project" ("org_id", "created_at", "id");

create index "labour_project_created_at_index" on "labour_project" ("created_at", "id");

create index "labour_project_project_id_index" on "labour_project" ("project_id", "created_at", "id") include ("org_id");

create index "labour_project_labour_state_index" on "labour_project" ("labour_state", "created_at", "id");

create index "labour_project_project_phase_index" on "labour_project" ("project_phase", "created_at", "id");

create index "labour_project_labour_officer_id_index" on "labour_project" ("labour_officer_id", "created_at", "id") include ("org_id");

create index "labour_project_posted_on_index" on "labour_project" ("posted_on");

create table "participation" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "unit_id" text not null,
  "status" integer not null,
  "project_id" text not null,
  "role" integer not null,
  "work_scope" text not null,
  "contract_number" text,
  "contract_amount" numeric(18,2),
  "contract_signed" date,
  "contract_files" jsonb,
  "enter_date" date,
  "exit_date" date,
  "exit_reason" text,
  "manager_id" text,
  "technical_id" text,
  "officer_ids" jsonb,
  "head_count" bigint,
  "officers_needed" bigint,
  "officer_shortage" bigint,
  "officer_state" integer,
  "remark" text,
  "custom" jsonb
);

create index "participation_org_id_index" on "participation" ("org_id", "enter_date", "id");

create index "participation_unit_id_index" on "participation" ("unit_id", "enter_date", "id") include ("org_id");

create index "participation_status_index" on "participation" ("status", "enter_date", "id");

create index "participation_project_id_index" on "participation" ("project_id", "enter_date", "id") include ("org_id");

create index "participation_role_index" on "participation" ("role", "enter_date", "id");

create index "participation_enter_date_index" on "participation" ("enter_date");

create index "participation_exit_date_index" on "participation" ("exit_date");

create index "participation_manager_id_index" on "participation" ("manager_id", "enter_date", "id") include ("org_id");

create index "participation_technical_id_index" on "participation" ("technical_id", "enter_date", "id") include ("org_id");

create index "participation_officer_state_index" on "participation" ("officer_state", "enter_date", "id");

alter table "team" add column "unit_id" text;

create index "team_unit_id_index" on "team" ("unit_id", "created_at", "id") include ("org_id");

create table "unit" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "unit_name" text not null,
  "licence_state" integer,
  "next_expiry" date,
  "credit_code" text not null,
  "unit_kind" integer not null,
  "scope_of_work" text,
  "registered_capital" double precision,
  "founded_on" date,
  "region" text,
  "unit_address" text,
  "business_until" date,
  "qualification" text,
  "qualification_grade" integer,
  "qualification_number" text,
  "qualification_until" date,
  "safety_licence_number" text,
  "safety_licence_until" date,
  "keeper_id" text,
  "licence_files" jsonb,
  "legal_person" text,
  "contact_name" text,
  "contact_phone" text,
  "remark" text,
  "custom" jsonb
);

create index "unit_org_id_index" on "unit" ("org_id", "next_expiry", "id");

create index "unit_licence_state_index" on "unit" ("licence_state", "next_expiry", "id");

create index "unit_next_expiry_index" on "unit" ("next_expiry");

create index "unit_unit_kind_index" on "unit" ("unit_kind", "next_expiry", "id");

create index "unit_region_index" on "unit" ("region", "next_expiry", "id");

create index "unit_qualification_grade_index" on "unit" ("qualification_grade", "next_expiry", "id");

create index "unit_keeper_id_index" on "unit" ("keeper_id", "next_expiry", "id") include ("org_id");

create unique index "unit_unit_name_unique" on "unit" ("org_id", "unit_name") nulls not distinct where "unit_name" is not null;

create unique index "unit_credit_code_unique" on "unit" ("org_id", "credit_code") nulls not distinct where "credit_code" is not null;

alter table "labour_project" add constraint "labour_project_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "labour_project" add constraint "labour_project_project_id_reference" foreign key ("project_id") references "project" ("id") on delete cascade;

alter table "labour_project" add constraint "labour_project_labour_officer_id_reference" foreign key ("labour_officer_id") references "staff" ("id");

create trigger "custom_added" after insert on "labour_project" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "labour_project" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "labour_project" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "participation" add constraint "participation_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "participation" add constraint "participation_unit_id_reference" foreign key ("unit_id") references "unit" ("id");

alter table "participation" add constraint "participation_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "participation" add constraint "participation_manager_id_reference" foreign key ("manager_id") references "staff" ("id");

alter table "participation" add constraint "participation_technical_id_reference" foreign key ("technical_id") references "staff" ("id");

create trigger "custom_added" after insert on "participation" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "participation" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "participation" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "team" add constraint "team_unit_id_reference" foreign key ("unit_id") references "unit" ("id");

alter table "unit" add constraint "unit_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "unit" add constraint "unit_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "unit" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "unit" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "unit" for each row when (old.custom is not null) execute function keep_custom_values();

-- Units of one kind, and projects under construction, under menu entries of their own.
create view supply_unit as select * from unit where unit_kind = 8 with check option;
create view project_bank as select * from labour_project where project_phase = 2 with check option;
