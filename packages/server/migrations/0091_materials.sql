alter table "material" add column "material_kind" integer;

alter table "material" add column "apply_id" text;

alter table "material" add column "used_quantity" double precision;

alter table "material" add column "stock_quantity" double precision;

alter table "material" add column "recalled" boolean;

create index "material_material_kind_index" on "material" ("material_kind", "created_at", "id");

create index "material_apply_id_index" on "material" ("apply_id", "created_at", "id") include ("org_id");

create index "material_recalled_index" on "material" ("recalled", "created_at", "id");

create table "material_check" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "material_name" text,
  "project_id" text not null,
  "apply_id" text not null,
  "batch_number" text,
  "unit" integer,
  "checked_on" date not null,
  "counted_quantity" double precision not null,
  "certificate_result" integer not null,
  "appearance_result" integer not null,
  "photos" jsonb not null,
  "conclusion" integer not null,
  "accepted_quantity" double precision,
  "opinion" text,
  "signature" jsonb not null,
  "custom" jsonb
);

create index "material_check_org_id_index" on "material_check" ("org_id", "checked_on", "id");

create index "material_check_created_by_index" on "material_check" ("created_by");

create index "material_check_project_id_index" on "material_check" ("project_id", "checked_on", "id") include ("org_id");

create index "material_check_apply_id_index" on "material_check" ("apply_id", "checked_on", "id") include ("org_id");

create index "material_check_checked_on_index" on "material_check" ("checked_on");

create index "material_check_certificate_result_index" on "material_check" ("certificate_result", "checked_on", "id");

create index "material_check_appearance_result_index" on "material_check" ("appearance_result", "checked_on", "id");

create index "material_check_conclusion_index" on "material_check" ("conclusion", "checked_on", "id");

create table "material_delivery" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "material_name" text,
  "delivery_status" integer not null,
  "project_id" text not null,
  "order_id" text not null,
  "batch_number" text not null,
  "delivery_number" text not null,
  "delivered_quantity" double precision not null,
  "arrival_date" date not null,
  "position" text,
  "receiver_id" text,
  "specification" text,
  "unit" integer,
  "material_kind" integer,
  "supplier_name" text,
  "ticket_number" text,
  "vehicle_license" text,
  "gross_weight" double precision,
  "tare_weight" double precision,
  "ticket_photos" jsonb,
  "certificate_number" text,
  "certificates" jsonb,
  "accepted_quantity" double precision,
  "decided_at" timestamptz,
  "return_note" text,
  "return_photos" jsonb,
  "left_by" text,
  "left_at" timestamptz,
  "custom" jsonb
);

create index "material_delivery_org_id_index" on "material_delivery" ("org_id", "arrival_date", "id");

create index "material_delivery_created_by_index" on "material_delivery" ("created_by");

create index "material_delivery_delivery_status_index" on "material_delivery" ("delivery_status", "arrival_date", "id");

create index "material_delivery_project_id_index" on "material_delivery" ("project_id", "arrival_date", "id") include ("org_id");

create index "material_delivery_order_id_index" on "material_delivery" ("order_id", "arrival_date", "id") include ("org_id");

create index "material_delivery_arrival_date_index" on "material_delivery" ("arrival_date");

create index "material_delivery_receiver_id_index" on "material_delivery" ("receiver_id", "arrival_date", "id") include ("org_id");

create index "material_delivery_material_kind_index" on "material_delivery" ("material_kind", "arrival_date", "id");

create index "material_delivery_left_by_index" on "material_delivery" ("left_by", "arrival_date", "id") include ("org_id");

create table "material_order" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "material_name" text not null,
  "order_status" integer not null,
  "match_state" integer,
  "project_id" text not null,
  "material_kind" integer not null,
  "specification" text not null,
  "unit" integer not null,
  "part_id" text,
  "plan_number" text,
  "planned_quantity" double precision not null,
  "order_number" text not null,
  "supplier_name" text not null,
  "ordered_quantity" double precision not null,
  "tolerance" double precision,
  "needed_on" date not null,
  "owner_id" text,
  "delivered_quantity" double precision,
  "pending_quantity" double precision,
  "accepted_quantity" double precision,
  "returned_quantity" double precision,
  "close_note" text,
  "custom" jsonb
);

