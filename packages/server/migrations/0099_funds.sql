create table "fund_account" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "project_id" text not null,
  "planned_total" numeric(18,2),
  "granted_total" numeric(18,2),
  "paid_total" numeric(18,2),
  "balance" numeric(18,2),
  "papers" bigint,
  "custom" jsonb
);

create index "fund_account_org_id_index" on "fund_account" ("org_id", "updated_at", "id");

create index "fund_account_created_by_index" on "fund_account" ("created_by");

create index "fund_account_updated_at_index" on "fund_account" ("updated_at", "id");

create index "fund_account_project_id_index" on "fund_account" ("project_id", "updated_at", "id") include ("org_id");

create table "fund_entry" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "entry_number" text not null,
  "project_id" text not null,
  "kind" integer not null,
  "entry_on" date not null,
  "amount" numeric(18,2) not null,
  "balance_after" numeric(18,2) not null,
  "paper_id" text not null,
  "account_id" text not null,
  "custom" jsonb
);

create index "fund_entry_org_id_index" on "fund_entry" ("org_id", "created_at", "id");

create index "fund_entry_created_by_index" on "fund_entry" ("created_by");

create index "fund_entry_created_at_index" on "fund_entry" ("created_at", "id");

create index "fund_entry_project_id_index" on "fund_entry" ("project_id", "created_at", "id") include ("org_id");

create index "fund_entry_kind_index" on "fund_entry" ("kind", "created_at", "id");

create index "fund_entry_entry_on_index" on "fund_entry" ("entry_on");

create index "fund_entry_paper_id_index" on "fund_entry" ("paper_id", "created_at", "id") include ("org_id");

create index "fund_entry_account_id_index" on "fund_entry" ("account_id", "created_at", "id") include ("org_id");

create table "fund_paper" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "fund_title" text not null,
  "fund_number" text,
  "status" integer not null,
  "fund_kind" integer not null,
  "project_id" text not null,
  "fund_purpose" integer not null,
  "amount" numeric(18,2) not null,
  "needed_on" date not null,
  "payee" text,
  "applicant_id" text not null,
  "reason" text not null,
  "attachments" jsonb,
  "approver_id" text,
  "decided_at" timestamptz,
  "opinion" text,
  "paid_amount" numeric(18,2),
  "paid_on" date,
  "payment_files" jsonb,
  "paid_by" text,
  "custom" jsonb
);

create index "fund_paper_org_id_index" on "fund_paper" ("org_id", "created_at", "id");

create index "fund_paper_created_by_index" on "fund_paper" ("created_by");

create index "fund_paper_created_at_index" on "fund_paper" ("created_at", "id");

create index "fund_paper_status_index" on "fund_paper" ("status", "created_at", "id");

create index "fund_paper_fund_kind_index" on "fund_paper" ("fund_kind", "created_at", "id");

create index "fund_paper_project_id_index" on "fund_paper" ("project_id", "created_at", "id") include ("org_id");

create index "fund_paper_fund_purpose_index" on "fund_paper" ("fund_purpose", "created_at", "id");

create index "fund_paper_needed_on_index" on "fund_paper" ("needed_on");

create index "fund_paper_applicant_id_index" on "fund_paper" ("applicant_id", "created_at", "id") include ("org_id");

create index "fund_paper_approver_id_index" on "fund_paper" ("approver_id", "created_at", "id") include ("org_id");

create index "fund_paper_paid_on_index" on "fund_paper" ("paid_on");

create index "fund_paper_paid_by_index" on "fund_paper" ("paid_by", "created_at", "id") include ("org_id");

alter table "fund_account" add constraint "fund_account_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "fund_account" add constraint "fund_account_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "fund_account" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "fund_account" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "fund_account" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "fund_entry" add constraint "fund_entry_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "fund_entry" add constraint "fund_entry_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "fund_entry" add constraint "fund_entry_paper_id_reference" foreign key ("paper_id") references "fund_paper" ("id");

alter table "fund_entry" add constraint "fund_entry_account_id_reference" foreign key ("account_id") references "fund_account" ("id");

create trigger "custom_added" after insert on "fund_entry" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "fund_entry" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "fund_entry" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "fund_paper" add constraint "fund_paper_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "fund_paper" add constraint "fund_paper_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "fund_paper" add constraint "fund_paper_applicant_id_reference" foreign key ("applicant_id") references "account" ("id");

alter table "fund_paper" add constraint "fund_paper_approver_id_reference" foreign key ("approver_id") references "account" ("id");

alter table "fund_paper" add constraint "fund_paper_paid_by_reference" foreign key ("paid_by") references "account" ("id");

create trigger "custom_added" after insert on "fund_paper" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "fund_paper" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "fund_paper" for each row when (old.custom is not null) execute function keep_custom_values();

-- By hand: one row of funds for each project, and no balance below zero, whatever code writes it.
create unique index "fund_account_project" on "fund_account" ("project_id");

alter table "fund_account" add constraint "fund_account_covered" check (
  balance >= 0 and granted_total >= 0 and paid_total >= 0 and balance = planned_total - granted_total - paid_total
);
