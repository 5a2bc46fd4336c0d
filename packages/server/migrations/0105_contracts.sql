create table "bill_item" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "item_name" text not null,
  "item_code" text not null,
  "contract_id" text not null,
  "project_id" text,
  "section_path" text not null,
  "features" text,
  "unit" text not null,
  "quantity" double precision not null,
  "unit_price" numeric(18,2) not null,
  "amount" numeric(18,2),
  "cost_item" integer,
  "safety_measure" boolean,
  "changed_quantity" double precision,
  "quantity_now" double precision,
  "amount_now" numeric(18,2),
  "measured_quantity" double precision,
  "measured_amount" numeric(18,2),
  "change_id" text,
  "custom" jsonb
);

create index "bill_item_org_id_index" on "bill_item" ("org_id", "item_code", "id");

create index "bill_item_created_by_index" on "bill_item" ("created_by");

create index "bill_item_item_code_index" on "bill_item" ("item_code", "id");

create index "bill_item_contract_id_index" on "bill_item" ("contract_id", "item_code", "id") include ("org_id");

create index "bill_item_project_id_index" on "bill_item" ("project_id", "item_code", "id") include ("org_id");

create index "bill_item_section_path_index" on "bill_item" ("section_path", "item_code", "id");

create index "bill_item_cost_item_index" on "bill_item" ("cost_item", "item_code", "id");

create index "bill_item_safety_measure_index" on "bill_item" ("safety_measure", "item_code", "id");

create index "bill_item_change_id_index" on "bill_item" ("change_id", "item_code", "id") include ("org_id");

create table "contract_change" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "change_name" text not null,
  "change_number" text not null,
  "change_status" integer not null,
  "contract_id" text not null,
  "project_id" text,
  "change_kind" integer not null,
  "changed_on" date not null,
  "reason" text not null,
  "change_files" jsonb,
  "lines" jsonb not null,
  "change_amount" numeric(18,2),
  "approved_by" text,
  "approved_at" timestamptz,
  "returned_reason" text,
  "custom" jsonb
);

create index "contract_change_org_id_index" on "contract_change" ("org_id", "changed_on", "id");

create index "contract_change_created_by_index" on "contract_change" ("created_by");

create index "contract_change_change_status_index" on "contract_change" ("change_status", "changed_on", "id");

create index "contract_change_contract_id_index" on "contract_change" ("contract_id", "changed_on", "id") include ("org_id");

create index "contract_change_project_id_index" on "contract_change" ("project_id", "changed_on", "id") include ("org_id");

create index "contract_change_change_kind_index" on "contract_change" ("change_kind", "changed_on", "id");

create index "contract_change_changed_on_index" on "contract_change" ("changed_on");

create index "contract_change_approved_by_index" on "contract_change" ("approved_by", "changed_on", "id") include ("org_id");

create table "contract_claim" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "claim_name" text not null,
  "claim_number" text not null,
  "claim_kind" integer not null,
  "claim_status" integer not null,
  "contract_id" text not null,
  "project_id" text,
  "happened_on" date not null,
  "notified_on" date not null,
  "claimed_amount" numeric(18,2) not null,
  "claimed_days" bigint,
  "basis" text not null,
  "claim_files" jsonb,
  "late" boolean,
  "answer_until" date,
  "granted_amount" numeric(18,2),
  "granted_days" bigint,
  "answer" text,
  "answered_by" text,
  "answered_at" timestamptz,
  "certificate_id" text,
  "custom" jsonb
);

create index "contract_claim_org_id_index" on "contract_claim" ("org_id", "notified_on", "id");

create index "contract_claim_created_by_index" on "contract_claim" ("created_by");

create index "contract_claim_claim_kind_index" on "contract_claim" ("claim_kind", "notified_on", "id");

create index "contract_claim_claim_status_index" on "contract_claim" ("claim_status", "notified_on", "id");

create index "contract_claim_contract_id_index" on "contract_claim" ("contract_id", "notified_on", "id") include ("org_id");

create index "contract_claim_project_id_index" on "contract_claim" ("project_id", "notified_on", "id") include ("org_id");

create index "contract_claim_happened_on_index" on "contract_claim" ("happened_on");

create index "contract_claim_notified_on_index" on "contract_claim" ("notified_on");

create index "contract_claim_late_index" on "contract_claim" ("late", "notified_on", "id");