create index "material_order_org_id_index" on "material_order" ("org_id", "created_at", "id");

create index "material_order_created_by_index" on "material_order" ("created_by");

create index "material_order_created_at_index" on "material_order" ("created_at", "id");

create index "material_order_order_status_index" on "material_order" ("order_status", "created_at", "id");

create index "material_order_match_state_index" on "material_order" ("match_state", "created_at", "id");

create index "material_order_project_id_index" on "material_order" ("project_id", "created_at", "id") include ("org_id");

create index "material_order_material_kind_index" on "material_order" ("material_kind", "created_at", "id");

create index "material_order_part_id_index" on "material_order" ("part_id", "created_at", "id") include ("org_id");

create index "material_order_needed_on_index" on "material_order" ("needed_on");

create index "material_order_owner_id_index" on "material_order" ("owner_id", "created_at", "id") include ("org_id");

create table "material_recall" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "batch_number" text not null,
  "recall_status" integer not null,
  "supplier_name" text not null,
  "material_name" text not null,
  "recall_source" integer not null,
  "recalled_on" date not null,
  "recall_reason" text not null,
  "recall_files" jsonb,
  "lift_reason" text,
  "lift_files" jsonb,
  "lifted_by" text,
  "lifted_at" timestamptz,
  "custom" jsonb
);

create index "material_recall_org_id_index" on "material_recall" ("org_id", "recalled_on", "id");

create index "material_recall_created_by_index" on "material_recall" ("created_by");

create index "material_recall_recall_status_index" on "material_recall" ("recall_status", "recalled_on", "id");

create index "material_recall_recall_source_index" on "material_recall" ("recall_source", "recalled_on", "id");

create index "material_recall_recalled_on_index" on "material_recall" ("recalled_on");

create index "material_recall_lifted_by_index" on "material_recall" ("lifted_by", "recalled_on", "id") include ("org_id");

create table "material_use" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "material_name" text,
  "project_id" text not null,
  "material_id" text not null,
  "part_id" text not null,
  "used_quantity" double precision not null,
  "used_on" date not null,
  "team_id" text,
  "use_note" text,
  "specification" text,
  "unit" integer,
  "batch_number" text,
  "supplier_name" text,
  "custom" jsonb
);

create index "material_use_org_id_index" on "material_use" ("org_id", "used_on", "id");

create index "material_use_created_by_index" on "material_use" ("created_by");

create index "material_use_project_id_index" on "material_use" ("project_id", "used_on", "id") include ("org_id");

create index "material_use_material_id_index" on "material_use" ("material_id", "used_on", "id") include ("org_id");

create index "material_use_part_id_index" on "material_use" ("part_id", "used_on", "id") include ("org_id");

create index "material_use_used_on_index" on "material_use" ("used_on");

create index "material_use_team_id_index" on "material_use" ("team_id", "used_on", "id") include ("org_id");

create table "sample_handling" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "handling_name" text not null,
  "handling_status" integer not null,
  "project_id" text not null,
  "part_id" text,
  "sample_id" text,
  "lot_id" text,
  "apply_id" text,
  "failure" text not null,
  "handling_way" integer,
  "way_result" integer,
  "way_on" date,
  "way_body" text,
  "way_number" text,
  "way_note" text,
  "way_files" jsonb,
  "close_opinion" text,
  "signature" jsonb,
  "closer_id" text,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "sample_handling_org_id_index" on "sample_handling" ("org_id", "created_at", "id");

create index "sample_handling_created_by_index" on "sample_handling" ("created_by");

create index "sample_handling_created_at_index" on "sample_handling" ("created_at", "id");

create index "sample_handling_handling_status_index" on "sample_handling" ("handling_status", "created_at", "id");

create index "sample_handling_project_id_index" on "sample_handling" ("project_id", "created_at", "id") include ("org_id");

create index "sample_handling_part_id_index" on "sample_handling" ("part_id", "created_at", "id") include ("org_id");

