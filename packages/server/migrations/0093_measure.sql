create table "floor_plan" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "plan_name" text not null,
  "plan_status" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "revision" text,
  "drawing" jsonb not null,
  "page_number" bigint not null,
  "remark" text,
  "custom" jsonb
);

create index "floor_plan_org_id_index" on "floor_plan" ("org_id", "created_at", "id");

create index "floor_plan_created_by_index" on "floor_plan" ("created_by");

create index "floor_plan_created_at_index" on "floor_plan" ("created_at", "id");

create index "floor_plan_plan_status_index" on "floor_plan" ("plan_status", "created_at", "id");

create index "floor_plan_project_id_index" on "floor_plan" ("project_id", "created_at", "id") include ("org_id");

create index "floor_plan_part_id_index" on "floor_plan" ("part_id", "created_at", "id") include ("org_id");

create table "house" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "house_name" text not null,
  "house_status" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "house_type" text,
  "plan_id" text,
  "approved_on" date,
  "inspector_ids" jsonb,
  "items" jsonb,
  "photos" jsonb,
  "conclusion" text,
  "rechecked_by" text,
  "rechecked_at" timestamptz,
  "owner_name" text,
  "owner_phone" text,
  "owner_opinion" text,
  "owner_signature" jsonb,
  "signed_at" timestamptz,
  "custom" jsonb
);

create index "house_org_id_index" on "house" ("org_id", "created_at", "id");

create index "house_created_by_index" on "house" ("created_by");

create index "house_created_at_index" on "house" ("created_at", "id");

create index "house_house_status_index" on "house" ("house_status", "created_at", "id");

create index "house_project_id_index" on "house" ("project_id", "created_at", "id") include ("org_id");

create index "house_part_id_index" on "house" ("part_id", "created_at", "id") include ("org_id");

create index "house_plan_id_index" on "house" ("plan_id", "created_at", "id") include ("org_id");

create index "house_approved_on_index" on "house" ("approved_on");

create index "house_rechecked_by_index" on "house" ("rechecked_by", "created_at", "id") include ("org_id");

create index "house_owner_phone_plain" on "house" ("id") where personal_plain("owner_phone");

create table "house_defect" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "order_title" text not null,
  "status" integer not null,
  "danger_level" integer not null,
  "project_id" text,
  "house_id" text not null,
  "room" text,
  "plan_id" text,
  "pin_x" double precision,
  "pin_y" double precision,
  "photos" jsonb,
  "rectifier_id" text not null,
  "inspector_id" text not null,
  "deadline" date not null,
  "measure" text,
  "result_photos" jsonb,
  "corrected_at" timestamptz,
  "recheck_opinion" text,
  "signature" jsonb,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "house_defect_org_id_index" on "house_defect" ("org_id", "created_at", "id");

create index "house_defect_created_by_index" on "house_defect" ("created_by");

create index "house_defect_created_at_index" on "house_defect" ("created_at", "id");

create index "house_defect_status_index" on "house_defect" ("status", "created_at", "id");

create index "house_defect_danger_level_index" on "house_defect" ("danger_level", "created_at", "id");

create index "house_defect_project_id_index" on "house_defect" ("project_id", "created_at", "id") include ("org_id");

create index "house_defect_house_id_index" on "house_defect" ("house_id", "created_at", "id") include ("org_id");

create index "house_defect_plan_id_index" on "house_defect" ("plan_id", "created_at", "id") include ("org_id");

create index "house_defect_rectifier_id_index" on "house_defect" ("rectifier_id", "created_at", "id") include ("org_id");

create index "house_defect_inspector_id_index" on "house_defect" ("inspector_id", "created_at", "id") include ("org_id");

create index "house_defect_deadline_index" on "house_defect" ("deadline");

create table "measure_standard" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "item_name" text not null,
  "item_code" text not null,
  "trade" integer not null,
  "standard" text,
  "measure_kind" integer not null,
  "method" text,
  "unit" text not null,
  "lower_limit" double precision,
  "upper_limit" double precision,
  "pass_share" double precision not null,
  "worst_factor" double precision,
  "point_number" bigint not null,
  "orders_all" boolean,
  "measure_confirmed" integer not null,
  "confirmed_by" text,
  "confirmed_at" timestamptz,
  "custom" jsonb
);

