create table "application" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "apply_number" text not null,
  "site" integer not null,
  "status" integer not null,
  "applicant_kind" integer not null,
  "applicant_name" text not null,
  "credit_code" text,
  "identity_number" text,
  "contact_name" text not null,
  "phone_number" text not null,
  "purpose" integer not null,
  "project_name" text not null,
  "region" text not null,
  "project_address" text not null,
  "begin_date" date not null,
  "end_date" date not null,
  "reason" text,
  "attachments" jsonb,
  "review_opinion" text,
  "reviewer_id" text,
  "reviewed_at" timestamptz
);

create index "application_org_id_index" on "application" ("org_id", "created_at", "id");

create index "application_created_at_index" on "application" ("created_at", "id");

create index "application_site_index" on "application" ("site", "created_at", "id");

create index "application_status_index" on "application" ("status", "created_at", "id");

create index "application_applicant_kind_index" on "application" ("applicant_kind", "created_at", "id");

create index "application_credit_code_index" on "application" ("credit_code", "created_at", "id");

create index "application_identity_number_index" on "application" ("identity_number", "created_at", "id");

create index "application_purpose_index" on "application" ("purpose", "created_at", "id");

create index "application_begin_date_index" on "application" ("begin_date");

create index "application_reviewer_id_index" on "application" ("reviewer_id", "created_at", "id");

create unique index "application_apply_number_unique" on "application" ("org_id", "apply_number") nulls not distinct where "apply_number" is not null;

create table "material" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "material_name" text not null,
  "specification" text not null,
  "batch_number" text not null,
  "supplier_name" text not null,
  "quantity" double precision not null,
  "unit" integer not null,
  "arrival_date" date not null,
  "project_id" text not null,
  "position" text,
  "public_flag" boolean not null,
  "public_code" text,
  "certificates" jsonb,
  "acceptance_status" integer not null,
  "acceptance_opinion" text,
  "acceptor_id" text,
  "accepted_at" timestamptz
);

create index "material_org_id_index" on "material" ("org_id", "created_at", "id");

create index "material_created_at_index" on "material" ("created_at", "id");

create index "material_arrival_date_index" on "material" ("arrival_date");

create index "material_project_id_index" on "material" ("project_id", "created_at", "id");

create index "material_public_flag_index" on "material" ("public_flag", "created_at", "id");

create index "material_acceptance_status_index" on "material" ("acceptance_status", "created_at", "id");

create index "material_acceptor_id_index" on "material" ("acceptor_id", "created_at", "id");

create table "person_registration" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "register_number" text not null,
  "site" integer not null,
  "status" integer not null,
  "person_name" text not null,
  "identity_number" text not null,
  "phone_number" text not null,
  "photo" jsonb not null,
  "identity_pictures" jsonb not null,
  "company_name" text not null,
  "trade" integer not null,
  "certificates" jsonb,
  "review_opinion" text,
  "reviewer_id" text,
  "reviewed_at" timestamptz
);

create index "person_registration_org_id_index" on "person_registration" ("org_id", "created_at", "id");

create index "person_registration_created_at_index" on "person_registration" ("created_at", "id");

create index "person_registration_site_index" on "person_registration" ("site", "created_at", "id");

create index "person_registration_status_index" on "person_registration" ("status", "created_at", "id");

create index "person_registration_identity_number_index" on "person_registration" ("identity_number", "created_at", "id");

create index "person_registration_trade_index" on "person_registration" ("trade", "created_at", "id");

create index "person_registration_reviewer_id_index" on "person_registration" ("reviewer_id", "created_at", "id");

create unique index "person_registration_register_number_unique" on "person_registration" ("org_id", "register_number") nulls not distinct where "register_number" is not null;

alter table "application" add constraint "application_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "application" add constraint "application_reviewer_id_reference" foreign key ("reviewer_id") references "account" ("id");

alter table "material" add constraint "material_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "material" add constraint "material_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "material" add constraint "material_acceptor_id_reference" foreign key ("acceptor_id") references "account" ("id");

alter table "person_registration" add constraint "person_registration_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "person_registration" add constraint "person_registration_reviewer_id_reference" foreign key ("reviewer_id") references "account" ("id");

-- Submissions are asked for by their numbers from outside, and found by the tickets under which they came.
create index application_number on application (apply_number) where apply_number is not null;
create index application_ticket on application (created_by) where created_by is not null;
create index person_registration_number on person_registration (register_number) where register_number is not null;
create index person_registration_ticket on person_registration (created_by) where created_by is not null;

-- Applications of the park under a menu entry of their own. A column that applications get later has to be added here
-- too, by a migration that makes the view anew.
create view sipac_application as select * from application where site = 3 with check option;

-- Whatever way a material comes in, it gets a code of 122 random bits, by which anybody finds its page.
create function give_public_code() returns trigger language plpgsql as $$
begin
  new.public_code := coalesce(new.public_code, replace(gen_random_uuid()::text, '-', ''));
  return new;
end $$;
create trigger material_public_code before insert on material for each row execute function give_public_code();
create unique index material_public_code on material (public_code) where public_code is not null;
