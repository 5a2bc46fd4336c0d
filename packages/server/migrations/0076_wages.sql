alter table "staff" add column "account_id" text;

create index "staff_account_id_index" on "staff" ("account_id", "created_at", "id") include ("org_id");

create table "wage_account" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "account_name" text not null,
  "status" integer not null,
  "project_id" text not null,
  "bank_name" text not null,
  "account_number" text not null,
  "agreement_files" jsonb,
  "opened_on" date,
  "keeper_id" text,
  "monthly_due" numeric(18,2) not null,
  "due_day" bigint not null,
  "month_received" numeric(18,2),
  "transfer_state" integer,
  "deposit_kind" integer,
  "deposit_amount" numeric(18,2),
  "deposit_files" jsonb,
  "guarantee_until" date,
  "received_total" numeric(18,2),
  "paid_total" numeric(18,2),
  "balance" numeric(18,2),
  "transfer_on" date,
  "transfer_amount" numeric(18,2),
  "transfer_files" jsonb,
  "announce_files" jsonb,
  "announced_at" timestamptz,
  "closes_after" date,
  "closed_at" timestamptz,
  "custom" jsonb
);

create index "wage_account_org_id_index" on "wage_account" ("org_id", "created_at", "id");

create index "wage_account_created_by_index" on "wage_account" ("created_by");

create index "wage_account_created_at_index" on "wage_account" ("created_at", "id");

create index "wage_account_status_index" on "wage_account" ("status", "created_at", "id");

create index "wage_account_project_id_index" on "wage_account" ("project_id", "created_at", "id") include ("org_id");

create index "wage_account_keeper_id_index" on "wage_account" ("keeper_id", "created_at", "id") include ("org_id");

create index "wage_account_transfer_state_index" on "wage_account" ("transfer_state", "created_at", "id");

create index "wage_account_deposit_kind_index" on "wage_account" ("deposit_kind", "created_at", "id");

create index "wage_account_guarantee_until_index" on "wage_account" ("guarantee_until");

create index "wage_account_account_number_plain" on "wage_account" ("id") where personal_plain("account_number");

create table "wage_entry" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "entry_number" text,
  "account_id" text not null,
  "kind" integer not null,
  "entry_on" date not null,
  "amount" numeric(18,2) not null,
  "balance_after" numeric(18,2),
  "sheet_id" text,
  "batch_number" text,
  "voucher_files" jsonb,
  "reconciled_on" date,
  "remark" text,
  "custom" jsonb
);

create index "wage_entry_org_id_index" on "wage_entry" ("org_id", "created_at", "id");

create index "wage_entry_created_by_index" on "wage_entry" ("created_by");

create index "wage_entry_created_at_index" on "wage_entry" ("created_at", "id");

create index "wage_entry_account_id_index" on "wage_entry" ("account_id", "created_at", "id") include ("org_id");

create index "wage_entry_kind_index" on "wage_entry" ("kind", "created_at", "id");

create index "wage_entry_entry_on_index" on "wage_entry" ("entry_on");

create index "wage_entry_sheet_id_index" on "wage_entry" ("sheet_id", "created_at", "id") include ("org_id");

create index "wage_entry_batch_number_index" on "wage_entry" ("batch_number", "created_at", "id");

create table "wage_line" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "sheet_id" text not null,
  "account_id" text,
  "wage_month" text,
  "attended_days" double precision,
  "days" double precision,
  "differs" boolean,
  "day_rate" numeric(18,2),
  "quantity" double precision,
  "quantity_unit" text,
  "unit_price" numeric(18,2),
  "advance" numeric(18,2),
  "deduction" numeric(18,2),
  "deduction_reason" text,
  "payable" numeric(18,2),
  "due" numeric(18,2),
  "paid" numeric(18,2),
  "remaining" numeric(18,2),
  "pay_status" integer,
  "seen_at" timestamptz,
  "sign_status" integer not null,
  "signature" jsonb,
  "signed_at" timestamptz,
  "witness_by" text,
  "witness_photo" jsonb,
  "objection" text,
  "custom" jsonb
);

create index "wage_line_org_id_index" on "wage_line" ("org_id", "created_at", "id");

create index "wage_line_created_by_index" on "wage_line" ("created_by");

create index "wage_line_created_at_index" on "wage_line" ("created_at", "id");

create index "wage_line_staff_id_index" on "wage_line" ("staff_id", "created_at", "id") include ("org_id");

