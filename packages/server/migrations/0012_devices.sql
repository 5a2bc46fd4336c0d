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

create table "checklist" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "checklist_name" text not null,
  "project_id" text not null,
  "check_date" date not null,
  "checker" text not null,
  "status" integer not null,
  "items" jsonb not null,
  "photos" jsonb,
  "signature" jsonb,
  "submitted_at" timestamptz
);

create index "checklist_org_id_index" on "checklist" ("org_id", "check_date", "id");

create index "checklist_project_id_index" on "checklist" ("project_id", "check_date", "id");

create index "checklist_check_date_index" on "checklist" ("check_date");

create index "checklist_status_index" on "checklist" ("status", "check_date", "id");

create table "correction" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "order_title" text not null,
  "project_id" text,
  "danger_level" integer not null,
  "status" integer not null,
  "patrol_id" text,
  "photos" jsonb,
  "rectifier_id" text not null,
  "inspector_id" text not null,
  "deadline" date not null,
  "measure" text,
  "result_photos" jsonb,
  "corrected_at" timestamptz,
  "recheck_opinion" text,
  "signature" jsonb,
  "closed_at" timestamptz
);

create index "correction_org_id_index" on "correction" ("org_id", "created_at", "id");

create index "correction_created_at_index" on "correction" ("created_at", "id");

create index "correction_project_id_index" on "correction" ("project_id", "created_at", "id");

create index "correction_danger_level_index" on "correction" ("danger_level", "created_at", "id");

create index "correction_status_index" on "correction" ("status", "created_at", "id");

create index "correction_patrol_id_index" on "correction" ("patrol_id", "created_at", "id");

create index "correction_rectifier_id_index" on "correction" ("rectifier_id", "created_at", "id");

create index "correction_inspector_id_index" on "correction" ("inspector_id", "created_at", "id");

create index "correction_deadline_index" on "correction" ("deadline");

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

create table "disclose" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "disclose_title" text not null,
  "project_id" text not null,
  "disclose_type" integer not null,
  "disclose_date" date not null,
  "discloser" text not null,
  "status" integer not null,
  "content" text not null,
  "attachments" jsonb,
  "signature" jsonb,
  "disclosed_at" timestamptz
);

create index "disclose_org_id_index" on "disclose" ("org_id", "created_at", "id");

create index "disclose_created_at_index" on "disclose" ("created_at", "id");

create index "disclose_project_id_index" on "disclose" ("project_id", "created_at", "id");

create index "disclose_disclose_type_index" on "disclose" ("disclose_type", "created_at", "id");

create index "disclose_disclose_date_index" on "disclose" ("disclose_date");

create index "disclose_status_index" on "disclose" ("status", "created_at", "id");

create table "discloserecord" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "person_name" text not null,
  "discloseId" text not null,
  "team" text,
  "trade" integer,
  "signature" jsonb not null,
  "place" jsonb
);

create index "discloserecord_org_id_index" on "discloserecord" ("org_id", "created_at", "id");

create index "discloserecord_created_at_index" on "discloserecord" ("created_at", "id");

create index "discloserecord_discloseId_index" on "discloserecord" ("discloseId", "created_at", "id");

create table "notice" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "notice_title" text not null,
  "notice_type" integer not null,
  "status" integer not null,
  "published_at" timestamptz,
  "content" text not null,
  "attachments" jsonb
);

create index "notice_org_id_index" on "notice" ("org_id", "created_at", "id");

create index "notice_created_at_index" on "notice" ("created_at", "id");

create index "notice_notice_type_index" on "notice" ("notice_type", "created_at", "id");

create index "notice_status_index" on "notice" ("status", "created_at", "id");

create table "patrol" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "task_code" text not null,
  "patrol_scheme_id" text,
  "type" integer not null,
  "point_id" text not null,
  "patrol_date" date not null,
  "user_ids" jsonb not null,
  "leader_id" text,
  "project_id" text,
  "status" integer not null,
  "finding" text,
  "photos" jsonb,
  "place" jsonb,
  "danger_level" integer,
  "rectifier_id" text,
  "deadline" date,
  "done_by" text,
  "done_at" timestamptz
);

create index "patrol_org_id_index" on "patrol" ("org_id", "patrol_date", "id");

create index "patrol_patrol_scheme_id_index" on "patrol" ("patrol_scheme_id", "patrol_date", "id");

