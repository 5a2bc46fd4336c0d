create table "figure" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "figure_name" text not null,
  "project_id" text not null,
  "part_id" text not null,
  "figure_kind" integer not null,
  "picture" jsonb,
  "remark" text,
  "regions" jsonb,
  "custom" jsonb
);

create index "figure_org_id_index" on "figure" ("org_id", "created_at", "id");

create index "figure_created_by_index" on "figure" ("created_by");

create index "figure_created_at_index" on "figure" ("created_at", "id");

create index "figure_project_id_index" on "figure" ("project_id", "created_at", "id") include ("org_id");

create index "figure_part_id_index" on "figure" ("part_id", "created_at", "id") include ("org_id");

create index "figure_figure_kind_index" on "figure" ("figure_kind", "created_at", "id");

alter table "figure" add constraint "figure_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "figure" add constraint "figure_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "figure" add constraint "figure_part_id_reference" foreign key ("part_id") references "part" ("id");

create trigger "custom_added" after insert on "figure" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "figure" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "figure" for each row when (old.custom is not null) execute function keep_custom_values();
