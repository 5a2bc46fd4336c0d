create table "post" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "name" text not null,
  "user_ids" jsonb not null,
  "sort" bigint,
  "remark" text
);

create index "post_org_id_index" on "post" ("org_id", "sort", "id");

create index "post_sort_index" on "post" ("sort", "id");

create unique index "post_name_unique" on "post" ("org_id", "name") nulls not distinct where "name" is not null;

alter table "post" add constraint "post_org_id_reference" foreign key ("org_id") references "organisation" ("id");
