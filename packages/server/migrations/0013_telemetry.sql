-- What devices tell, and what is known about them from it.

-- One key per device, shown once; devices sign in with their number and it.
create table device_key (
  device_id text primary key references device on delete cascade,
  key_hash bytea not null unique,
  -- Its last characters, to tell keys apart.
  hint text not null,
  created_at timestamptz not null,
  created_by text
);

-- One row per message. Months are made by the server when the first reading of one comes.
create table telemetry_reading (
  device_id text not null,
  ts timestamptz not null,
  received_at timestamptz not null,
  -- { quantity: number }
  "values" jsonb not null,
  primary key (device_id, ts)
) partition by range (ts);

-- Newest values of each device, and what judging the next ones needs.
create table telemetry_latest (
  device_id text primary key references device on delete cascade,
  ts timestamptz not null,
  received_at timestamptz not null,
  "values" jsonb not null,
  -- { quantity: 1 … 3 }, those at level 0 left out.
  levels jsonb not null,
  level smallint not null,
  state jsonb not null
) with (fillfactor = 50);
create index telemetry_latest_received on telemetry_latest (received_at);

-- { quantity: [count, lowest, highest, sum, last] } of a minute and of an hour; can be made anew from the readings.
create table telemetry_minute (
  device_id text not null,
  at timestamptz not null,
  stats jsonb not null,
  primary key (device_id, at)
);
create index telemetry_minute_at on telemetry_minute (at);
create table telemetry_hour (
  device_id text not null,
  at timestamptz not null,
  stats jsonb not null,
  primary key (device_id, at)
);
create index telemetry_hour_at on telemetry_hour (at);
-- Up to where they are made.
create table telemetry_progress (
  grain text primary key,
  done timestamptz not null
);
-- Hours that got readings after they had been made.
create table telemetry_late (
  device_id text not null,
  at timestamptz not null,
  primary key (device_id, at)
);

-- What became of an alarm, written by the trigger below whoever changes it.
create table alarm_event (
  id bigint generated always as identity primary key,
  alarm_id text not null references alarm on delete cascade,
  at timestamptz not null,
  alarm_state integer not null,
  level integer not null,
  value double precision not null,
  account_id text
);
create index alarm_event_alarm on alarm_event (alarm_id, id);

create function alarm_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.alarm_state <> new.alarm_state or old.level <> new.level then
    insert into alarm_event (alarm_id, at, alarm_state, level, value, account_id)
      values (new.id, new.updated_at, new.alarm_state, new.level, new.value, new.updated_by);
  end if;
  return null;
end $$;
create trigger alarm_changed after insert or update on alarm for each row execute function alarm_changed();
create index alarm_open on alarm (device_id, quantity, measure) where recovered_at is null;

-- Servers forget what they know of a device; '*': of all.
create function device_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('gongdi_device', coalesce(
    case when tg_table_name = 'device' then changed ->> 'id' else changed ->> 'device_id' end, '*'));
  return null;
end $$;
create trigger device_changed after delete or update of device_number, device_name, device_type, project_id, area_id,
  install_status, org_id on device for each row execute function device_changed();
create trigger device_key_changed after insert or delete or update on device_key
  for each row execute function device_changed();
create trigger warning_rule_changed after insert or delete or update on warning_rule
  for each row execute function device_changed();