create index "contract_claim_answer_until_index" on "contract_claim" ("answer_until");

create index "contract_claim_answered_by_index" on "contract_claim" ("answered_by", "notified_on", "id") include ("org_id");

create index "contract_claim_certificate_id_index" on "contract_claim" ("certificate_id", "notified_on", "id") include ("org_id");

create table "contract_entry" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "summary" text not null,
  "entry_on" date not null,
  "debit" integer not null,
  "credit" integer not null,
  "amount" numeric(18,2) not null,
  "contract_id" text not null,
  "project_id" text,
  "certificate_id" text,
  "payout_id" text,
  "safety_id" text,
  "custom" jsonb
);

create index "contract_entry_org_id_index" on "contract_entry" ("org_id", "entry_on", "id");

create index "contract_entry_created_by_index" on "contract_entry" ("created_by");

create index "contract_entry_entry_on_index" on "contract_entry" ("entry_on");

create index "contract_entry_debit_index" on "contract_entry" ("debit", "entry_on", "id");

create index "contract_entry_credit_index" on "contract_entry" ("credit", "entry_on", "id");

create index "contract_entry_contract_id_index" on "contract_entry" ("contract_id", "entry_on", "id") include ("org_id");

create index "contract_entry_project_id_index" on "contract_entry" ("project_id", "entry_on", "id") include ("org_id");

create index "contract_entry_certificate_id_index" on "contract_entry" ("certificate_id", "entry_on", "id") include ("org_id");

create index "contract_entry_payout_id_index" on "contract_entry" ("payout_id", "entry_on", "id") include ("org_id");

create index "contract_entry_safety_id_index" on "contract_entry" ("safety_id", "entry_on", "id") include ("org_id");

create table "contract_payout" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "payout_number" text not null,
  "payout_status" integer not null,
  "certificate_id" text not null,
  "contract_id" text,
  "project_id" text,
  "amount" numeric(18,2) not null,
  "labour_amount" numeric(18,2),
  "payout_note" text,
  "approved_by" text,
  "approved_at" timestamptz,
  "paid_on" date,
  "voucher_files" jsonb,
  "returned_reason" text,
  "custom" jsonb
);

create index "contract_payout_org_id_index" on "contract_payout" ("org_id", "created_at", "id");

create index "contract_payout_created_by_index" on "contract_payout" ("created_by");

create index "contract_payout_created_at_index" on "contract_payout" ("created_at", "id");

create index "contract_payout_payout_status_index" on "contract_payout" ("payout_status", "created_at", "id");

create index "contract_payout_certificate_id_index" on "contract_payout" ("certificate_id", "created_at", "id") include ("org_id");

create index "contract_payout_contract_id_index" on "contract_payout" ("contract_id", "created_at", "id") include ("org_id");

create index "contract_payout_project_id_index" on "contract_payout" ("project_id", "created_at", "id") include ("org_id");

create index "contract_payout_approved_by_index" on "contract_payout" ("approved_by", "created_at", "id") include ("org_id");

create index "contract_payout_approved_at_index" on "contract_payout" ("approved_at");

create index "contract_payout_paid_on_index" on "contract_payout" ("paid_on");

create table "cost_plan" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "cost_name" text not null,
  "project_id" text not null,
  "cost_item" integer not null,
  "planned_amount" numeric(18,2) not null,
  "remark" text,
  "custom" jsonb
);

create index "cost_plan_org_id_index" on "cost_plan" ("org_id", "cost_item", "id");

create index "cost_plan_created_by_index" on "cost_plan" ("created_by");

create index "cost_plan_project_id_index" on "cost_plan" ("project_id", "cost_item", "id") include ("org_id");

create index "cost_plan_cost_item_index" on "cost_plan" ("cost_item", "id");

create table "measure_sheet" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "sheet_name" text not null,
  "measure_number" text not null,
  "measure_status" integer not null,
  "item_id" text not null,
  "contract_id" text,
  "project_id" text,
  "measured_on" date not null,
  "lines" jsonb not null,
  "quantity" double precision,
  "sheet_amount" numeric(18,2),
  "measure_photos" jsonb,
  "certified_by" text,
  "certified_at" timestamptz,
  "certificate_id" text,
  "returned_reason" text,
  "custom" jsonb
);

create index "measure_sheet_org_id_index" on "measure_sheet" ("org_id", "measured_on", "id");