create index "wage_line_sheet_id_index" on "wage_line" ("sheet_id", "created_at", "id") include ("org_id");

create index "wage_line_account_id_index" on "wage_line" ("account_id", "created_at", "id") include ("org_id");

create index "wage_line_wage_month_index" on "wage_line" ("wage_month", "created_at", "id");

create index "wage_line_differs_index" on "wage_line" ("differs", "created_at", "id");

create index "wage_line_pay_status_index" on "wage_line" ("pay_status", "created_at", "id");

create index "wage_line_seen_at_index" on "wage_line" ("seen_at");

create index "wage_line_sign_status_index" on "wage_line" ("sign_status", "created_at", "id");

create index "wage_line_witness_by_index" on "wage_line" ("witness_by", "created_at", "id") include ("org_id");

create table "wage_payment" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "payment_number" text not null,
  "status" integer not null,
  "staff_id" text not null,
  "sheet_id" text not null,
  "line_id" text not null,
  "wage_month" text not null,
  "amount" numeric(18,2) not null,
  "attempt" bigint not null,
  "reason" text,
  "bank_name" text,
  "bank_card" text,
  "batch_number" text not null,
  "answered_at" timestamptz,
  "custom" jsonb
);

create index "wage_payment_org_id_index" on "wage_payment" ("org_id", "created_at", "id");

create index "wage_payment_created_by_index" on "wage_payment" ("created_by");

create index "wage_payment_created_at_index" on "wage_payment" ("created_at", "id");

create index "wage_payment_status_index" on "wage_payment" ("status", "created_at", "id");

create index "wage_payment_staff_id_index" on "wage_payment" ("staff_id", "created_at", "id") include ("org_id");

create index "wage_payment_sheet_id_index" on "wage_payment" ("sheet_id", "created_at", "id") include ("org_id");

create index "wage_payment_line_id_index" on "wage_payment" ("line_id", "created_at", "id") include ("org_id");

create index "wage_payment_wage_month_index" on "wage_payment" ("wage_month", "created_at", "id");

create index "wage_payment_batch_number_index" on "wage_payment" ("batch_number", "created_at", "id");

create index "wage_payment_answered_at_index" on "wage_payment" ("answered_at");

create index "wage_payment_bank_card_plain" on "wage_payment" ("id") where personal_plain("bank_card");

create table "wage_sheet" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "sheet_name" text,
  "status" integer not null,
  "project_id" text not null,
  "team_id" text not null,
  "wage_month" text not null,
  "day_rate" numeric(18,2),
  "supplement" boolean,
  "remark" text,
  "people" bigint,
  "signed_count" bigint,
  "days_total" double precision,
  "differing" bigint,
  "payable_total" numeric(18,2),
  "deducted_total" numeric(18,2),
  "due_total" numeric(18,2),
  "paid_total" numeric(18,2),
  "remaining_total" numeric(18,2),
  "seal_files" jsonb,
  "sealed_by" text,
  "sealed_at" timestamptz,
  "checked_by" text,
  "checked_at" timestamptz,
  "check_opinion" text,
  "published_at" timestamptz,
  "notice_until" date,
  "returned_reason" text,
  "frozen" jsonb,
  "custom" jsonb
);

create index "wage_sheet_org_id_index" on "wage_sheet" ("org_id", "created_at", "id");

create index "wage_sheet_created_by_index" on "wage_sheet" ("created_by");

create index "wage_sheet_created_at_index" on "wage_sheet" ("created_at", "id");

create index "wage_sheet_status_index" on "wage_sheet" ("status", "created_at", "id");

create index "wage_sheet_project_id_index" on "wage_sheet" ("project_id", "created_at", "id") include ("org_id");

create index "wage_sheet_team_id_index" on "wage_sheet" ("team_id", "created_at", "id") include ("org_id");

create index "wage_sheet_wage_month_index" on "wage_sheet" ("wage_month", "created_at", "id");

create index "wage_sheet_sealed_by_index" on "wage_sheet" ("sealed_by", "created_at", "id") include ("org_id");

create index "wage_sheet_sealed_at_index" on "wage_sheet" ("sealed_at");

create index "wage_sheet_checked_by_index" on "wage_sheet" ("checked_by", "created_at", "id") include ("org_id");

