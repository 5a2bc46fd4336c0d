create table "face_consent" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "staff_id" text not null,
  "status" integer,
  "project_id" text not null,
  "signed_on" date not null,
  "way" integer not null,
  "alternative" integer not null,
  "guardian" text,
  "papers" jsonb,
  "signature" jsonb,
  "consent_version" text,
  "consent_text" text,
  "face" jsonb,
  "withdrawn_on" date,
  "withdrawn_reason" text,
  "deleted_on" date,
  "deleted_count" bigint,
  "custom" jsonb
);

create index "face_consent_org_id_index" on "face_consent" ("org_id", "signed_on", "id");

create index "face_consent_created_by_index" on "face_consent" ("created_by");

create index "face_consent_staff_id_index" on "face_consent" ("staff_id", "signed_on", "id") include ("org_id");

create index "face_consent_status_index" on "face_consent" ("status", "signed_on", "id");

create index "face_consent_project_id_index" on "face_consent" ("project_id", "signed_on", "id") include ("org_id");

create index "face_consent_signed_on_index" on "face_consent" ("signed_on");

create index "face_consent_way_index" on "face_consent" ("way", "signed_on", "id");

create index "face_consent_alternative_index" on "face_consent" ("alternative", "signed_on", "id");

create index "face_consent_deleted_on_index" on "face_consent" ("deleted_on");

alter table "face_consent" add constraint "face_consent_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "face_consent" add constraint "face_consent_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "face_consent" add constraint "face_consent_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "face_consent" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "face_consent" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "face_consent" for each row when (old.custom is not null) execute function keep_custom_values();
