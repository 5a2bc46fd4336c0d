create table "gear" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "gear_name" text not null,
  "status" integer not null,
  "kind" integer not null,
  "gear_number" text,
  "gear_model" text,
  "quantity" bigint not null,
  "unit_price" numeric(18,2),
  "project_id" text not null,
  "staff_id" text not null,
  "team_id" text,
  "issued_on" date not null,
  "replace_by" date,
  "keeper_id" text,
  "signature" jsonb,
  "ended_on" date,
  "returned_count" bigint,
  "missing_count" bigint,
  "missing_value" numeric(18,2),
  "end_reason" text,
  "custom" jsonb
);

create index "gear_org_id_index" on "gear" ("org_id", "issued_on", "id");

create index "gear_created_by_index" on "gear" ("created_by");

create index "gear_status_index" on "gear" ("status", "issued_on", "id");

create index "gear_kind_index" on "gear" ("kind", "issued_on", "id");

create index "gear_project_id_index" on "gear" ("project_id", "issued_on", "id") include ("org_id");

create index "gear_staff_id_index" on "gear" ("staff_id", "issued_on", "id") include ("org_id");

create index "gear_team_id_index" on "gear" ("team_id", "issued_on", "id") include ("org_id");

create index "gear_issued_on_index" on "gear" ("issued_on");

create index "gear_replace_by_index" on "gear" ("replace_by");

create index "gear_keeper_id_index" on "gear" ("keeper_id", "issued_on", "id") include ("org_id");

alter table "gear" add constraint "gear_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "gear" add constraint "gear_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "gear" add constraint "gear_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "gear" add constraint "gear_team_id_reference" foreign key ("team_id") references "team" ("id");

alter table "gear" add constraint "gear_keeper_id_reference" foreign key ("keeper_id") references "account" ("id");

create trigger "custom_added" after insert on "gear" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "gear" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "gear" for each row when (old.custom is not null) execute function keep_custom_values();

-- The records of labour v2 are those of the first version; what is shown beside them is counted when it is asked for.
create view staff_v2 as select * from staff with check option;

create view team_v2 as select * from team with check option;

create view participation_v2 as select * from participation with check option;

create view gear_v2 as select * from gear with check option;

create view behaviour_v2 as select * from behaviour with check option;

create view rule_v2 as select * from rule with check option;

create view training_v2 as select * from training with check option;

create view movement_v2 as select * from movement with check option;

create view blacklist_v2 as select * from blacklist with check option;