create index "measure_standard_org_id_index" on "measure_standard" ("org_id", "item_code", "id");

create index "measure_standard_created_by_index" on "measure_standard" ("created_by");

create index "measure_standard_item_code_index" on "measure_standard" ("item_code", "id");

create index "measure_standard_trade_index" on "measure_standard" ("trade", "item_code", "id");

create index "measure_standard_measure_confirmed_index" on "measure_standard" ("measure_confirmed", "item_code", "id");

create index "measure_standard_confirmed_by_index" on "measure_standard" ("confirmed_by", "item_code", "id") include ("org_id");

create index "measure_standard_confirmed_at_index" on "measure_standard" ("confirmed_at");

create table "measure_tool" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "tool_name" text not null,
  "tool_number" text not null,
  "tool_status" integer not null,
  "measuring_range" text,
  "calibrated_on" date not null,
  "valid_until" date not null,
  "certificate" jsonb,
  "keeper_id" text,
  "custom" jsonb
);

create index "measure_tool_org_id_index" on "measure_tool" ("org_id", "valid_until", "id");

create index "measure_tool_created_by_index" on "measure_tool" ("created_by");

create index "measure_tool_tool_status_index" on "measure_tool" ("tool_status", "valid_until", "id");

create index "measure_tool_valid_until_index" on "measure_tool" ("valid_until");

create index "measure_tool_keeper_id_index" on "measure_tool" ("keeper_id", "valid_until", "id") include ("org_id");

create unique index "measure_tool_tool_number_unique" on "measure_tool" ("org_id", "tool_number") nulls not distinct where "tool_number" is not null;

create table "measurement" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "place" text not null,
  "standard_id" text not null,
  "measure_status" integer not null,
  "project_id" text not null,
  "part_id" text not null,
  "team_id" text,
  "measured_on" date not null,
  "tool_id" text,
  "again_id" text,
  "design_value" double precision,
  "points" jsonb not null,
  "plan_id" text,
  "photos" jsonb,
  "point_count" bigint,
  "passed_count" bigint,
  "pass_rate" double precision,
  "burst_count" bigint,
  "worst_deviation" double precision,
  "basis" text,
  "judged_lower" double precision,
  "judged_upper" double precision,
  "rectifier_id" text not null,
  "rectify_by" date,
  "custom" jsonb
);

create index "measurement_org_id_index" on "measurement" ("org_id", "measured_on", "id");

create index "measurement_created_by_index" on "measurement" ("created_by");

create index "measurement_standard_id_index" on "measurement" ("standard_id", "measured_on", "id") include ("org_id");

create index "measurement_measure_status_index" on "measurement" ("measure_status", "measured_on", "id");

create index "measurement_project_id_index" on "measurement" ("project_id", "measured_on", "id") include ("org_id");

create index "measurement_part_id_index" on "measurement" ("part_id", "measured_on", "id") include ("org_id");

create index "measurement_team_id_index" on "measurement" ("team_id", "measured_on", "id") include ("org_id");

create index "measurement_measured_on_index" on "measurement" ("measured_on");

create index "measurement_tool_id_index" on "measurement" ("tool_id", "measured_on", "id") include ("org_id");

create index "measurement_again_id_index" on "measurement" ("again_id", "measured_on", "id") include ("org_id");

create index "measurement_plan_id_index" on "measurement" ("plan_id", "measured_on", "id") include ("org_id");

create index "measurement_burst_count_index" on "measurement" ("burst_count");

create index "measurement_rectifier_id_index" on "measurement" ("rectifier_id", "measured_on", "id") include ("org_id");

create table "quality_correction" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "order_title" text not null,
  "status" integer not null,
  "danger_level" integer not null,
  "project_id" text,
  "part_id" text,
  "patrol_id" text,
  "measure_id" text,
  "plan_id" text,
  "pin_x" double precision,
  "pin_y" double precision,
  "photos" jsonb,
  "rectifier_id" text not null,
  "inspector_id" text not null,
  "deadline" date not null,
  "measure" text,
  "result_photos" jsonb,
  "corrected_at" timestamptz,
  "recheck_opinion" text,
  "signature" jsonb,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "quality_correction_org_id_index" on "quality_correction" ("org_id", "created_at", "id");