create index "sample_handling_sample_id_index" on "sample_handling" ("sample_id", "created_at", "id") include ("org_id");

create index "sample_handling_lot_id_index" on "sample_handling" ("lot_id", "created_at", "id") include ("org_id");

create index "sample_handling_apply_id_index" on "sample_handling" ("apply_id", "created_at", "id") include ("org_id");

create index "sample_handling_handling_way_index" on "sample_handling" ("handling_way", "created_at", "id");

create index "sample_handling_way_result_index" on "sample_handling" ("way_result", "created_at", "id");

create index "sample_handling_way_on_index" on "sample_handling" ("way_on");

create index "sample_handling_closer_id_index" on "sample_handling" ("closer_id", "created_at", "id") include ("org_id");

create table "sample_lot" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "lot_name" text not null,
  "lot_status" integer not null,
  "project_id" text not null,
  "lot_curing" integer not null,
  "strength_grade" bigint not null,
  "design_age" integer not null,
  "mix_number" text,
  "volume" double precision not null,
  "batches" bigint,
  "shifts" bigint,
  "floors" bigint,
  "lot_method" integer,
  "judged_groups" bigint,
  "mean_strength" double precision,
  "required_mean" double precision,
  "least_strength" double precision,
  "required_least" double precision,
  "deviation" double precision,
  "judge_note" text,
  "judge_id" text,
  "judged_at" timestamptz,
  "custom" jsonb
);

create index "sample_lot_org_id_index" on "sample_lot" ("org_id", "created_at", "id");

create index "sample_lot_created_by_index" on "sample_lot" ("created_by");

create index "sample_lot_created_at_index" on "sample_lot" ("created_at", "id");

create index "sample_lot_lot_status_index" on "sample_lot" ("lot_status", "created_at", "id");

create index "sample_lot_project_id_index" on "sample_lot" ("project_id", "created_at", "id") include ("org_id");

create index "sample_lot_lot_curing_index" on "sample_lot" ("lot_curing", "created_at", "id");

create index "sample_lot_strength_grade_index" on "sample_lot" ("strength_grade", "created_at", "id");

create index "sample_lot_judge_id_index" on "sample_lot" ("judge_id", "created_at", "id") include ("org_id");

create index "sample_lot_judged_at_index" on "sample_lot" ("judged_at");

create table "witness_sample" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "sample_name" text not null,
  "sample_number" text not null,
  "sample_status" integer not null,
  "sample_subject" integer not null,
  "sample_kind" integer not null,
  "project_id" text not null,
  "part_id" text,
  "lot_id" text,
  "apply_id" text,
  "taken_on" date not null,
  "specimen_size" integer,
  "sampler_id" text,
  "witness_id" text,
  "device_id" text,
  "degree_days" double precision,
  "curing_days" bigint,
  "missing_days" bigint,
  "reached_on" date,
  "seal_code" text,
  "seal_photos" jsonb,
  "seal_place" jsonb,
  "sealed_by" text,
  "sealed_at" timestamptz,
  "laboratory" text,
  "laboratory_code" text,
  "sent_on" date,
  "report_number" text,
  "report_code" text,
  "tested_on" date,
  "strength_1" double precision,
  "strength_2" double precision,
  "strength_3" double precision,
  "lab_verdict" integer,
  "report_note" text,
  "report_files" jsonb,
  "group_value" double precision,
  "group_by" integer,
  "release_reason" text,
  "release_files" jsonb,
  "released_by" text,
  "released_at" timestamptz,
  "custom" jsonb
);

create index "witness_sample_org_id_index" on "witness_sample" ("org_id", "taken_on", "id");

create index "witness_sample_created_by_index" on "witness_sample" ("created_by");

create index "witness_sample_sample_status_index" on "witness_sample" ("sample_status", "taken_on", "id");

create index "witness_sample_sample_subject_index" on "witness_sample" ("sample_subject", "taken_on", "id");

create index "witness_sample_sample_kind_index" on "witness_sample" ("sample_kind", "taken_on", "id");

create index "witness_sample_project_id_index" on "witness_sample" ("project_id", "taken_on", "id") include ("org_id");

