alter table "alarm" add column "staff_id" text;

create index "alarm_staff_id_index" on "alarm" ("staff_id", "started_at", "id") include ("org_id");

alter table "alarm" add constraint "alarm_staff_id_reference" foreign key ("staff_id") references "staff" ("id");

-- Servers forget the zones that positions are judged against.
create function zones_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('gongdi_zones', '');
  return null;
end $$;

create trigger "zones_changed" after insert or delete or update of "version", "project_id" on "fence" for each row execute function zones_changed();

create trigger "zones_changed" after insert or delete or update on "area_fence" for each row execute function zones_changed();

create trigger "zones_changed" after delete or update of "area_name", "project_id", "monitor_status" on "area" for each row execute function zones_changed();

create trigger "zones_changed" after update of "project_address", "project_name" on "project" for each row execute function zones_changed();
