create table "helmet" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "helmet_number" text not null,
  "status" integer not null,
  "staff_id" text,
  "device_id" text not null,
  "project_id" text not null,
  "colour" text,
  "bought_on" date,
  "expires_on" date,
  "handed_at" timestamptz,
  "handed_by" text,
  "note" text,
  "custom" jsonb
);

create index "helmet_org_id_index" on "helmet" ("org_id", "helmet_number", "id");

create index "helmet_created_by_index" on "helmet" ("created_by");

create index "helmet_helmet_number_index" on "helmet" ("helmet_number", "id");

create index "helmet_status_index" on "helmet" ("status", "helmet_number", "id");

create index "helmet_staff_id_index" on "helmet" ("staff_id", "helmet_number", "id") include ("org_id");

create index "helmet_device_id_index" on "helmet" ("device_id", "helmet_number", "id") include ("org_id");

create index "helmet_project_id_index" on "helmet" ("project_id", "helmet_number", "id") include ("org_id");

create index "helmet_bought_on_index" on "helmet" ("bought_on");

create index "helmet_expires_on_index" on "helmet" ("expires_on");

create index "helmet_handed_by_index" on "helmet" ("handed_by", "helmet_number", "id") include ("org_id");

create unique index "helmet_helmet_number_unique" on "helmet" ("org_id", "helmet_number") nulls not distinct where "helmet_number" is not null;

create unique index "helmet_device_id_unique" on "helmet" ("org_id", "device_id") nulls not distinct where "device_id" is not null;

create table "helmet_binding" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "helmet_id" text not null,
  "staff_id" text not null,
  "state" integer not null,
  "bound_at" timestamptz not null,
  "ended_at" timestamptz,
  "ended_how" integer,
  "project_id" text not null,
  "device_id" text not null,
  "bound_by" text,
  "ended_by" text,
  "note" text,
  "custom" jsonb
);

create index "helmet_binding_org_id_index" on "helmet_binding" ("org_id", "bound_at", "id");

create index "helmet_binding_created_by_index" on "helmet_binding" ("created_by");

create index "helmet_binding_helmet_id_index" on "helmet_binding" ("helmet_id", "bound_at", "id") include ("org_id");

create index "helmet_binding_staff_id_index" on "helmet_binding" ("staff_id", "bound_at", "id") include ("org_id");

create index "helmet_binding_state_index" on "helmet_binding" ("state", "bound_at", "id");

create index "helmet_binding_bound_at_index" on "helmet_binding" ("bound_at");

create index "helmet_binding_ended_how_index" on "helmet_binding" ("ended_how", "bound_at", "id");

create index "helmet_binding_project_id_index" on "helmet_binding" ("project_id", "bound_at", "id") include ("org_id");

create index "helmet_binding_device_id_index" on "helmet_binding" ("device_id", "bound_at", "id") include ("org_id");

create index "helmet_binding_bound_by_index" on "helmet_binding" ("bound_by", "bound_at", "id") include ("org_id");

create index "helmet_binding_ended_by_index" on "helmet_binding" ("ended_by", "bound_at", "id") include ("org_id");

alter table "helmet" add constraint "helmet_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "helmet" add constraint "helmet_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "helmet" add constraint "helmet_device_id_reference" foreign key ("device_id") references "device" ("id");

alter table "helmet" add constraint "helmet_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "helmet" add constraint "helmet_handed_by_reference" foreign key ("handed_by") references "account" ("id");

create trigger "custom_added" after insert on "helmet" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "helmet" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "helmet" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "helmet_binding" add constraint "helmet_binding_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "helmet_binding" add constraint "helmet_binding_helmet_id_reference" foreign key ("helmet_id") references "helmet" ("id");

alter table "helmet_binding" add constraint "helmet_binding_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

alter table "helmet_binding" add constraint "helmet_binding_project_id_reference" foreign key ("project_id") references "project" ("id");

alter table "helmet_binding" add constraint "helmet_binding_device_id_reference" foreign key ("device_id") references "device" ("id");

alter table "helmet_binding" add constraint "helmet_binding_bound_by_reference" foreign key ("bound_by") references "account" ("id");

alter table "helmet_binding" add constraint "helmet_binding_ended_by_reference" foreign key ("ended_by") references "account" ("id");

create trigger "custom_added" after insert on "helmet_binding" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "helmet_binding" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "helmet_binding" for each row when (old.custom is not null) execute function keep_custom_values();

-- A helmet is worn by one person at a time, and a person has one helmet.
create unique index "helmet_binding_worn" on "helmet_binding" ("helmet_id") where "ended_at" is null;

create unique index "helmet_binding_wearer" on "helmet_binding" ("staff_id") where "ended_at" is null;

alter table "helmet_binding" add constraint "helmet_binding_state_check" check (("state" = 1) = ("ended_at" is null));

alter table "helmet_binding" add constraint "helmet_binding_order_check" check ("ended_at" is null or "ended_at" >= "bound_at");