create index "witness_sample_part_id_index" on "witness_sample" ("part_id", "taken_on", "id") include ("org_id");

create index "witness_sample_lot_id_index" on "witness_sample" ("lot_id", "taken_on", "id") include ("org_id");

create index "witness_sample_apply_id_index" on "witness_sample" ("apply_id", "taken_on", "id") include ("org_id");

create index "witness_sample_taken_on_index" on "witness_sample" ("taken_on");

create index "witness_sample_sampler_id_index" on "witness_sample" ("sampler_id", "taken_on", "id") include ("org_id");

create index "witness_sample_witness_id_index" on "witness_sample" ("witness_id", "taken_on", "id") include ("org_id");

create index "witness_sample_device_id_index" on "witness_sample" ("device_id", "taken_on", "id") include ("org_id");

create index "witness_sample_reached_on_index" on "witness_sample" ("reached_on");

create index "witness_sample_sealed_by_index" on "witness_sample" ("sealed_by", "taken_on", "id") include ("org_id");

create index "witness_sample_tested_on_index" on "witness_sample" ("tested_on");

create index "witness_sample_lab_verdict_index" on "witness_sample" ("lab_verdict", "taken_on", "id");

create index "witness_sample_released_by_index" on "witness_sample" ("released_by", "taken_on", "id") include ("org_id");

create unique index "witness_sample_sample_number_unique" on "witness_sample" ("org_id", "sample_number") nulls not distinct where "sample_number" is not null;

create unique index "witness_sample_seal_code_unique" on "witness_sample" ("org_id", "seal_code") nulls not distinct where "seal_code" is not null;

alter table "material" add constraint "material_apply_id_reference" foreign key ("apply_id") references "material_delivery" ("id") on delete cascade;

alter table "material_check" add constraint "material_check_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "material_check" add constraint "material_check_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "material_check" add constraint "material_check_apply_id_reference" foreign key ("apply_id") references "material_delivery" ("id");

create trigger "custom_added" after insert on "material_check" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "material_check" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "material_check" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "material_delivery" add constraint "material_delivery_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "material_delivery" add constraint "material_delivery_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "material_delivery" add constraint "material_delivery_order_id_reference" foreign key ("order_id") references "material_order" ("id");

alter table "material_delivery" add constraint "material_delivery_receiver_id_reference" foreign key ("receiver_id") references "account" ("id");

alter table "material_delivery" add constraint "material_delivery_left_by_reference" foreign key ("left_by") references "account" ("id");

create trigger "custom_added" after insert on "material_delivery" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "material_delivery" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "material_delivery" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "material_order" add constraint "material_order_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "material_order" add constraint "material_order_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "material_order" add constraint "material_order_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "material_order" add constraint "material_order_owner_id_reference" foreign key ("owner_id") references "account" ("id");

create trigger "custom_added" after insert on "material_order" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "material_order" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "material_order" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "material_recall" add constraint "material_recall_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "material_recall" add constraint "material_recall_lifted_by_reference" foreign key ("lifted_by") references "account" ("id");

create trigger "custom_added" after insert on "material_recall" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "material_recall" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "material_recall" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "material_use" add constraint "material_use_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "material_use" add constraint "material_use_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "material_use" add constraint "material_use_material_id_reference" foreign key ("material_id") references "material" ("id");

alter table "material_use" add constraint "material_use_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "material_use" add constraint "material_use_team_id_reference" foreign key ("team_id") references "team" ("id");

create trigger "custom_added" after insert on "material_use" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "material_use" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "material_use" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "sample_handling" add constraint "sample_handling_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "sample_handling" add constraint "sample_handling_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "sample_handling" add constraint "sample_handling_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "sample_handling" add constraint "sample_handling_sample_id_reference" foreign key ("sample_id") references "witness_sample" ("id");

alter table "sample_handling" add constraint "sample_handling_lot_id_reference" foreign key ("lot_id") references "sample_lot" ("id");

alter table "sample_handling" add constraint "sample_handling_apply_id_reference" foreign key ("apply_id") references "material_delivery" ("id");

alter table "sample_handling" add constraint "sample_handling_closer_id_reference" foreign key ("closer_id") references "account" ("id");

