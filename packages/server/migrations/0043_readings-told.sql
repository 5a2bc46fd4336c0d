-- Alarms of another kind than limits have no value.
alter table alarm_event alter column value drop not null;

-- Notices about the same thing that nobody has read are one, counted.
alter table notification add column group_key text, add column count integer not null default 1;
create unique index notification_group on notification (account_id, group_key)
  where read_at is null and group_key is not null;

-- When something was refused the last time, and what it was.
alter table telemetry_refusal add column last_at timestamptz, add column given text;

-- From which values cumulative ones are counted, each from its instant on. What stands in the state of the device is
-- the newest of them, or the first value that came.
create table device_base (
  id text primary key,
  device_id text not null references device on delete cascade,
  quantity text not null,
  -- Code of the dictionary `base_kind`.
  kind integer not null,
  value double precision not null,
  at timestamptz not null,
  reason text not null,
  created_at timestamptz not null,
  created_by text
);
create index device_base_device on device_base (device_id, quantity, at, id);

-- Devices whose levels have to be judged anew from an instant on: readings came out of order.
create table telemetry_rejudge (
  device_id text primary key references device on delete cascade,
  since timestamptz not null,
  until timestamptz not null
);

-- What has never told anything is not offline.
update device set online = 2 where online is distinct from 1
  and not exists (select 1 from telemetry_latest l where l.device_id = device.id);
