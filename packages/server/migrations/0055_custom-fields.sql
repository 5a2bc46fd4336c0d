-- Fields that companies add to resources. The values of a record are in its column `custom`, by the names of the fields.
-- `custom_value` has each of these values once more, as lists filter by them: one index serves all fields of all
-- companies, so a field costs no index of its own. See docs/decisions/resources/own-fields.md.
create table custom_name (
  number bigint generated always as identity primary key
);

create table custom_value (
  field_id integer not null,
  record_id text not null,
  number_value double precision,
  text_value text collate "C",
  primary key (field_id, record_id)
);
create index custom_value_number on custom_value (field_id, number_value, record_id) where number_value is not null;
create index custom_value_text on custom_value (field_id, text_value, record_id) where text_value is not null;

-- Numbers by rules: the last serial of each count, and every number that was ever given. A count is locked until the
-- record is stored, so it has no gaps; a number stays taken after its record is deleted.
create table number_count (
  field_id integer not null,
  name text not null,
  last bigint not null,
  primary key (field_id, name)
);
create table given_number (
  field_id integer not null,
  number text not null,
  record_id text not null,
  primary key (field_id, number)
);

-- The number at the end of a name is that of the field. Lists do not filter by long texts, files and lists.
create function keep_custom_values() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from custom_value where record_id = old.id
      and field_id in (select substr(key, 8)::integer from jsonb_object_keys(old.custom) key);
  end if;
  if tg_op <> 'DELETE' and new.custom is not null then
    insert into custom_value (field_id, record_id, number_value, text_value)
    select substr(key, 8)::integer, new.id,
      case jsonb_typeof(value) when 'number' then (value #>> '{}')::double precision
        when 'boolean' then (value::boolean)::integer end,
      case jsonb_typeof(value) when 'string' then value #>> '{}' end
    from jsonb_each(new.custom)
    where jsonb_typeof(value) in ('number', 'boolean')
      or jsonb_typeof(value) = 'string' and length(value #>> '{}') <= 255;
  end if;
  return null;
end $$;

-- The name of a field on the wire is never used twice, also not by another company.
create function give_custom_name() returns trigger language plpgsql as $$
declare
  given bigint;
begin
  if new.field_name is null then
    insert into custom_name default values returning number into given;
    new.field_name := 'custom_' || given;
  end if;
  return new;
end $$;

alter table "alarm" add column "custom" jsonb;

alter table "application" add column "custom" jsonb;

alter table "checklist" add column "custom" jsonb;

alter table "correction" add column "custom" jsonb;

create table "custom_field" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "target" text not null,
  "label_zh" text not null,
  "label_en" text,
  "kind" integer not null,
  "unit" text,
  "ref" text,
  "choices" jsonb,
  "number_pattern" text,
  "number_reset" integer,
  "number_per_project" boolean,
  "is_required" boolean not null,
  "help" text,
  "in_list" boolean not null,
  "filtered" boolean not null,
  "field_group" text,
  "position" bigint not null,
  "read_roles" jsonb,
  "edit_roles" jsonb,
  "field_name" text,
  "state" integer not null,
  "custom" jsonb
);

create index "custom_field_org_id_index" on "custom_field" ("org_id", "position", "id");

create index "custom_field_position_index" on "custom_field" ("position", "id");

create index "custom_field_target_index" on "custom_field" ("target", "position", "id");

create index "custom_field_kind_index" on "custom_field" ("kind", "position", "id");

create index "custom_field_state_index" on "custom_field" ("state", "position", "id");

alter table "device" add column "custom" jsonb;

alter table "device_installation" add column "custom" jsonb;

alter table "device_repair" add column "custom" jsonb;

alter table "disclose" add column "custom" jsonb;

alter table "discloserecord" add column "custom" jsonb;

alter table "material" add column "custom" jsonb;

alter table "notice" add column "custom" jsonb;

alter table "patrol" add column "custom" jsonb;

alter table "patrolplan" add column "custom" jsonb;

alter table "patrolsite" add column "custom" jsonb;

alter table "person_registration" add column "custom" jsonb;

alter table "post" add column "custom" jsonb;

alter table "project" add column "custom" jsonb;

alter table "staff" add column "custom" jsonb;

alter table "warning_rule" add column "custom" jsonb;

create trigger "custom_added" after insert on "alarm" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "alarm" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "alarm" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "application" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "application" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "application" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "checklist" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "checklist" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "checklist" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "correction" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "correction" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "correction" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "custom_field" add constraint "custom_field_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "custom_field" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "custom_field" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "custom_field" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "device" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "device" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "device" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "device_installation" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "device_installation" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "device_installation" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "device_repair" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "device_repair" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "device_repair" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "disclose" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "disclose" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "disclose" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "discloserecord" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "discloserecord" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "discloserecord" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "material" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "material" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "material" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "notice" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "notice" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "notice" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "patrol" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "patrol" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "patrol" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "patrolplan" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "patrolplan" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "patrolplan" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "patrolsite" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "patrolsite" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "patrolsite" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "person_registration" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "person_registration" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "person_registration" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "post" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "post" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "post" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "project" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "project" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "project" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "staff" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "staff" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "staff" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger "custom_added" after insert on "warning_rule" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "warning_rule" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "warning_rule" for each row when (old.custom is not null) execute function keep_custom_values();

create trigger custom_field_name before insert on custom_field for each row execute function give_custom_name();
create unique index custom_field_name on custom_field (field_name) where field_name is not null;

-- Views of parts have the columns that their table had when they were made.
create or replace view sipac_application as select * from application where site = 3 with check option;
create or replace view ringlock_scaffold as select * from device where device_type = 54 with check option;
create or replace view bridge_machine as select * from device where device_type = 29 with check option;
create or replace view hanging_basket as select * from device where device_type = 30 with check option;