create index "patrol_point_id_index" on "patrol" ("point_id", "patrol_date", "id");

create index "patrol_patrol_date_index" on "patrol" ("patrol_date");

create index "patrol_leader_id_index" on "patrol" ("leader_id", "patrol_date", "id");

create index "patrol_project_id_index" on "patrol" ("project_id", "patrol_date", "id");

create index "patrol_status_index" on "patrol" ("status", "patrol_date", "id");

create index "patrol_danger_level_index" on "patrol" ("danger_level", "patrol_date", "id");

create index "patrol_rectifier_id_index" on "patrol" ("rectifier_id", "patrol_date", "id");

create index "patrol_done_by_index" on "patrol" ("done_by", "patrol_date", "id");

create table "patrolplan" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "scheme_name" text not null,
  "project_id" text not null,
  "type" integer not null,
  "status" integer not null,
  "point_ids" jsonb not null,
  "cycle" integer not null,
  "cycle_day" bigint,
  "begin_date" date not null,
  "end_date" date,
  "user_ids" jsonb not null,
  "leader_id" text
);

create index "patrolplan_org_id_index" on "patrolplan" ("org_id", "created_at", "id");

create index "patrolplan_created_at_index" on "patrolplan" ("created_at", "id");

create index "patrolplan_project_id_index" on "patrolplan" ("project_id", "created_at", "id");

create index "patrolplan_type_index" on "patrolplan" ("type", "created_at", "id");

create index "patrolplan_status_index" on "patrolplan" ("status", "created_at", "id");

create index "patrolplan_cycle_index" on "patrolplan" ("cycle", "created_at", "id");

create index "patrolplan_leader_id_index" on "patrolplan" ("leader_id", "created_at", "id");

create table "patrolsite" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "point_name" text not null,
  "project_id" text,
  "point_type" integer not null,
  "device_number" text,
  "position" text,
  "requirement" text
);

create index "patrolsite_org_id_index" on "patrolsite" ("org_id", "created_at", "id");

create index "patrolsite_created_at_index" on "patrolsite" ("created_at", "id");

create index "patrolsite_project_id_index" on "patrolsite" ("project_id", "created_at", "id");

create index "patrolsite_point_type_index" on "patrolsite" ("point_type", "created_at", "id");

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

alter table "checklist" add constraint "checklist_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "checklist" add constraint "checklist_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "correction" add constraint "correction_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "correction" add constraint "correction_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "correction" add constraint "correction_patrol_id_reference" foreign key ("patrol_id") references "patrol" ("id");

alter table "correction" add constraint "correction_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "correction" add constraint "correction_inspector_id_reference" foreign key ("inspector_id") references "account" ("id");

alter table "device" add constraint "device_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "device" add constraint "device_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "device_repair" add constraint "device_repair_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "device_repair" add constraint "device_repair_device_id_reference" foreign key ("device_id") references "device" ("id");

alter table "disclose" add constraint "disclose_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "disclose" add constraint "disclose_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "discloserecord" add constraint "discloserecord_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "discloserecord" add constraint "discloserecord_discloseId_reference" foreign key ("discloseId") references "disclose" ("id");

alter table "notice" add constraint "notice_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "patrol" add constraint "patrol_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "patrol" add constraint "patrol_patrol_scheme_id_reference" foreign key ("patrol_scheme_id") references "patrolplan" ("id");

alter table "patrol" add constraint "patrol_point_id_reference" foreign key ("point_id") references "patrolsite" ("id");

alter table "patrol" add constraint "patrol_leader_id_reference" foreign key ("leader_id") references "account" ("id");

alter table "patrol" add constraint "patrol_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "patrol" add constraint "patrol_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "patrol" add constraint "patrol_done_by_reference" foreign key ("done_by") references "account" ("id");

alter table "patrolplan" add constraint "patrolplan_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "patrolplan" add constraint "patrolplan_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "patrolplan" add constraint "patrolplan_leader_id_reference" foreign key ("leader_id") references "account" ("id");

alter table "patrolsite" add constraint "patrolsite_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "patrolsite" add constraint "patrolsite_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "warning_rule" add constraint "warning_rule_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "warning_rule" add constraint "warning_rule_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "warning_rule" add constraint "warning_rule_device_id_reference" foreign key ("device_id") references "device" ("id");