create index "measure_sheet_created_by_index" on "measure_sheet" ("created_by");

create index "measure_sheet_measure_status_index" on "measure_sheet" ("measure_status", "measured_on", "id");

create index "measure_sheet_item_id_index" on "measure_sheet" ("item_id", "measured_on", "id") include ("org_id");

create index "measure_sheet_contract_id_index" on "measure_sheet" ("contract_id", "measured_on", "id") include ("org_id");

create index "measure_sheet_project_id_index" on "measure_sheet" ("project_id", "measured_on", "id") include ("org_id");

create index "measure_sheet_measured_on_index" on "measure_sheet" ("measured_on");

create index "measure_sheet_certified_by_index" on "measure_sheet" ("certified_by", "measured_on", "id") include ("org_id");

create index "measure_sheet_certificate_id_index" on "measure_sheet" ("certificate_id", "measured_on", "id") include ("org_id");

create table "payment_certificate" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "certificate_name" text,
  "certificate_status" integer not null,
  "contract_id" text not null,
  "project_id" text,
  "certificate_kind" integer not null,
  "period_number" bigint,
  "ends_on" date not null,
  "remark" text,
  "payment_files" jsonb,
  "net_period" numeric(18,2),
  "carried" numeric(18,2),
  "tax" numeric(18,2),
  "payable" numeric(18,2),
  "labour" numeric(18,2),
  "ordered_amount" numeric(18,2),
  "paid_amount" numeric(18,2),
  "labour_paid" numeric(18,2),
  "price_then" numeric(18,2),
  "works" numeric(18,2),
  "withheld" numeric(18,2),
  "retention" numeric(18,2),
  "recovered" numeric(18,2),
  "safety" numeric(18,2),
  "safety_recovered" numeric(18,2),
  "claims" numeric(18,2),
  "penalties" numeric(18,2),
  "net" numeric(18,2),
  "net_before" numeric(18,2),
  "certified_by" text,
  "certified_at" timestamptz,
  "approved_by" text,
  "approved_at" timestamptz,
  "pay_until" date,
  "returned_reason" text,
  "custom" jsonb
);

create index "payment_certificate_org_id_index" on "payment_certificate" ("org_id", "ends_on", "id");

create index "payment_certificate_created_by_index" on "payment_certificate" ("created_by");

create index "payment_certificate_certificate_status_index" on "payment_certificate" ("certificate_status", "ends_on", "id");

create index "payment_certificate_contract_id_index" on "payment_certificate" ("contract_id", "ends_on", "id") include ("org_id");

create index "payment_certificate_project_id_index" on "payment_certificate" ("project_id", "ends_on", "id") include ("org_id");

create index "payment_certificate_certificate_kind_index" on "payment_certificate" ("certificate_kind", "ends_on", "id");

create index "payment_certificate_period_number_index" on "payment_certificate" ("period_number", "ends_on", "id");

create index "payment_certificate_ends_on_index" on "payment_certificate" ("ends_on");

create index "payment_certificate_certified_by_index" on "payment_certificate" ("certified_by", "ends_on", "id") include ("org_id");

create index "payment_certificate_approved_by_index" on "payment_certificate" ("approved_by", "ends_on", "id") include ("org_id");

create index "payment_certificate_pay_until_index" on "payment_certificate" ("pay_until");

create table "safety_use" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "use_name" text not null,
  "use_status" integer not null,
  "contract_id" text not null,
  "project_id" text,
  "use_kind" integer not null,
  "used_on" date not null,
  "amount" numeric(18,2) not null,
  "supplier" text,
  "voucher_files" jsonb,
  "balance_after" numeric(18,2),
  "checked_by" text,
  "checked_at" timestamptz,
  "returned_reason" text,
  "custom" jsonb
);

create index "safety_use_org_id_index" on "safety_use" ("org_id", "used_on", "id");

create index "safety_use_created_by_index" on "safety_use" ("created_by");

create index "safety_use_use_status_index" on "safety_use" ("use_status", "used_on", "id");

create index "safety_use_contract_id_index" on "safety_use" ("contract_id", "used_on", "id") include ("org_id");

create index "safety_use_project_id_index" on "safety_use" ("project_id", "used_on", "id") include ("org_id");

create index "safety_use_use_kind_index" on "safety_use" ("use_kind", "used_on", "id");

create index "safety_use_used_on_index" on "safety_use" ("used_on");