create trigger "custom_added" after insert on "sample_handling" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "sample_handling" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "sample_handling" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "sample_lot" add constraint "sample_lot_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "sample_lot" add constraint "sample_lot_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "sample_lot" add constraint "sample_lot_judge_id_reference" foreign key ("judge_id") references "account" ("id");

create trigger "custom_added" after insert on "sample_lot" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "sample_lot" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "sample_lot" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "witness_sample" add constraint "witness_sample_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "witness_sample" add constraint "witness_sample_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "witness_sample" add constraint "witness_sample_part_id_reference" foreign key ("part_id") references "part" ("id");

alter table "witness_sample" add constraint "witness_sample_lot_id_reference" foreign key ("lot_id") references "sample_lot" ("id");

alter table "witness_sample" add constraint "witness_sample_apply_id_reference" foreign key ("apply_id") references "material_delivery" ("id");

alter table "witness_sample" add constraint "witness_sample_sampler_id_reference" foreign key ("sampler_id") references "account" ("id");

alter table "witness_sample" add constraint "witness_sample_witness_id_reference" foreign key ("witness_id") references "account" ("id");

alter table "witness_sample" add constraint "witness_sample_device_id_reference" foreign key ("device_id") references "device" ("id");

alter table "witness_sample" add constraint "witness_sample_sealed_by_reference" foreign key ("sealed_by") references "account" ("id");

alter table "witness_sample" add constraint "witness_sample_released_by_reference" foreign key ("released_by") references "account" ("id");

create trigger "custom_added" after insert on "witness_sample" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "witness_sample" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "witness_sample" for each row when (old.custom is not null) execute function keep_custom_values();

create view material_sample as select * from witness_sample where sample_subject = 2 with check option;

create unique index material_of_delivery on material (apply_id) where apply_id is not null;

create index material_by_batch on material (supplier_name, batch_number);

create index material_recall_by_batch on material_recall (supplier_name, batch_number) where recall_status = 1;

create unique index "material_check_apply_id_once" on material_check (apply_id);

create index material_use_of_batch on material_use (supplier_name, batch_number);

-- How an order stands; the domain has the same (`matchOf`), and a test compares both.
create function match_of(ordered double precision, delivered double precision, accepted double precision,
  pending double precision, tolerance double precision) returns integer language sql immutable as $$
  select case
    when delivered = 0 then 1
    when pending > 0 then 2
    when delivered > ordered * (1 + tolerance / 100 + 1e-9) then 5
    when accepted >= ordered * (1 - tolerance / 100 - 1e-9) then 4
    when accepted < delivered * (1 - tolerance / 100 - 1e-9) then 6
    else 3 end
$$;

create function stand_order() returns trigger language plpgsql as $$
begin
  new.delivered_quantity := coalesce(new.delivered_quantity, 0);
  new.pending_quantity := coalesce(new.pending_quantity, 0);
  new.accepted_quantity := coalesce(new.accepted_quantity, 0);
  new.returned_quantity := coalesce(new.returned_quantity, 0);
  if tg_op = 'UPDATE' and new.order_status = 2 and old.order_status = 1 and new.pending_quantity > 0 then
    perform refuse_part('order_status', '还有 ' || new.pending_quantity || ' 的到货没有验收结论，验收后再关闭',
      'A delivery of ' || new.pending_quantity || ' is not decided yet; accept or return it first');
  end if;
  new.match_state := match_of(new.ordered_quantity, new.delivered_quantity, new.accepted_quantity,
    new.pending_quantity, coalesce(new.tolerance, 0));
  return new;
end $$;

create trigger order_stands before insert or update on material_order for each row execute function stand_order();

-- What a delivery is of: its order says so.
create function place_delivery() returns trigger language plpgsql as $$
declare
  ordered material_order%rowtype;
