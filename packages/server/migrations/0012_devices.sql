create table "alarm" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "alarm_content" text not null,
  "device_id" text not null,
  "project_id" text,
  "area_id" text,
  "device_type" integer not null,
  "quantity" text not null,
  "measure" integer not null,
  "level" integer not null,
  "alarm_state" integer not null,
  "value" double precision not null,
  "limit_value" double precision not null,
  "started_at" timestamptz not null,
  "level_at" timestamptz,
  "recovered_at" timestamptz,
  "acknowledged_by" text,
  "acknowledged_at" timestamptz,
  "closed_by" text,
  "closed_at" timestamptz,
  "handling" text
);

create index "alarm_org_id_index" on "alarm" ("org_id", "started_at", "id");

create index "alarm_device_id_index" on "alarm" ("device_id", "started_at", "id");

create index "alarm_project_id_index" on "alarm" ("project_id", "started_at", "id");

create index "alarm_device_type_index" on "alarm" ("device_type", "started_at", "id");

create index "alarm_level_index" on "alarm" ("level", "started_at", "id");

create index "alarm_alarm_state_index" on "alarm" ("alarm_state", "started_at", "id");

create index "alarm_started_at_index" on "alarm" ("started_at");

create index "alarm_acknowledged_by_index" on "alarm" ("acknowledged_by", "started_at", "id");

create index "alarm_closed_by_index" on "alarm" ("closed_by", "started_at", "id");

create table "device" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "device_name" text not null,
  "device_number" text not null,
  "device_type" integer not null,
  "project_id" text,
  "area_id" text,
  "online" integer,
  "warn_level" integer,
  "install_status" integer not null,
  "install_place" text,
  "position" jsonb,
  "installed_at" date,
  "install_company" text,
  "install_person" text,
  "install_images" jsonb,
  "manufacturer" text,
  "model" text,
  "serial_number" text,
  "firmware_version" text,
  "produced_at" date,
  "stream_url" text,
  "remark" text,
  "uninstalled_at" date,
  "uninstall_company" text,
  "uninstall_reason" text
);

create index "device_org_id_index" on "device" ("org_id", "created_at", "id");

create index "device_created_at_index" on "device" ("created_at", "id");

create index "device_device_type_index" on "device" ("device_type", "created_at", "id");

create index "device_project_id_index" on "device" ("project_id", "created_at", "id");

create index "device_online_index" on "device" ("online", "created_at", "id");

create index "device_warn_level_index" on "device" ("warn_level", "created_at", "id");

create index "device_install_status_index" on "device" ("install_status", "created_at", "id");

create index "device_installed_at_index" on "device" ("installed_at");

create unique index "device_device_number_unique" on "device" ("org_id", "device_number") nulls not distinct where "device_number" is not null;

create table "device_repair" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "repair_number" text not null,
  "device_id" text not null,
  "reported_at" date not null,
  "reporter" text,
  "fault_description" text not null,
  "fault_images" jsonb,
  "repair_status" integer not null,
  "repairer" text,
  "repaired_at" date,
  "repair_content" text,
  "replaced_parts" text,
  "repair_cost" numeric(18,2)
);

create index "device_repair_org_id_index" on "device_repair" ("org_id", "reported_at", "id");

create index "device_repair_device_id_index" on "device_repair" ("device_id", "reported_at", "id");

create index "device_repair_reported_at_index" on "device_repair" ("reported_at");

create index "device_repair_repair_status_index" on "device_repair" ("repair_status", "reported_at", "id");

create unique index "device_repair_repair_number_unique" on "device_repair" ("org_id", "repair_number") nulls not distinct where "repair_number" is not null;

create table "warning_rule" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "device_type" integer not null,
  "project_id" text,
  "area_id" text,
  "device_id" text,
  "quantity" text not null,
  "measure" integer not null,
  "warning_lower" double precision,
  "warning_upper" double precision,
  "alarm_lower" double precision,
  "alarm_upper" double precision,
  "control_lower" double precision,
  "control_upper" double precision,
  "duration" bigint not null,
  "hysteresis" double precision not null,
  "source" text,
  "clause" text,
  "edition" text,
  "verified" boolean not null
);

create index "warning_rule_org_id_index" on "warning_rule" ("org_id", "created_at", "id");

create index "warning_rule_created_at_index" on "warning_rule" ("created_at", "id");

create index "warning_rule_device_type_index" on "warning_rule" ("device_type", "created_at", "id");

create index "warning_rule_project_id_index" on "warning_rule" ("project_id", "created_at", "id");

create index "warning_rule_device_id_index" on "warning_rule" ("device_id", "created_at", "id");

create index "warning_rule_quantity_index" on "warning_rule" ("quantity", "created_at", "id");

alter table "alarm" add constraint "alarm_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "alarm" add constraint "alarm_device_id_reference" foreign key ("device_id") references "device" ("id");

alter table "alarm" add constraint "alarm_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "alarm" add constraint "alarm_acknowledged_by_reference" foreign key ("acknowledged_by") references "account" ("id");

alter table "alarm" add constraint "alarm_closed_by_reference" foreign key ("closed_by") references "account" ("id");

alter table "device" add constraint "device_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "device" add constraint "device_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "device_repair" add constraint "device_repair_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "device_repair" add constraint "device_repair_device_id_reference" foreign key ("device_id") references "device" ("id");

alter table "warning_rule" add constraint "warning_rule_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "warning_rule" add constraint "warning_rule_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "warning_rule" add constraint "warning_rule_device_id_reference" foreign key ("device_id") references "device" ("id");