create index "safety_use_checked_by_index" on "safety_use" ("checked_by", "used_on", "id") include ("org_id");

create table "works_contract" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "contract_name" text not null,
  "contract_number" text not null,
  "contract_status" integer not null,
  "project_id" text not null,
  "contract_direction" integer not null,
  "contract_kind" integer not null,
  "counterparty" text not null,
  "unit_id" text,
  "manager_id" text,
  "signed_on" date,
  "starts_on" date,
  "ends_on" date not null,
  "guarantee_until" date,
  "defect_until" date,
  "contract_term" integer,
  "amount" numeric(18,2) not null,
  "tax_rate" double precision,
  "changes_amount" numeric(18,2),
  "price_now" numeric(18,2),
  "advance_amount" numeric(18,2),
  "recover_from" double precision,
  "recover_to" double precision,
  "pay_share" double precision,
  "retention_rate" double precision,
  "safety_prepaid" numeric(18,2),
  "labour_share" double precision,
  "plan" jsonb,
  "contract_files" jsonb,
  "certified_total" numeric(18,2),
  "payable_total" numeric(18,2),
  "ordered_total" numeric(18,2),
  "paid_total" numeric(18,2),
  "retention_held" numeric(18,2),
  "advance_left" numeric(18,2),
  "safety_balance" numeric(18,2),
  "end_reason" text,
  "custom" jsonb
);

create index "works_contract_org_id_index" on "works_contract" ("org_id", "created_at", "id");

create index "works_contract_created_by_index" on "works_contract" ("created_by");

create index "works_contract_created_at_index" on "works_contract" ("created_at", "id");

create index "works_contract_contract_status_index" on "works_contract" ("contract_status", "created_at", "id");

create index "works_contract_project_id_index" on "works_contract" ("project_id", "created_at", "id") include ("org_id");

create index "works_contract_contract_direction_index" on "works_contract" ("contract_direction", "created_at", "id");

create index "works_contract_contract_kind_index" on "works_contract" ("contract_kind", "created_at", "id");

create index "works_contract_unit_id_index" on "works_contract" ("unit_id", "created_at", "id") include ("org_id");

create index "works_contract_manager_id_index" on "works_contract" ("manager_id", "created_at", "id") include ("org_id");

create index "works_contract_signed_on_index" on "works_contract" ("signed_on");

create index "works_contract_ends_on_index" on "works_contract" ("ends_on");

create index "works_contract_guarantee_until_index" on "works_contract" ("guarantee_until");

create index "works_contract_contract_term_index" on "works_contract" ("contract_term", "created_at", "id");

create unique index "works_contract_contract_number_unique" on "works_contract" ("org_id", "contract_number") nulls not distinct where "contract_number" is not null;

alter table "bill_item" add constraint "bill_item_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "bill_item" add constraint "bill_item_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "bill_item" add constraint "bill_item_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "bill_item" add constraint "bill_item_change_id_reference" foreign key ("change_id") references "contract_change" ("id");

create trigger "custom_added" after insert on "bill_item" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "bill_item" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "bill_item" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "contract_change" add constraint "contract_change_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "contract_change" add constraint "contract_change_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "contract_change" add constraint "contract_change_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "contract_change" add constraint "contract_change_approved_by_reference" foreign key ("approved_by") references "account" ("id");

create trigger "custom_added" after insert on "contract_change" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "contract_change" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "contract_change" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "contract_claim" add constraint "contract_claim_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "contract_claim" add constraint "contract_claim_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "contract_claim" add constraint "contract_claim_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "contract_claim" add constraint "contract_claim_answered_by_reference" foreign key ("answered_by") references "account" ("id");

alter table "contract_claim" add constraint "contract_claim_certificate_id_reference" foreign key ("certificate_id") references "payment_certificate" ("id");

create trigger "custom_added" after insert on "contract_claim" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "contract_claim" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "contract_claim" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "contract_entry" add constraint "contract_entry_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "contract_entry" add constraint "contract_entry_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "contract_entry" add constraint "contract_entry_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "contract_entry" add constraint "contract_entry_certificate_id_reference" foreign key ("certificate_id") references "payment_certificate" ("id");

alter table "contract_entry" add constraint "contract_entry_payout_id_reference" foreign key ("payout_id") references "contract_payout" ("id");

alter table "contract_entry" add constraint "contract_entry_safety_id_reference" foreign key ("safety_id") references "safety_use" ("id");