create index "quality_correction_created_by_index" on "quality_correction" ("created_by");

create index "quality_correction_created_at_index" on "quality_correction" ("created_at", "id");

create index "quality_correction_status_index" on "quality_correction" ("status", "created_at", "id");

create index "quality_correction_danger_level_index" on "quality_correction" ("danger_level", "created_at", "id");

create index "quality_correction_project_id_index" on "quality_correction" ("project_id", "created_at", "id") include ("org_id");

create index "quality_correction_part_id_index" on "quality_correction" ("part_id", "created_at", "id") include ("org_id");

create index "quality_correction_patrol_id_index" on "quality_correction" ("patrol_id", "created_at", "id") include ("org_id");

create index "quality_correction_measure_id_index" on "quality_correction" ("measure_id", "created_at", "id") include ("org_id");

create index "quality_correction_plan_id_index" on "quality_correction" ("plan_id", "created_at", "id") include ("org_id");

create index "quality_correction_rectifier_id_index" on "quality_correction" ("rectifier_id", "created_at", "id") include ("org_id");

create index "quality_correction_inspector_id_index" on "quality_correction" ("inspector_id", "created_at", "id") include ("org_id");

create index "quality_correction_deadline_index" on "quality_correction" ("deadline");

create table "quality_patrol" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "point_id" text not null,
  "task_code" text not null,
  "patrol_scheme_id" text,
  "type" integer not null,
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
  "done_at" timestamptz,
  "custom" jsonb
);

create index "quality_patrol_org_id_index" on "quality_patrol" ("org_id", "patrol_date", "id");

create index "quality_patrol_created_by_index" on "quality_patrol" ("created_by");

create index "quality_patrol_point_id_index" on "quality_patrol" ("point_id", "patrol_date", "id") include ("org_id");

create index "quality_patrol_patrol_scheme_id_index" on "quality_patrol" ("patrol_scheme_id", "patrol_date", "id") include ("org_id");

create index "quality_patrol_patrol_date_index" on "quality_patrol" ("patrol_date");

create index "quality_patrol_leader_id_index" on "quality_patrol" ("leader_id", "patrol_date", "id") include ("org_id");

create index "quality_patrol_project_id_index" on "quality_patrol" ("project_id", "patrol_date", "id") include ("org_id");

create index "quality_patrol_status_index" on "quality_patrol" ("status", "patrol_date", "id");

create index "quality_patrol_danger_level_index" on "quality_patrol" ("danger_level", "patrol_date", "id");

create index "quality_patrol_rectifier_id_index" on "quality_patrol" ("rectifier_id", "patrol_date", "id") include ("org_id");

create index "quality_patrol_done_by_index" on "quality_patrol" ("done_by", "patrol_date", "id") include ("org_id");

create table "quality_point" (
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
  "requirement" text,
  "custom" jsonb
);

create index "quality_point_org_id_index" on "quality_point" ("org_id", "created_at", "id");

create index "quality_point_created_by_index" on "quality_point" ("created_by");

create index "quality_point_created_at_index" on "quality_point" ("created_at", "id");

create index "quality_point_project_id_index" on "quality_point" ("project_id", "created_at", "id") include ("org_id");

create index "quality_point_point_type_index" on "quality_point" ("point_type", "created_at", "id");

create table "quality_scheme" (
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
  "leader_id" text,
  "custom" jsonb
);

create index "quality_scheme_org_id_index" on "quality_scheme" ("org_id", "created_at", "id");

create index "quality_scheme_created_by_index" on "quality_scheme" ("created_by");

create index "quality_scheme_created_at_index" on "quality_scheme" ("created_at", "id");

create index "quality_scheme_project_id_index" on "quality_scheme" ("project_id", "created_at", "id") include ("org_id");

create index "quality_scheme_type_index" on "quality_scheme" ("type", "created_at", "id");

create index "quality_scheme_status_index" on "quality_scheme" ("status", "created_at", "id");

