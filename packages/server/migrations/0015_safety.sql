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

alter table "checklist" add constraint "checklist_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "checklist" add constraint "checklist_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "correction" add constraint "correction_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "correction" add constraint "correction_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "correction" add constraint "correction_patrol_id_reference" foreign key ("patrol_id") references "patrol" ("id");

alter table "correction" add constraint "correction_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "correction" add constraint "correction_inspector_id_reference" foreign key ("inspector_id") references "account" ("id");

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

-- A round comes by a point once.
create unique index patrol_round on patrol (patrol_scheme_id, patrol_date, point_id) where patrol_scheme_id is not null;

-- Whom overdue records were told of, once per term and level.
create table record_reminder (
  resource text not null,
  record_id text not null,
  -- 1 on the day after the term, 2 when it escalates
  level integer not null,
  due date not null,
  told_at timestamptz not null,
  primary key (resource, record_id, level, due)
);