create trigger "custom_added" after insert on "contract_entry" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "contract_entry" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "contract_entry" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "contract_payout" add constraint "contract_payout_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "contract_payout" add constraint "contract_payout_certificate_id_reference" foreign key ("certificate_id") references "payment_certificate" ("id");

alter table "contract_payout" add constraint "contract_payout_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "contract_payout" add constraint "contract_payout_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "contract_payout" add constraint "contract_payout_approved_by_reference" foreign key ("approved_by") references "account" ("id");

create trigger "custom_added" after insert on "contract_payout" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "contract_payout" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "contract_payout" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "cost_plan" add constraint "cost_plan_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "cost_plan" add constraint "cost_plan_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "cost_plan" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "cost_plan" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "cost_plan" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "measure_sheet" add constraint "measure_sheet_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "measure_sheet" add constraint "measure_sheet_item_id_reference" foreign key ("item_id") references "bill_item" ("id");

alter table "measure_sheet" add constraint "measure_sheet_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "measure_sheet" add constraint "measure_sheet_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "measure_sheet" add constraint "measure_sheet_certified_by_reference" foreign key ("certified_by") references "account" ("id");

alter table "measure_sheet" add constraint "measure_sheet_certificate_id_reference" foreign key ("certificate_id") references "payment_certificate" ("id");

create trigger "custom_added" after insert on "measure_sheet" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "measure_sheet" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "measure_sheet" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "payment_certificate" add constraint "payment_certificate_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "payment_certificate" add constraint "payment_certificate_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "payment_certificate" add constraint "payment_certificate_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "payment_certificate" add constraint "payment_certificate_certified_by_reference" foreign key ("certified_by") references "account" ("id");

alter table "payment_certificate" add constraint "payment_certificate_approved_by_reference" foreign key ("approved_by") references "account" ("id");

create trigger "custom_added" after insert on "payment_certificate" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "payment_certificate" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "payment_certificate" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "safety_use" add constraint "safety_use_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "safety_use" add constraint "safety_use_contract_id_reference" foreign key ("contract_id") references "works_contract" ("id");

alter table "safety_use" add constraint "safety_use_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "safety_use" add constraint "safety_use_checked_by_reference" foreign key ("checked_by") references "account" ("id");

create trigger "custom_added" after insert on "safety_use" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "safety_use" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "safety_use" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "works_contract" add constraint "works_contract_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "works_contract" add constraint "works_contract_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "works_contract" add constraint "works_contract_unit_id_reference" foreign key ("unit_id") references "unit" ("id");

alter table "works_contract" add constraint "works_contract_manager_id_reference" foreign key ("manager_id") references "account" ("id");

create trigger "custom_added" after insert on "works_contract" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "works_contract" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "works_contract" for each row when (old.custom is not null) execute function keep_custom_values();

-- What holds for money whoever writes it, a form, a step, a sheet or the recycle bin. Locks are always taken in the same
-- order: the paper, the payment that it belongs to, the contract, the item of the bill.
alter table works_contract add constraint works_contract_retention check (retention_rate is null or retention_rate <= 3);

alter table contract_entry add constraint contract_entry_sides check (amount > 0 and debit <> credit);

-- One payment of a contract is on its way at a time: each begins where the one before ended.
create unique index payment_certificate_contract_id_once on payment_certificate (contract_id)
  where certificate_status in (2, 3);

create unique index bill_item_item_code_once on bill_item (contract_id, item_code);