create index "quality_scheme_cycle_index" on "quality_scheme" ("cycle", "created_at", "id");

create index "quality_scheme_begin_date_index" on "quality_scheme" ("begin_date");

create index "quality_scheme_leader_id_index" on "quality_scheme" ("leader_id", "created_at", "id") include ("org_id");

alter table "floor_plan" add constraint "floor_plan_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "floor_plan" add constraint "floor_plan_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "floor_plan" add constraint "floor_plan_part_id_reference" foreign key ("part_id") references "part" ("id");

create trigger "custom_added" after insert on "floor_plan" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "floor_plan" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "floor_plan" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "house" add constraint "house_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "house" add constraint "house_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "house" add constraint "house_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "house" add constraint "house_plan_id_reference" foreign key ("plan_id") references "floor_plan" ("id");

alter table "house" add constraint "house_rechecked_by_reference" foreign key ("rechecked_by") references "account" ("id");

create trigger "custom_added" after insert on "house" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "house" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "house" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "house_defect" add constraint "house_defect_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "house_defect" add constraint "house_defect_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "house_defect" add constraint "house_defect_house_id_reference" foreign key ("house_id") references "house" ("id");

alter table "house_defect" add constraint "house_defect_plan_id_reference" foreign key ("plan_id") references "floor_plan" ("id");

alter table "house_defect" add constraint "house_defect_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "house_defect" add constraint "house_defect_inspector_id_reference" foreign key ("inspector_id") references "account" ("id");

create trigger "custom_added" after insert on "house_defect" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "house_defect" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "house_defect" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "measure_standard" add constraint "measure_standard_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "measure_standard" add constraint "measure_standard_confirmed_by_reference" foreign key ("confirmed_by") references "account" ("id");

create trigger "custom_added" after insert on "measure_standard" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "measure_standard" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "measure_standard" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "measure_tool" add constraint "measure_tool_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "measure_tool" add constraint "measure_tool_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "measure_tool" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "measure_tool" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "measure_tool" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "measurement" add constraint "measurement_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "measurement" add constraint "measurement_standard_id_reference" foreign key ("standard_id") references "measure_standard" ("id");

alter table "measurement" add constraint "measurement_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "measurement" add constraint "measurement_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "measurement" add constraint "measurement_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "measurement" add constraint "measurement_tool_id_reference" foreign key ("tool_id") references "measure_tool" ("id");

alter table "measurement" add constraint "measurement_again_id_reference" foreign key ("again_id") references "measurement" ("id");

alter table "measurement" add constraint "measurement_plan_id_reference" foreign key ("plan_id") references "floor_plan" ("id");

alter table "measurement" add constraint "measurement_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

create trigger "custom_added" after insert on "measurement" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "measurement" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "measurement" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "quality_correction" add constraint "quality_correction_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "quality_correction" add constraint "quality_correction_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "quality_correction" add constraint "quality_correction_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "quality_correction" add constraint "quality_correction_patrol_id_reference" foreign key ("patrol_id") references "quality_patrol" ("id");

alter table "quality_correction" add constraint "quality_correction_measure_id_reference" foreign key ("measure_id") references "measurement" ("id");

alter table "quality_correction" add constraint "quality_correction_plan_id_reference" foreign key ("plan_id") references "floor_plan" ("id");

alter table "quality_correction" add constraint "quality_correction_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "quality_correction" add constraint "quality_correction_inspector_id_reference" foreign key ("inspector_id") references "account" ("id");

create trigger "custom_added" after insert on "quality_correction" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "quality_correction" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "quality_correction" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "quality_patrol" add constraint "quality_patrol_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "quality_patrol" add constraint "quality_patrol_point_id_reference" foreign key ("point_id") references "quality_point" ("id");

alter table "quality_patrol" add constraint "quality_patrol_patrol_scheme_id_reference" foreign key ("patrol_scheme_id") references "quality_scheme" ("id");

alter table "quality_patrol" add constraint "quality_patrol_leader_id_reference" foreign key ("leader_id") references "account" ("id");