begin
  select * into ordered from material_order where id = new.order_id for share;
  if not found then return new; end if;
  if ordered.project_id <> new.project_id then
    perform refuse_part('order_id', '订货单属于别的项目，请选本项目的订货单',
      'The order belongs to another project; choose one of this project');
  end if;
  if ordered.order_status <> 1 then
    perform refuse_part('order_id', '订货单「' || ordered.order_number || '」已关闭，重新打开后再报验',
      'Order ' || ordered.order_number || ' is closed; open it again first');
  end if;
  new.material_name := ordered.material_name;
  new.specification := ordered.specification;
  new.unit := ordered.unit;
  new.material_kind := ordered.material_kind;
  new.supplier_name := ordered.supplier_name;
  return new;
end $$;

create trigger delivery_placed before insert or update of order_id, project_id on material_delivery
  for each row execute function place_delivery();

create function sum_deliveries() returns trigger language plpgsql as $$
declare
  one text;
  ordered material_order%rowtype;
  taken numeric;
begin
  foreach one in array array_remove(array[case when tg_op <> 'INSERT' then old.order_id end,
      case when tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.order_id <> old.order_id) then new.order_id end], null) loop
    -- Two deliveries of one order wait for each other here, so that neither is left out of the sum.
    select * into ordered from material_order where id = one for no key update;
    update material_order set (delivered_quantity, pending_quantity, accepted_quantity, returned_quantity) = (
        select coalesce(sum(delivered_quantity::numeric) filter (where delivery_status < 5), 0),
          coalesce(sum(delivered_quantity::numeric) filter (where delivery_status < 4), 0),
          coalesce(sum(accepted_quantity::numeric) filter (where delivery_status = 4), 0),
          coalesce(sum(delivered_quantity::numeric - case when delivery_status = 4
            then coalesce(accepted_quantity, 0)::numeric else 0 end) filter (where delivery_status >= 4), 0)
        from material_delivery where order_id = one)
      where id = one;
  end loop;
  if tg_op = 'UPDATE' and new.accepted_quantity is not null and old.accepted_quantity is null then
    select sum(accepted_quantity::numeric) into taken from material_delivery
      where order_id = new.order_id and delivery_status < 5;
    if taken > ordered.ordered_quantity * (1 + coalesce(ordered.tolerance, 0) / 100 + 1e-9) then
      perform refuse_part('accepted_quantity', '累计接收 ' || taken || '，超出订货量 ' || ordered.ordered_quantity ||
        '（允许差异 ' || coalesce(ordered.tolerance, 0) || '%），多到的部分请退回：选“部分接收”并减少接收数量',
        'That is ' || taken || ' in all, more than the ' || ordered.ordered_quantity || ' ordered (tolerance ' ||
        coalesce(ordered.tolerance, 0) || ' %); take over less and return the rest');
    end if;
  end if;
  return null;
end $$;

create trigger deliveries_summed after insert or delete or update of order_id, delivered_quantity, accepted_quantity,
  delivery_status on material_delivery for each row execute function sum_deliveries();

-- A delivery is checked once, and not more is taken over than the note, the count and the scales say.
create function place_check() returns trigger language plpgsql as $$
declare
  delivery material_delivery%rowtype;
  net numeric;
  allowed double precision;
begin
  select * into delivery from material_delivery where id = new.apply_id for no key update;
  if not found then return new; end if;
  if delivery.project_id <> new.project_id then
    perform refuse_part('apply_id', '进场验收单属于别的项目，请选本项目的验收单',
      'The delivery belongs to another project; choose one of this project');
  end if;
  if delivery.delivery_status <> 1 then
    perform refuse_part('apply_id', '批号「' || delivery.batch_number || '」的到货已经验收，不能重复验收',
      'The delivery of batch ' || delivery.batch_number || ' was checked already');
  end if;
  if new.checked_on < delivery.arrival_date then
    perform refuse_part('checked_on', '验收日期不能早于进场日期 ' || delivery.arrival_date || '，请改选日期',
      'The day is before the arrival on ' || delivery.arrival_date || '; choose a later one');
  end if;
  new.material_name := delivery.material_name;
  new.batch_number := delivery.batch_number;
  new.unit := delivery.unit;
  new.accepted_quantity := case new.conclusion when 1 then least(new.counted_quantity, delivery.delivered_quantity)
    when 2 then new.accepted_quantity else 0 end;
  if new.accepted_quantity > delivery.delivered_quantity then
    perform refuse_part('accepted_quantity', '接收数量不能超过送货数量 ' || delivery.delivered_quantity,
      'Not more than the ' || delivery.delivered_quantity || ' of the delivery note');
  end if;
  net := (delivery.gross_weight::numeric - delivery.tare_weight::numeric) * case delivery.unit when 1 then 1 when 2 then 1000 end;
  select coalesce(tolerance, 0) into allowed from material_order where id = delivery.order_id;
  if net is not null and new.accepted_quantity > net * (1 + allowed / 100 + 1e-9) then
    perform refuse_part('accepted_quantity', '接收数量 ' || new.accepted_quantity || ' 超过称重净重 ' || net ||
      ' 的允许差异，请按净重部分接收', new.accepted_quantity || ' is more than the ' || net ||
      ' weighed allows; take over what was weighed');
  end if;
  return new;