create function keep_works_contract() returns trigger language plpgsql as $$
begin
  new.changes_amount := coalesce(new.changes_amount, 0);
  new.price_now := new.amount + new.changes_amount;
  new.certified_total := coalesce(new.certified_total, 0);
  new.payable_total := coalesce(new.payable_total, 0);
  new.ordered_total := coalesce(new.ordered_total, 0);
  new.paid_total := coalesce(new.paid_total, 0);
  new.retention_held := coalesce(new.retention_held, 0);
  new.advance_left := coalesce(new.advance_left, 0);
  new.safety_balance := coalesce(new.safety_balance, 0);
  if tg_op = 'UPDATE' and old.contract_status <> 1 and (new.amount, new.tax_rate, new.advance_amount, new.recover_from,
      new.recover_to, new.pay_share, new.retention_rate, new.safety_prepaid, new.labour_share, new.contract_direction,
      new.project_id) is distinct from (old.amount, old.tax_rate, old.advance_amount, old.recover_from, old.recover_to,
      old.pay_share, old.retention_rate, old.safety_prepaid, old.labour_share, old.contract_direction, old.project_id)
  then
    perform refuse_part('amount', '合同「' || new.contract_name || '」已签订，价款与付款条款不能修改；价款请办合同变更',
      'The contract ' || new.contract_name || ' is signed; its price changes only by a change');
  end if;
  if new.certified_total > new.price_now then
    perform refuse_part('certified_total', '累计计量 ' || new.certified_total || ' 元超过合同价加变更 ' || new.price_now ||
      ' 元，先办合同变更', 'Certified ' || new.certified_total || ' is more than the price with its changes, ' ||
      new.price_now || '; approve a change first');
  end if;
  if new.ordered_total > new.payable_total then
    perform refuse_part('ordered_total', '付款合计 ' || new.ordered_total || ' 元超过合同累计应付 ' || new.payable_total ||
      ' 元', 'Orders of ' || new.ordered_total || ' are more than the ' || new.payable_total || ' that is payable');
  end if;
  return new;
end $$;

create trigger works_contract_kept before insert or update on works_contract for each row
  execute function keep_works_contract();

create function keep_bill_item() returns trigger language plpgsql as $$
declare
  contract works_contract%rowtype;
begin
  if tg_op = 'DELETE' then
    select * into contract from works_contract where id = old.contract_id for share;
    if contract.contract_status <> 1 then
      perform refuse_part('contract_id', '合同「' || contract.contract_name || '」已签订，清单只能由合同变更调整',
        'The contract ' || contract.contract_name || ' is signed; its bill changes only by a change');
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' or (new.contract_id, new.item_code, new.quantity, new.unit_price, new.unit, new.safety_measure)
      is distinct from (old.contract_id, old.item_code, old.quantity, old.unit_price, old.unit, old.safety_measure) then
    select * into contract from works_contract where id = new.contract_id for share;
    if contract.contract_status <> 1 and (tg_op = 'UPDATE' or new.change_id is null) then
      perform refuse_part('contract_id', '合同「' || contract.contract_name || '」已签订，清单只能由合同变更调整',
        'The contract ' || contract.contract_name || ' is signed; its bill changes only by a change');
    end if;
    new.project_id := contract.project_id;
  end if;
  new.changed_quantity := coalesce(new.changed_quantity, 0);
  new.measured_quantity := coalesce(new.measured_quantity, 0);
  new.amount := round(new.quantity::numeric * new.unit_price, 2);
  new.quantity_now := new.quantity::numeric + new.changed_quantity::numeric;
  new.amount_now := round(new.quantity_now::numeric * new.unit_price, 2);
  new.measured_amount := round(new.measured_quantity::numeric * new.unit_price, 2);
  if new.quantity_now < 0 or new.measured_quantity::numeric > new.quantity_now::numeric then
    perform refuse_part('quantity', '「' || new.item_name || '」累计计量 ' || new.measured_quantity || ' ' || new.unit ||
      '，超过清单量加变更 ' || new.quantity_now || ' ' || new.unit || '；超出部分先办合同变更',
      new.measured_quantity || ' ' || new.unit || ' of ' || new.item_name || ' is measured, more than the ' ||
      new.quantity_now || ' of the bill with its changes; approve a change first');
  end if;
  return new;
end $$;

create trigger bill_item_kept before insert or update or delete on bill_item for each row
  execute function keep_bill_item();

create function keep_contract_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.change_status = 3 and (tg_op = 'DELETE' or (new.contract_id, new.lines, new.change_amount,
      new.change_status) is distinct from (old.contract_id, old.lines, old.change_amount, old.change_status)) then
    perform refuse_part('change_status', '变更「' || old.change_name || '」已批准，不能再改；需要时另办变更',
      'The change ' || old.change_name || ' is approved; make another one');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select project_id into new.project_id from works_contract where id = new.contract_id;
  return new;
end $$;

create trigger contract_change_kept before insert or update or delete on contract_change for each row
  execute function keep_contract_change();

create function keep_measure_sheet() returns trigger language plpgsql as $$
declare
  item bill_item%rowtype;
  contract works_contract%rowtype;
