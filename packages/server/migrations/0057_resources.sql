create table "team" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "team_name" text not null,
  "status" integer not null,
  "project_id" text not null,
  "trade" integer not null,
  "leader_id" text,
  "entry_date" date,
  "exit_date" date,
  "files" jsonb,
  "remark" text,
  "custom" jsonb
);

create index "team_org_id_index" on "team" ("org_id", "created_at", "id");

create index "team_created_at_index" on "team" ("created_at", "id");

create index "team_status_index" on "team" ("status", "created_at", "id");

create index "team_project_id_index" on "team" ("project_id", "created_at", "id") include ("org_id");

create index "team_trade_index" on "team" ("trade", "created_at", "id");

create index "team_leader_id_index" on "team" ("leader_id", "created_at", "id") include ("org_id");

create index "team_entry_date_index" on "team" ("entry_date");

alter table "team" add constraint "team_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "team" add constraint "team_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "team" add constraint "team_leader_id_reference" foreign key ("leader_id") references "staff" ("id");

create trigger "custom_added" after insert on "team" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "team" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "team" for each row when (old.custom is not null) execute function keep_custom_values();