create table "wage_statement" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "bank_number" text not null,
  "account_id" text not null,
  "booked_on" date not null,
  "direction" integer not null,
  "amount" numeric(18,2) not null,
  "counterparty" text,
  "summary" text,
  "status" integer not null,
  "entry_id" text,
  "custom" jsonb
);

create index "wage_statement_org_id_index" on "wage_statement" ("org_id", "booked_on", "id");

create index "wage_statement_created_by_index" on "wage_statement" ("created_by");

create index "wage_statement_account_id_index" on "wage_statement" ("account_id", "booked_on", "id") include ("org_id");

create index "wage_statement_booked_on_index" on "wage_statement" ("booked_on");

create index "wage_statement_direction_index" on "wage_statement" ("direction", "booked_on", "id");

create index "wage_statement_status_index" on "wage_statement" ("status", "booked_on", "id");

create index "wage_statement_entry_id_index" on "wage_statement" ("entry_id", "booked_on", "id") include ("org_id");

create unique index "wage_statement_bank_number_unique" on "wage_statement" ("org_id", "bank_number") nulls not distinct where "bank_number" is not null;

alter table "staff" add constraint "staff_account_id_reference" foreign key ("account_id") references "account" ("id");

alter table "wage_account" add constraint "wage_account_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "wage_account" add constraint "wage_account_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "wage_account" add constraint "wage_account_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "wage_account" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "wage_account" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "wage_account" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "wage_entry" add constraint "wage_entry_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "wage_entry" add constraint "wage_entry_account_id_reference" foreign key ("account_id") references "wage_account" ("id");

alter table "wage_entry" add constraint "wage_entry_sheet_id_reference" foreign key ("sheet_id") references "wage_sheet" ("id");

create trigger "custom_added" after insert on "wage_entry" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "wage_entry" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "wage_entry" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "wage_line" add constraint "wage_line_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "wage_line" add constraint "wage_line_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "wage_line" add constraint "wage_line_sheet_id_reference" foreign key ("sheet_id") references "wage_sheet" ("id") on delete cascade;

alter table "wage_line" add constraint "wage_line_account_id_reference" foreign key ("account_id") references "account" ("id");

alter table "wage_line" add constraint "wage_line_witness_by_reference" foreign key ("witness_by") references "account" ("id");

create trigger "custom_added" after insert on "wage_line" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "wage_line" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "wage_line" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "wage_payment" add constraint "wage_payment_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "wage_payment" add constraint "wage_payment_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "wage_payment" add constraint "wage_payment_sheet_id_reference" foreign key ("sheet_id") references "wage_sheet" ("id");

alter table "wage_payment" add constraint "wage_payment_line_id_reference" foreign key ("line_id") references "wage_line" ("id");

create trigger "custom_added" after insert on "wage_payment" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "wage_payment" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "wage_payment" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "wage_sheet" add constraint "wage_sheet_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "wage_sheet" add constraint "wage_sheet_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "wage_sheet" add constraint "wage_sheet_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "wage_sheet" add constraint "wage_sheet_sealed_by_reference" foreign key ("sealed_by") references "account" ("id");

alter table "wage_sheet" add constraint "wage_sheet_checked_by_reference" foreign key ("checked_by") references "account" ("id");

create trigger "custom_added" after insert on "wage_sheet" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "wage_sheet" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "wage_sheet" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "wage_statement" add constraint "wage_statement_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "wage_statement" add constraint "wage_statement_account_id_reference" foreign key ("account_id") references "wage_account" ("id");

alter table "wage_statement" add constraint "wage_statement_entry_id_reference" foreign key ("entry_id") references "wage_entry" ("id");

create trigger "custom_added" after insert on "wage_statement" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "wage_statement" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "wage_statement" for each row when (old.custom is not null) execute function keep_custom_values();

create unique index "staff_account_id_unique" on "staff" ("org_id", "account_id") nulls not distinct where "account_id" is not null;

-- A person is once on a sheet, and a line has one payment that has not come back (codes 2 and 3 of wage_pay_status).
create unique index wage_line_once on wage_line (sheet_id, staff_id);

create unique index wage_payment_once on wage_payment (line_id) where status in (2, 3);

create unique index wage_payment_number_once on wage_payment (payment_number);

-- Which open line of a statement an entry has been found on: one each.
create unique index wage_statement_entry_once on wage_statement (entry_id) where entry_id is not null;

-- The view has the columns of its table, so it is made again.
drop view staff_bank;

create view staff_bank as select * from staff with check option;