begin
  if tg_op <> 'INSERT' and old.measure_status = 3 and (tg_op = 'DELETE' or (new.item_id, new.lines, new.quantity,
      new.measured_on, new.measure_status) is distinct from (old.item_id, old.lines, old.quantity, old.measured_on,
      old.measure_status)) then
    perform refuse_part('measure_status', '计量单「' || old.measure_number || '」已审核锁定，不能修改或删除；差错请另编计量单调整',
      'Sheet ' || old.measure_number || ' is certified and locked; correct it with another sheet');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select * into item from bill_item where id = new.item_id;
  new.contract_id := item.contract_id;
  new.project_id := item.project_id;
  new.sheet_amount := round(coalesce(new.quantity, 0)::numeric * item.unit_price, 2);
  if new.measure_status = 3 and (tg_op = 'INSERT' or old.measure_status <> 3) then
    select * into contract from works_contract where id = new.contract_id for share;
    if contract.contract_status <> 2 then
      perform refuse_part('item_id', '合同「' || contract.contract_name || '」不在履行中，不能计量',
        'The contract ' || contract.contract_name || ' is not running');
    end if;
  end if;
  return new;
end $$;

create trigger measure_sheet_kept before insert or update or delete on measure_sheet for each row
  execute function keep_measure_sheet();

create function sum_measure_sheets() returns trigger language plpgsql as $$
begin
  -- First the lock, then the sum: in one statement the sum would be that of before the wait.
  perform 1 from bill_item where id = new.item_id for no key update;
  update bill_item set measured_quantity = (select coalesce(sum(quantity::numeric), 0) from measure_sheet
    where item_id = new.item_id and measure_status = 3) where id = new.item_id;
  return null;
end $$;

create trigger measure_sheet_certified after insert or update of measure_status on measure_sheet for each row
  when (new.measure_status = 3) execute function sum_measure_sheets();

create function keep_contract_claim() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.certificate_id is not null and (tg_op = 'DELETE' or (new.contract_id, new.claim_kind,
      new.granted_amount, new.claim_status) is distinct from (old.contract_id, old.claim_kind, old.granted_amount,
      old.claim_status)) then
    perform refuse_part('claim_status', '「' || old.claim_name || '」已计入付款，不能再改',
      old.claim_name || ' is in a payment already');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select project_id into new.project_id from works_contract where id = new.contract_id;
  return new;
end $$;

create trigger contract_claim_kept before insert or update or delete on contract_claim for each row
  execute function keep_contract_claim();

create function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.certificate_status >= 4 and (tg_op = 'DELETE' or (new.contract_id, new.certificate_kind,
      new.ends_on, new.net_period, new.tax, new.payable, new.labour, new.works, new.withheld, new.retention,
      new.recovered, new.safety, new.safety_recovered, new.claims, new.penalties, new.net, new.net_before)
      is distinct from (old.contract_id, old.certificate_kind, old.ends_on, old.net_period, old.tax, old.payable,
      old.labour, old.works, old.withheld, old.retention, old.recovered, old.safety, old.safety_recovered, old.claims,
      old.penalties, old.net, old.net_before) or new.certificate_status < 4) then
    perform refuse_part('certificate_status', '「' || old.certificate_name || '」已批准，金额不能再改；差错在下一期调整',
      old.certificate_name || ' is approved; correct it with the next one');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select project_id into new.project_id from works_contract where id = new.contract_id;
  new.ordered_amount := coalesce(new.ordered_amount, 0);
  new.paid_amount := coalesce(new.paid_amount, 0);
  new.labour_paid := coalesce(new.labour_paid, 0);
  new.payable := coalesce(new.payable, 0);
  if new.ordered_amount > new.payable then
    perform refuse_part('amount', '付款合计 ' || new.ordered_amount || ' 元超过本期应付 ' || new.payable || ' 元',
      'Orders of ' || new.ordered_amount || ' are more than the ' || new.payable || ' that is payable');
  end if;
  return new;
end $$;

create trigger certificate_kept before insert or update or delete on payment_certificate for each row
  execute function keep_certificate();

create function sum_certificates() returns trigger language plpgsql as $$
begin
  perform 1 from works_contract where id = new.contract_id for no key update;
  update works_contract set (payable_total, certified_total) = (
    select coalesce(sum(payable), 0), coalesce(max(coalesce(works, 0) + coalesce(safety, 0)), 0)
    from payment_certificate where contract_id = new.contract_id and certificate_status >= 4) where id = new.contract_id;
  return null;
