create table "project" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "project_name" text not null,
  "third_number" text,
  "project_phase" integer not null,
  "construction_type" integer,
  "construction_nature" integer,
  "project_address" jsonb not null,
  "begin_time" date not null,
  "end_time" date,
  "contract_price" numeric(18,2),
  "floor_area" double precision,
  "project_manager" text,
  "manager_phone" text,
  "owner_company" text,
  "supervisor_company" text,
  "remark" text
);

create index "project_org_id_index" on "project" ("org_id", "created_at", "id");

create index "project_created_at_index" on "project" ("created_at", "id");

create index "project_project_phase_index" on "project" ("project_phase", "created_at", "id");

create index "project_construction_type_index" on "project" ("construction_type", "created_at", "id");

create index "project_begin_time_index" on "project" ("begin_time");

create index "project_end_time_index" on "project" ("end_time");

create unique index "project_project_name_unique" on "project" ("org_id", "project_name") nulls not distinct where "project_name" is not null;

create table "staff" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "name" text not null,
  "gender" integer,
  "phone_number" text not null,
  "id_card" text,
  "education" integer,
  "project_id" text,
  "trade" integer not null,
  "entry_date" date,
  "status" integer not null
);

create index "staff_org_id_index" on "staff" ("org_id", "created_at", "id");

create index "staff_created_at_index" on "staff" ("created_at", "id");

create index "staff_gender_index" on "staff" ("gender", "created_at", "id");

create index "staff_project_id_index" on "staff" ("project_id", "created_at", "id");

create index "staff_trade_index" on "staff" ("trade", "created_at", "id");

create index "staff_entry_date_index" on "staff" ("entry_date");

create index "staff_status_index" on "staff" ("status", "created_at", "id");

create unique index "staff_phone_number_unique" on "staff" ("org_id", "phone_number") nulls not distinct where "phone_number" is not null;

alter table "project" add constraint "project_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "staff" add constraint "staff_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "staff" add constraint "staff_project_id_reference" foreign key ("project_id") references "project" ("id");