alter table "quality_patrol" add constraint "quality_patrol_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "quality_patrol" add constraint "quality_patrol_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "quality_patrol" add constraint "quality_patrol_done_by_reference" foreign key ("done_by") references "account" ("id");

create trigger "custom_added" after insert on "quality_patrol" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "quality_patrol" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "quality_patrol" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "quality_point" add constraint "quality_point_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "quality_point" add constraint "quality_point_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "quality_point" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "quality_point" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "quality_point" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "quality_scheme" add constraint "quality_scheme_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "quality_scheme" add constraint "quality_scheme_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "quality_scheme" add constraint "quality_scheme_leader_id_reference" foreign key ("leader_id") references "account" ("id");

create trigger "custom_added" after insert on "quality_scheme" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "quality_scheme" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "quality_scheme" for each row when (old.custom is not null) execute function keep_custom_values();

-- Items that everybody has, from GB 50204, 50203, 50209 and 50210; none is confirmed (未核定) until somebody of the trade
-- does so. They belong to no organisation, so nobody changes them; a company copies one, changes and confirms the copy.
insert into measure_standard (id, created_at, updated_at, version, orders_all, measure_confirmed, item_name, item_code,
    trade, standard, measure_kind, method, unit, lower_limit, upper_limit, pass_share, worst_factor, point_number)
  select 'measure-' || id, '2026-11-28 00:00:00+00', '2026-11-28 00:00:00+00', 1, true, 1, item_name, item_code,
    trade, standard, measure_kind, method, unit, lower_limit, upper_limit, pass_share, worst_factor, point_number
  from (values
  ('mb-01', '模板轴线位置', 'MB-01', 1, 'GB 50204-2015 表 4.2.10', 1, '尺量', 'mm', null, 5, 80, 1.5, 5),
  ('mb-02', '底模上表面标高', 'MB-02', 1, 'GB 50204-2015 表 4.2.10', 1, '水准仪或拉线、尺量', 'mm', -5, 5, 80, 1.5, 5),
  ('mb-03', '模板内部尺寸（柱、墙、梁）', 'MB-03', 1, 'GB 50204-2015 表 4.2.10', 2, '尺量', 'mm', -5, 5, 80, 1.5, 5),
  ('mb-04', '模板垂直度（层高 6 m 内）', 'MB-04', 1, 'GB 50204-2015 表 4.2.10', 1, '经纬仪或吊线、尺量', 'mm', null, 8, 80, 1.5, 5),
  ('mb-05', '相邻模板表面高差', 'MB-05', 1, 'GB 50204-2015 表 4.2.10', 1, '尺量', 'mm', null, 2, 80, 1.5, 5),
  ('mb-06', '模板表面平整度', 'MB-06', 1, 'GB 50204-2015 表 4.2.10', 1, '2 m 靠尺和塞尺', 'mm', null, 5, 80, 1.5, 5),
  ('gj-01', '绑扎钢筋网长、宽', 'GJ-01', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量', 'mm', -10, 10, 80, 1.5, 5),
  ('gj-02', '绑扎钢筋骨架长', 'GJ-02', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量', 'mm', -10, 10, 80, 1.5, 5),
  ('gj-03', '绑扎钢筋骨架宽、高', 'GJ-03', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量', 'mm', -5, 5, 80, 1.5, 5),
  ('gj-04', '纵向受力钢筋间距', 'GJ-04', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量两端、中间各一点，取最大偏差', 'mm', -10, 10, 80, 1.5, 5),
  ('gj-05', '纵向受力钢筋排距', 'GJ-05', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量', 'mm', -5, 5, 80, 1.5, 5),
  ('gj-06', '箍筋、横向钢筋间距', 'GJ-06', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量连续三档，取最大偏差', 'mm', -20, 20, 80, 1.5, 5),
  ('gj-07', '保护层厚度（梁、柱，安装）', 'GJ-07', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量', 'mm', -5, 5, 90, 1.5, 5),
  ('gj-08', '保护层厚度（板、墙、壳，安装）', 'GJ-08', 2, 'GB 50204-2015 表 5.5.3', 2, '尺量', 'mm', -3, 3, 90, 1.5, 5),
  ('gj-09', '结构实体保护层厚度（梁类）', 'GJ-09', 2, 'GB 50204-2015 附录 E', 2, '保护层测定仪', 'mm', -7, 10, 90, 1.5, 6),
  ('gj-10', '结构实体保护层厚度（板类）', 'GJ-10', 2, 'GB 50204-2015 附录 E', 2, '保护层测定仪', 'mm', -5, 8, 90, 1.5, 6),
  ('hn-01', '柱、墙、梁轴线位置', 'HN-01', 3, 'GB 50204-2015 表 8.3.2', 1, '经纬仪及尺量', 'mm', null, 8, 80, 1.5, 5),
  ('hn-02', '柱、墙垂直度（层高 6 m 内）', 'HN-02', 3, 'GB 50204-2015 表 8.3.2', 1, '经纬仪或吊线、尺量', 'mm', null, 10, 80, 1.5, 5),
  ('hn-03', '柱、墙垂直度（层高 6 m 以上）', 'HN-03', 3, 'GB 50204-2015 表 8.3.2', 1, '经纬仪或吊线、尺量', 'mm', null, 12, 80, 1.5, 5),
  ('hn-04', '层高标高', 'HN-04', 3, 'GB 50204-2015 表 8.3.2', 2, '水准仪或拉线、尺量', 'mm', -10, 10, 80, 1.5, 5),
  ('hn-05', '截面尺寸（柱、梁、板、墙）', 'HN-05', 3, 'GB 50204-2015 表 8.3.2', 2, '尺量', 'mm', -5, 10, 80, 1.5, 5),
  ('hn-06', '截面尺寸（基础）', 'HN-06', 3, 'GB 50204-2015 表 8.3.2', 2, '尺量', 'mm', -10, 15, 80, 1.5, 5),
  ('hn-07', '楼梯相邻踏步高差', 'HN-07', 3, 'GB 50204-2015 表 8.3.2', 1, '尺量', 'mm', null, 6, 80, 1.5, 5),
  ('hn-08', '混凝土表面平整度', 'HN-08', 3, 'GB 50204-2015 表 8.3.2', 1, '2 m 靠尺和塞尺', 'mm', null, 8, 80, 1.5, 5),
  ('hn-09', '电梯井长、宽尺寸', 'HN-09', 3, 'GB 50204-2015 表 8.3.2', 2, '尺量', 'mm', 0, 25, 80, 1.5, 5),
  ('hn-10', '预留洞、孔中心线位置', 'HN-10', 3, 'GB 50204-2015 表 8.3.2', 1, '尺量', 'mm', null, 15, 80, 1.5, 5),
  ('hn-11', '预埋板中心位置', 'HN-11', 3, 'GB 50204-2015 表 8.3.2', 1, '尺量', 'mm', null, 10, 80, 1.5, 5),
  ('qt-01', '砌体轴线位移', 'QT-01', 4, 'GB 50203-2011 表 5.3.3', 1, '经纬仪和尺量', 'mm', null, 10, 80, 1.5, 5),
  ('qt-02', '砖砌体墙面垂直度（每层）', 'QT-02', 4, 'GB 50203-2011 表 5.3.3', 1, '2 m 托线板', 'mm', null, 5, 80, 1.5, 5),
  ('qt-03', '混水墙、柱表面平整度', 'QT-03', 4, 'GB 50203-2011 表 5.3.3', 1, '2 m 靠尺和楔形塞尺', 'mm', null, 8, 80, 1.5, 5),
  ('qt-04', '混水墙水平灰缝平直度', 'QT-04', 4, 'GB 50203-2011 表 5.3.3', 1, '拉 5 m 线和尺量', 'mm', null, 10, 80, 1.5, 5),
  ('qt-05', '门窗洞口高、宽（后塞口）', 'QT-05', 4, 'GB 50203-2011 表 5.3.3', 2, '尺量', 'mm', -10, 10, 80, 1.5, 5),
  ('qt-06', '外墙上下窗口偏移', 'QT-06', 4, 'GB 50203-2011 表 5.3.3', 1, '经纬仪或吊线', 'mm', null, 20, 80, 1.5, 5),
  ('qt-07', '填充墙垂直度（3 m 内）', 'QT-07', 4, 'GB 50203-2011 表 9.3.1', 1, '2 m 托线板或吊线、尺量', 'mm', null, 5, 80, 1.5, 5),
  ('qt-08', '填充墙表面平整度', 'QT-08', 4, 'GB 50203-2011 表 9.3.1', 1, '2 m 靠尺和楔形塞尺', 'mm', null, 8, 80, 1.5, 5),
  ('mh-01', '普通抹灰立面垂直度', 'MH-01', 5, 'GB 50210-2018 表 4.2.10', 1, '2 m 垂直检测尺', 'mm', null, 4, 80, 1.5, 5),
  ('mh-02', '普通抹灰表面平整度', 'MH-02', 5, 'GB 50210-2018 表 4.2.10', 1, '2 m 靠尺和塞尺', 'mm', null, 4, 80, 1.5, 5),
  ('mh-03', '普通抹灰阴阳角方正', 'MH-03', 5, 'GB 50210-2018 表 4.2.10', 1, '直角检测尺', 'mm', null, 4, 80, 1.5, 5),
  ('mh-04', '高级抹灰立面垂直度', 'MH-04', 5, 'GB 50210-2018 表 4.2.10', 1, '2 m 垂直检测尺', 'mm', null, 3, 80, 1.5, 5),
  ('mh-05', '高级抹灰表面平整度', 'MH-05', 5, 'GB 50210-2018 表 4.2.10', 1, '2 m 靠尺和塞尺', 'mm', null, 3, 80, 1.5, 5),
  ('sm-01', '内墙饰面砖立面垂直度', 'SM-01', 6, 'GB 50210-2018 饰面砖工程', 1, '2 m 垂直检测尺', 'mm', null, 2, 80, 1.5, 5),
  ('sm-02', '内墙饰面砖表面平整度', 'SM-02', 6, 'GB 50210-2018 饰面砖工程', 1, '2 m 靠尺和塞尺', 'mm', null, 3, 80, 1.5, 5),
  ('sm-03', '内墙饰面砖接缝高低差', 'SM-03', 6, 'GB 50210-2018 饰面砖工程', 1, '钢直尺和塞尺', 'mm', null, 1, 80, 1.5, 5),
  ('mc-01', '门窗框正、侧面垂直度（金属）', 'MC-01', 7, 'GB 50210-2018 门窗工程', 1, '1 m 垂直检测尺', 'mm', null, 2, 80, 1.5, 5),
  ('mc-02', '门窗槽口对角线差（2.5 m 内，金属）', 'MC-02', 7, 'GB 50210-2018 门窗工程', 1, '钢尺', 'mm', null, 4, 80, 1.5, 5),
  ('dm-01', '水泥砂浆面层表面平整度', 'DM-01', 8, 'GB 50209-2010 表 5.1.7', 1, '2 m 靠尺和楔形塞尺', 'mm', null, 4, 80, 1.5, 5),
  ('dm-02', '砖面层表面平整度', 'DM-02', 8, 'GB 50209-2010 表 6.1.8', 1, '2 m 靠尺和楔形塞尺', 'mm', null, 2, 80, 1.5, 5),
  ('dm-03', '砖面层接缝高低差', 'DM-03', 8, 'GB 50209-2010 表 6.1.8', 1, '钢尺和楔形塞尺', 'mm', null, 0.5, 80, 1.5, 5),
  ('dm-04', '砖面层缝格平直', 'DM-04', 8, 'GB 50209-2010 表 6.1.8', 1, '拉 5 m 线和钢尺', 'mm', null, 3, 80, 1.5, 5),
  ('jc-01', '室内净高', 'JC-01', 9, '住宅分户验收，各地规定不一', 2, '激光测距仪', 'mm', -15, 15, 80, 1.5, 5),
  ('jc-02', '室内开间、进深净尺寸', 'JC-02', 9, '住宅分户验收，各地规定不一', 2, '激光测距仪', 'mm', -15, 15, 80, 1.5, 5)
  ) as item (id, item_name, item_code, trade, standard, measure_kind, method, unit, lower_limit, upper_limit, pass_share,
    worst_factor, point_number);
