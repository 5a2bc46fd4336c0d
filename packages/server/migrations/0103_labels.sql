create table "record_label" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "label_name" text not null,
  "label_status" integer not null,
  "label_color" integer not null,
  "remark" text,
  "custom" jsonb
);

create index "record_label_org_id_index" on "record_label" ("org_id", "created_at", "id");

create index "record_label_created_by_index" on "record_label" ("created_by");

create index "record_label_created_at_index" on "record_label" ("created_at", "id");

create index "record_label_label_status_index" on "record_label" ("label_status", "created_at", "id");

create unique index "record_label_label_name_unique" on "record_label" ("org_id", "label_name") nulls not distinct where "label_name" is not null;

alter table "record_label" add constraint "record_label_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "record_label" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "record_label" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "record_label" for each row when (old.custom is not null) execute function keep_custom_values();

-- By hand: which record has which label. It is no resource, because its rows belong to records of all of them.
create table "record_label_use" (
  "resource" text not null,
  "record_id" text not null,
  "label_id" text not null references "record_label" ("id"),
  "marked_at" timestamptz not null,
  "marked_by" text references "account" ("id") on delete set null,
  primary key ("resource", "record_id", "label_id")
);

create index "record_label_use_by_label" on "record_label_use" ("label_id", "resource", "record_id");