end $$;

create trigger check_placed before insert on material_check for each row execute function place_check();

-- Whether a batch is recalled by the organisation of the material or one above it.
create function recalled_batch(org text, supplier text, batch text) returns boolean language sql stable as $$
  select exists (select from material_recall one
    join organisation above on above.id = one.org_id join organisation own on own.id = org
    where one.recall_status = 1 and one.supplier_name = supplier and one.batch_number = batch
      and starts_with(own.path, above.path))
$$;

create function keep_stock() returns trigger language plpgsql as $$
begin
  new.used_quantity := coalesce(new.used_quantity, 0);
  if new.used_quantity::numeric > new.quantity::numeric then
    perform refuse_part('quantity', '已领用 ' || new.used_quantity || '，数量不能更少',
      new.used_quantity || ' of it is used already; not less than that');
  end if;
  new.stock_quantity := case when new.acceptance_status = 2
    then (new.quantity::numeric - new.used_quantity::numeric)::double precision else 0 end;
  new.recalled := recalled_batch(new.org_id, new.supplier_name, new.batch_number);
  return new;
end $$;

create trigger stock_kept before insert or update of quantity, used_quantity, acceptance_status, supplier_name,
  batch_number, org_id, recalled on material for each row execute function keep_stock();

create function spread_recall() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update material set recalled = true where supplier_name = old.supplier_name and batch_number = old.batch_number;
  end if;
  if tg_op <> 'DELETE' then
    update material set recalled = true where supplier_name = new.supplier_name and batch_number = new.batch_number;
  end if;
  return null;
end $$;

create trigger recall_spread after insert or delete or update of recall_status, supplier_name, batch_number
  on material_recall for each row execute function spread_recall();

-- Material leaves its batch: accepted, not recalled, and never more than there is.
create function take_material() returns trigger language plpgsql as $$
declare
  batch material%rowtype;
  worst integer;
begin
  -- Two uses of one batch wait for each other here.
  select * into batch from material where id = new.material_id for no key update;
  if not found then return new; end if;
  if batch.project_id <> new.project_id then
    perform refuse_part('material_id', '材料属于别的项目，请选本项目的批次',
      'The material belongs to another project; choose a batch of this project');
  end if;
  if recalled_batch(batch.org_id, batch.supplier_name, batch.batch_number) then
    perform refuse_part('material_id', '批号「' || batch.batch_number || '」已被召回，停止领用；请封存并等待处理',
      'Batch ' || batch.batch_number || ' is recalled; set it aside');
  end if;
  if batch.acceptance_status <> 2 then
    select max(case sample_status when 6 then 2 when 8 then 0 when 5 then 0 when 7 then 0 else 1 end) into worst
      from witness_sample where apply_id = batch.apply_id;
    if worst = 2 then
      perform refuse_part('material_id', '批号「' || batch.batch_number || '」的样品不合格，“不合格处理”关闭前不能领用',
        'A sample of batch ' || batch.batch_number || ' failed; close its handling first');
    elsif worst = 1 then
      perform refuse_part('material_id', '批号「' || batch.batch_number || '」的样品还没有结果，登记合格报告后再领用',
        'A sample of batch ' || batch.batch_number || ' has no result yet; record its report first');
    end if;
    perform refuse_part('material_id', '批号「' || batch.batch_number || '」没有验收合格，不能领用',
      'Batch ' || batch.batch_number || ' is not accepted');
  end if;
  if new.used_on < batch.arrival_date then
    perform refuse_part('used_on', '领用日期不能早于进场日期 ' || batch.arrival_date || '，请改选日期',
      'The day is before the arrival on ' || batch.arrival_date || '; choose a later one');
  end if;
  if new.used_quantity::numeric > batch.stock_quantity::numeric then
    perform refuse_part('used_quantity', '库存只有 ' || batch.stock_quantity || '，请减少数量或选别的批次',
      'Only ' || batch.stock_quantity || ' is in stock; use less, or another batch');
  end if;
  new.material_name := batch.material_name;
  new.specification := batch.specification;
  new.unit := batch.unit;
  new.batch_number := batch.batch_number;
  new.supplier_name := batch.supplier_name;
  return new;
