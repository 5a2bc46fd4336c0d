create table "party_branch" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "branch_name" text not null,
  "status" integer,
  "branch_kind" integer not null,
  "project_id" text not null,
  "superior" text,
  "secretary" text not null,
  "keeper_id" text not null,
  "founded_on" date,
  "elected_on" date,
  "term_end" date,
  "motto" text,
  "introduction" text,
  "picture" jsonb,
  "public_flag" boolean,
  "carousel_count" bigint not null,
  "public_code" text,
  "custom" jsonb
);

create index "party_branch_org_id_index" on "party_branch" ("org_id", "created_at", "id");

create index "party_branch_created_by_index" on "party_branch" ("created_by");

create index "party_branch_created_at_index" on "party_branch" ("created_at", "id");

create index "party_branch_status_index" on "party_branch" ("status", "created_at", "id");

create index "party_branch_branch_kind_index" on "party_branch" ("branch_kind", "created_at", "id");

create index "party_branch_project_id_index" on "party_branch" ("project_id", "created_at", "id") include ("org_id");

create index "party_branch_keeper_id_index" on "party_branch" ("keeper_id", "created_at", "id") include ("org_id");

create index "party_branch_term_end_index" on "party_branch" ("term_end");

create index "party_branch_public_flag_index" on "party_branch" ("public_flag", "created_at", "id");

create unique index "party_branch_branch_name_unique" on "party_branch" ("org_id", "branch_name") nulls not distinct where "branch_name" is not null;

create table "party_item" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "item_title" text not null,
  "status" integer,
  "item_kind" integer not null,
  "project_id" text not null,
  "branch_id" text not null,
  "content" text not null,
  "photos" jsonb,
  "attachments" jsonb,
  "held_on" date,
  "venue" text,
  "expected_ids" jsonb,
  "attendee_ids" jsonb,
  "attendance_rate" bigint,
  "carousel" boolean,
  "published_at" timestamptz,
  "custom" jsonb
);

create index "party_item_org_id_index" on "party_item" ("org_id", "created_at", "id");

create index "party_item_created_by_index" on "party_item" ("created_by");

create index "party_item_created_at_index" on "party_item" ("created_at", "id");

create index "party_item_status_index" on "party_item" ("status", "created_at", "id");

create index "party_item_item_kind_index" on "party_item" ("item_kind", "created_at", "id");

create index "party_item_project_id_index" on "party_item" ("project_id", "created_at", "id") include ("org_id");

create index "party_item_branch_id_index" on "party_item" ("branch_id", "created_at", "id") include ("org_id");

create index "party_item_held_on_index" on "party_item" ("held_on");

create index "party_item_carousel_index" on "party_item" ("carousel", "created_at", "id");

create table "party_member" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "member_name" text not null,
  "status" integer,
  "project_id" text not null,
  "branch_id" text not null,
  "staff_id" text,
  "phone_number" text,
  "photo" jsonb,
  "party_post" integer,
  "pioneer_post" text,
  "mentor_id" text,
  "applied_on" date,
  "accepted_on" date,
  "convert_due" date,
  "converted_on" date,
  "moved_on" date,
  "moved_to" text,
  "custom" jsonb
);

create index "party_member_org_id_index" on "party_member" ("org_id", "created_at", "id");

create index "party_member_created_by_index" on "party_member" ("created_by");

create index "party_member_created_at_index" on "party_member" ("created_at", "id");

create index "party_member_status_index" on "party_member" ("status", "created_at", "id");

create index "party_member_project_id_index" on "party_member" ("project_id", "created_at", "id") include ("org_id");

create index "party_member_branch_id_index" on "party_member" ("branch_id", "created_at", "id") include ("org_id");

create index "party_member_staff_id_index" on "party_member" ("staff_id", "created_at", "id") include ("org_id");

create index "party_member_party_post_index" on "party_member" ("party_post", "created_at", "id");

create index "party_member_mentor_id_index" on "party_member" ("mentor_id", "created_at", "id") include ("org_id");

create index "party_member_accepted_on_index" on "party_member" ("accepted_on");

create index "party_member_convert_due_index" on "party_member" ("convert_due");

create index "party_member_phone_number_plain" on "party_member" ("id") where personal_plain("phone_number");

alter table "party_branch" add constraint "party_branch_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "party_branch" add constraint "party_branch_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "party_branch" add constraint "party_branch_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "party_branch" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "party_branch" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "party_branch" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "party_item" add constraint "party_item_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "party_item" add constraint "party_item_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "party_item" add constraint "party_item_branch_id_reference" foreign key ("branch_id") references "party_branch" ("id");

create trigger "custom_added" after insert on "party_item" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "party_item" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "party_item" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "party_member" add constraint "party_member_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "party_member" add constraint "party_member_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "party_member" add constraint "party_member_branch_id_reference" foreign key ("branch_id") references "party_branch" ("id");

alter table "party_member" add constraint "party_member_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "party_member" add constraint "party_member_mentor_id_reference" foreign key ("mentor_id") references "account" ("id");

create trigger "custom_added" after insert on "party_member" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "party_member" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "party_member" for each row when (old.custom is not null) execute function keep_custom_values();

-- The public page of a branch has a random code instead of the id.
create trigger party_branch_public_code before insert on party_branch for each row execute function give_public_code();
create unique index party_branch_public_code on party_branch (public_code) where public_code is not null;
