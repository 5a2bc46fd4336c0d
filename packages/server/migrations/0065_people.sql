create table "agerule" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "rule_name" text not null,
  "region" text,
  "gender" integer,
  "trade" integer,
  "age" bigint not null,
  "effect" integer not null,
  "from_date" date not null,
  "confirmed" boolean,
  "basis" text,
  "custom" jsonb
);

create index "agerule_org_id_index" on "agerule" ("org_id", "created_at", "id");

create index "agerule_created_at_index" on "agerule" ("created_at", "id");

create index "agerule_region_index" on "agerule" ("region", "created_at", "id");

create index "agerule_gender_index" on "agerule" ("gender", "created_at", "id");

create index "agerule_trade_index" on "agerule" ("trade", "created_at", "id");

create index "agerule_effect_index" on "agerule" ("effect", "created_at", "id");

create index "agerule_from_date_index" on "agerule" ("from_date");

create index "agerule_confirmed_index" on "agerule" ("confirmed", "created_at", "id");

create table "behaviour" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "project_id" text not null,
  "rule_id" text not null,
  "happened_on" date not null,
  "kind" integer,
  "points" bigint,
  "team_id" text,
  "photos" jsonb,
  "place" jsonb,
  "remark" text,
  "custom" jsonb
);

create index "behaviour_org_id_index" on "behaviour" ("org_id", "happened_on", "id");

create index "behaviour_staff_id_index" on "behaviour" ("staff_id", "happened_on", "id") include ("org_id");

create index "behaviour_project_id_index" on "behaviour" ("project_id", "happened_on", "id") include ("org_id");

create index "behaviour_rule_id_index" on "behaviour" ("rule_id", "happened_on", "id") include ("org_id");

create index "behaviour_happened_on_index" on "behaviour" ("happened_on");

create index "behaviour_kind_index" on "behaviour" ("kind", "happened_on", "id");

create index "behaviour_team_id_index" on "behaviour" ("team_id", "happened_on", "id") include ("org_id");

create table "blacklist" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "listed_name" text not null,
  "status" integer not null,
  "kind" integer not null,
  "staff_id" text,
  "id_card" text,
  "credit_code" text,
  "reason" integer not null,
  "facts" text not null,
  "evidence" jsonb,
  "notice_date" date,
  "from_date" date,
  "to_date" date,
  "contact_id" text,
  "objection" text,
  "decision" text,
  "custom" jsonb
);

create index "blacklist_org_id_index" on "blacklist" ("org_id", "created_at", "id");

create index "blacklist_created_at_index" on "blacklist" ("created_at", "id");

create index "blacklist_status_index" on "blacklist" ("status", "created_at", "id");

create index "blacklist_kind_index" on "blacklist" ("kind", "created_at", "id");

create index "blacklist_staff_id_index" on "blacklist" ("staff_id", "created_at", "id") include ("org_id");

create index "blacklist_credit_code_index" on "blacklist" ("credit_code", "created_at", "id");

create index "blacklist_reason_index" on "blacklist" ("reason", "created_at", "id");

create index "blacklist_from_date_index" on "blacklist" ("from_date");

create index "blacklist_to_date_index" on "blacklist" ("to_date");

create index "blacklist_contact_id_index" on "blacklist" ("contact_id", "created_at", "id") include ("org_id");

create index "blacklist_id_card_index" on "blacklist" (personal_seek("id_card"));

create index "blacklist_id_card_plain" on "blacklist" ("id") where personal_plain("id_card");

create table "certificate" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "certificate_number" text not null,
  "status" integer not null,
  "holder_kind" integer not null,
  "staff_id" text,
  "unit_name" text,
  "project_id" text,
  "kind" integer not null,
  "trade" integer,
  "authority" text,
  "files" jsonb,
  "valid_from" date not null,
  "valid_to" date,
  "review_due" date,
  "reviewed_on" date,
  "keeper_id" text,
  "remark" text,
  "custom" jsonb
);

create index "certificate_org_id_index" on "certificate" ("org_id", "valid_to", "id");