end $$;

create trigger material_taken before insert on material_use for each row execute function take_material();

create function sum_uses() returns trigger language plpgsql as $$
declare
  one text := case when tg_op = 'DELETE' then old.material_id else new.material_id end;
begin
  -- First the lock, then the sum: in one statement the sum would be that of before the wait.
  perform 1 from material where id = one for no key update;
  update material set used_quantity =
    (select coalesce(sum(used_quantity::numeric), 0) from material_use where material_id = one) where id = one;
  return null;
end $$;

create trigger uses_summed after insert or delete on material_use for each row execute function sum_uses();

-- A failed sample stands until its handling is closed: no further sample of the same lot, part or delivery replaces it.
create function place_sample() returns trigger language plpgsql as $$
declare
  lot sample_lot%rowtype;
  delivery material_delivery%rowtype;
begin
  if new.sample_subject = 2 then
    new.lot_id := null;
    select * into delivery from material_delivery where id = new.apply_id for share;
    if not found then return new; end if;
    if delivery.delivery_status > 3 then
      perform refuse_part('apply_id', '批号「' || delivery.batch_number || '」的到货已有结论，不能再取样',
        'The delivery of batch ' || delivery.batch_number || ' is decided already');
    end if;
    if exists (select from witness_sample where apply_id = new.apply_id and sample_status = 6 and id <> new.id) then
      perform refuse_part('apply_id', '批号「' || delivery.batch_number ||
        '」的样品不合格，“不合格处理”关闭前不能再取样；复验在处理单中登记',
        'A sample of batch ' || delivery.batch_number || ' failed; record the retest in its handling');
    end if;
    return new;
  end if;
  new.apply_id := null;
  if new.lot_id is not null then
    select * into lot from sample_lot where id = new.lot_id for share;
    if found and lot.lot_status = 4 then
      perform refuse_part('lot_id', '评定批「' || lot.lot_name || '」不合格，“不合格处理”关闭前不能再取样',
        'Lot ' || lot.lot_name || ' failed; close its handling before further samples are taken');
    elsif found and lot.lot_status <> 1 then
      perform refuse_part('lot_id', '评定批「' || lot.lot_name || '」已经评定，请选取样中的评定批',
        'Lot ' || lot.lot_name || ' was judged already; choose one that is still open');
    elsif found and lot.lot_curing <> new.sample_kind then
      perform refuse_part('sample_kind', '样品类别与评定批的养护方式不一致，请改选',
        'The kind differs from the curing of the lot; choose the other one');
    end if;
  end if;
  if exists (select from witness_sample where part_id = new.part_id and sample_kind = new.sample_kind
      and sample_status = 6 and sample_subject = 1 and id <> new.id) then
    perform refuse_part('part_id', '该部位的同类样品不合格，“不合格处理”关闭前不能再取样；复验在处理单中登记',
      'A sample of this kind failed at this part; record the retest in its handling');
  end if;
  return new;
end $$;

create trigger sample_placed before insert or update of sample_subject, sample_kind, part_id, lot_id, apply_id
  on witness_sample for each row execute function place_sample();

update material set used_quantity = 0;