end $$;

create trigger certificate_approved after insert or update of certificate_status on payment_certificate for each row
  when (new.certificate_status = 4) execute function sum_certificates();

create function keep_payout() returns trigger language plpgsql as $$
declare
  certificate payment_certificate%rowtype;
  taken numeric;
begin
  if tg_op <> 'INSERT' and old.payout_status in (2, 3) and (tg_op = 'DELETE' or (new.certificate_id, new.amount)
      is distinct from (old.certificate_id, old.amount) or (old.payout_status = 3 and new.payout_status <> 3)) then
    perform refuse_part('payout_status', '付款单「' || old.payout_number || '」已审批，不能修改或删除',
      'Order ' || old.payout_number || ' is approved already');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.labour_amount := coalesce(new.labour_amount, 0);
  if new.payout_status in (2, 3) and (tg_op = 'INSERT' or old.payout_status not in (2, 3)) then
    -- Approvals of one payment wait for each other here, so that each sees what the one before has taken.
    select * into certificate from payment_certificate where id = new.certificate_id for no key update;
    if certificate.certificate_status < 4 then
      perform refuse_part('certificate_id', '「' || coalesce(certificate.certificate_name, '') || '」还没有批准，批准后再付款',
        'The payment is not approved yet; approve it first');
    end if;
    select coalesce(sum(amount), 0) into taken from contract_payout
      where certificate_id = new.certificate_id and payout_status in (2, 3) and id <> new.id;
    if taken + new.amount > certificate.payable then
      perform refuse_part('amount', '本期应付 ' || certificate.payable || ' 元，已批准 ' || taken || ' 元，最多还能付 ' ||
        (certificate.payable - taken) || ' 元，请改小金额', 'Payable ' || certificate.payable || ', approved ' || taken ||
        ': at most ' || (certificate.payable - taken) || ' is left; reduce the amount');
    end if;
  else
    select * into certificate from payment_certificate where id = new.certificate_id;
  end if;
  new.contract_id := certificate.contract_id;
  new.project_id := certificate.project_id;
  return new;
end $$;

create trigger payout_kept before insert or update or delete on contract_payout for each row
  execute function keep_payout();

create function sum_payouts() returns trigger language plpgsql as $$
begin
  perform 1 from payment_certificate where id = new.certificate_id for no key update;
  perform 1 from works_contract where id = new.contract_id for no key update;
  update payment_certificate set (ordered_amount, paid_amount, labour_paid) = (
    select coalesce(sum(amount) filter (where payout_status in (2, 3)), 0),
      coalesce(sum(amount) filter (where payout_status = 3), 0),
      coalesce(sum(labour_amount) filter (where payout_status = 3), 0)
    from contract_payout where certificate_id = new.certificate_id) where id = new.certificate_id;
  update works_contract set (ordered_total, paid_total) = (
    select coalesce(sum(amount) filter (where payout_status in (2, 3)), 0),
      coalesce(sum(amount) filter (where payout_status = 3), 0)
    from contract_payout where contract_id = new.contract_id) where id = new.contract_id;
  return null;
end $$;

create trigger payouts_summed after insert or update of payout_status, labour_amount on contract_payout for each row
  execute function sum_payouts();

create function keep_contract_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.contract_id, new.entry_on, new.debit, new.credit, new.amount, new.certificate_id,
      new.payout_id, new.safety_id) is distinct from (old.contract_id, old.entry_on, old.debit, old.credit, old.amount,
      old.certificate_id, old.payout_id, old.safety_id) then
    perform refuse_part('amount', '合同分录不能修改或删除；差错由新的单据冲回',
      'Entries of contracts neither change nor go; a new paper corrects them');
  end if;
  return new;
end $$;

create trigger contract_entry_kept before update or delete on contract_entry for each row
  execute function keep_contract_entry();

create function keep_safety_use() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.use_status = 2 and (tg_op = 'DELETE' or (new.contract_id, new.amount, new.used_on,
      new.use_status) is distinct from (old.contract_id, old.amount, old.used_on, old.use_status)) then
    perform refuse_part('use_status', '「' || old.use_name || '」已入账，不能修改或删除', old.use_name || ' is booked already');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select project_id into new.project_id from works_contract where id = new.contract_id;
  return new;
end $$;

create trigger safety_use_kept before insert or update or delete on safety_use for each row
  execute function keep_safety_use();