create index "certificate_status_index" on "certificate" ("status", "valid_to", "id");

create index "certificate_holder_kind_index" on "certificate" ("holder_kind", "valid_to", "id");

create index "certificate_staff_id_index" on "certificate" ("staff_id", "valid_to", "id") include ("org_id");

create index "certificate_project_id_index" on "certificate" ("project_id", "valid_to", "id") include ("org_id");

create index "certificate_kind_index" on "certificate" ("kind", "valid_to", "id");

create index "certificate_trade_index" on "certificate" ("trade", "valid_to", "id");

create index "certificate_valid_to_index" on "certificate" ("valid_to");

create index "certificate_review_due_index" on "certificate" ("review_due");

create index "certificate_keeper_id_index" on "certificate" ("keeper_id", "valid_to", "id") include ("org_id");

create unique index "certificate_certificate_number_unique" on "certificate" ("org_id", "certificate_number") nulls not distinct where "certificate_number" is not null;

create table "medical" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "kind" integer not null,
  "conclusion" integer not null,
  "exam_date" date not null,
  "hazard" integer not null,
  "valid_to" date,
  "institution" text,
  "unfit_for" jsonb,
  "project_id" text,
  "report" jsonb,
  "keeper_id" text,
  "remark" text,
  "custom" jsonb
);

create index "medical_org_id_index" on "medical" ("org_id", "exam_date", "id");

create index "medical_staff_id_index" on "medical" ("staff_id", "exam_date", "id") include ("org_id");

create index "medical_kind_index" on "medical" ("kind", "exam_date", "id");

create index "medical_conclusion_index" on "medical" ("conclusion", "exam_date", "id");

create index "medical_exam_date_index" on "medical" ("exam_date");

create index "medical_hazard_index" on "medical" ("hazard", "exam_date", "id");

create index "medical_valid_to_index" on "medical" ("valid_to");

create index "medical_project_id_index" on "medical" ("project_id", "exam_date", "id") include ("org_id");

create index "medical_keeper_id_index" on "medical" ("keeper_id", "exam_date", "id") include ("org_id");

create table "movement" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "kind" integer not null,
  "moved_on" date not null,
  "project_id" text,
  "team_id" text,
  "trade" integer,
  "settlement" integer,
  "by_itself" boolean,
  "reason" text,
  "settled_on" date,
  "settled_proof" jsonb,
  "custom" jsonb
);

create index "movement_org_id_index" on "movement" ("org_id", "moved_on", "id");

create index "movement_staff_id_index" on "movement" ("staff_id", "moved_on", "id") include ("org_id");

create index "movement_kind_index" on "movement" ("kind", "moved_on", "id");

create index "movement_moved_on_index" on "movement" ("moved_on");

create index "movement_project_id_index" on "movement" ("project_id", "moved_on", "id") include ("org_id");

create index "movement_team_id_index" on "movement" ("team_id", "moved_on", "id") include ("org_id");

create index "movement_trade_index" on "movement" ("trade", "moved_on", "id");

create index "movement_settlement_index" on "movement" ("settlement", "moved_on", "id");

create index "movement_by_itself_index" on "movement" ("by_itself", "moved_on", "id");

create table "rule" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "rule_name" text not null,
  "rule_code" text not null,
  "kind" integer not null,
  "points" bigint not null,
  "category" integer not null,
  "enabled" boolean,
  "basis" text,
  "custom" jsonb
);

create index "rule_org_id_index" on "rule" ("org_id", "rule_code", "id");

create index "rule_rule_code_index" on "rule" ("rule_code", "id");

create index "rule_kind_index" on "rule" ("kind", "rule_code", "id");

create index "rule_category_index" on "rule" ("category", "rule_code", "id");

create index "rule_enabled_index" on "rule" ("enabled", "rule_code", "id");

create unique index "rule_rule_code_unique" on "rule" ("org_id", "rule_code") nulls not distinct where "rule_code" is not null;

alter table "staff" add column "birth_date" date;

alter table "staff" add column "nation" text;

alter table "staff" add column "id_address" text;

alter table "staff" add column "id_authority" text;

alter table "staff" add column "id_valid_from" date;

alter table "staff" add column "id_valid_to" date;

alter table "staff" add column "photo" jsonb;

alter table "staff" add column "id_photos" jsonb;

alter table "staff" add column "marital_status" integer;

alter table "staff" add column "emergency_name" text;

alter table "staff" add column "emergency_phone" text;

alter table "staff" add column "team_id" text;

alter table "staff" add column "contract_kind" integer;

alter table "staff" add column "contract_from" date;

alter table "staff" add column "contract_to" date;

alter table "staff" add column "contract_files" jsonb;

alter table "staff" add column "insurance_kind" integer;

alter table "staff" add column "commitment_files" jsonb;

alter table "staff" add column "bank_name" text;

alter table "staff" add column "bank_card" text;

alter table "staff" add column "checked_by" text;

alter table "staff" add column "checked_at" timestamptz;

alter table "staff" add column "exit_date" date;

alter table "staff" add column "settlement" integer;

alter table "staff" add column "exit_reason" text;

create index "staff_team_id_index" on "staff" ("team_id", "created_at", "id") include ("org_id");

create index "staff_contract_kind_index" on "staff" ("contract_kind", "created_at", "id");

create index "staff_checked_by_index" on "staff" ("checked_by", "created_at", "id") include ("org_id");

create index "staff_settlement_index" on "staff" ("settlement", "created_at", "id");

create index "staff_id_card_index" on "staff" (personal_seek("id_card"));

create index "staff_id_address_plain" on "staff" ("id") where personal_plain("id_address");

create index "staff_emergency_phone_plain" on "staff" ("id") where personal_plain("emergency_phone");

create index "staff_bank_card_plain" on "staff" ("id") where personal_plain("bank_card");

alter table "agerule" add constraint "agerule_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "agerule" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "agerule" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "agerule" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "behaviour" add constraint "behaviour_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "behaviour" add constraint "behaviour_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "behaviour" add constraint "behaviour_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "behaviour" add constraint "behaviour_rule_id_reference" foreign key ("rule_id") references "rule" ("id");

alter table "behaviour" add constraint "behaviour_team_id_reference" foreign key ("team_id") references "team" ("id");

create trigger "custom_added" after insert on "behaviour" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "behaviour" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "behaviour" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "blacklist" add constraint "blacklist_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "blacklist" add constraint "blacklist_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "blacklist" add constraint "blacklist_contact_id_reference" foreign key ("contact_id") references "account" ("id");

create trigger "custom_added" after insert on "blacklist" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "blacklist" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "blacklist" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "certificate" add constraint "certificate_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "certificate" add constraint "certificate_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "certificate" add constraint "certificate_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "certificate" add constraint "certificate_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "certificate" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "certificate" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "certificate" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "medical" add constraint "medical_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "medical" add constraint "medical_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "medical" add constraint "medical_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "medical" add constraint "medical_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "medical" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "medical" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "medical" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "movement" add constraint "movement_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "movement" add constraint "movement_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "movement" add constraint "movement_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "movement" add constraint "movement_team_id_reference" foreign key ("team_id") references "team" ("id");

create trigger "custom_added" after insert on "movement" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "movement" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "movement" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "rule" add constraint "rule_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "rule" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "rule" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "rule" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "staff" add constraint "staff_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "staff" add constraint "staff_checked_by_reference" foreign key ("checked_by") references "account" ("id");

-- The bank of persons: all people of an organisation, also those who left.
create view staff_bank as select * from staff with check option;

-- Arrivals and departures before there were records of them.
insert into movement (id, org_id, created_at, updated_at, version, staff_id, kind, moved_on, project_id, trade)
  select replace(gen_random_uuid()::text, '-', ''), org_id, created_at, created_at, 1, id, 1,
    coalesce(entry_date, created_at::date), project_id, trade
  from staff where status = 1;
