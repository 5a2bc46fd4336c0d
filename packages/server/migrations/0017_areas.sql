-- Monitored areas of all types: one table, the points on their drawings, schemes of monitoring and limits.

create table area (
  id text primary key,
  org_id text references organisation,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null,
  area_type integer not null,
  area_name text not null,
  project_id text not null references project,
  company_id text,
  -- Pixels of the drawing.
  width bigint not null,
  height bigint not null,
  drawing jsonb,
  construction_flag boolean,
  -- Shown to unsigned calls.
  published_flag boolean,
  monitor_status integer
);
create index area_org on area (org_id, area_type, created_at, id);
create index area_project on area (project_id, area_type);

-- Drawings beyond the one of the area itself.
create table area_drawing (
  id text primary key,
  area_id text not null references area on delete cascade,
  sort integer not null,
  name text not null,
  width bigint not null,
  height bigint not null,
  drawing jsonb not null
);
create index area_drawing_area on area_drawing (area_id, sort);

-- Where devices stand, as fractions of a drawing from its left and its top.
create table area_point (
  area_id text not null references area on delete cascade,
  -- Null: the area's own drawing.
  drawing_id text references area_drawing on delete cascade,
  sort integer not null,
  -- Empty: a place that waits for its device.
  device_id text not null,
  name text not null,
  x double precision not null check (x between 0 and 1),
  y double precision not null check (y between 0 and 1),
  -- The two numbers as they were sent, so that they are answered byte for byte: [x, y].
  wire jsonb
);
create index area_point_area on area_point (area_id, sort);
create unique index area_point_device on area_point (area_id, coalesce(drawing_id, ''), device_id) where device_id <> '';
create index area_point_by_device on area_point (device_id) where device_id <> '';

-- One scheme of monitoring for an area.
create table monitor_scheme (
  id text primary key,
  org_id text references organisation,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null,
  name text not null,
  monitor_level integer not null,
  monitor_unit text,
  monitor_unit_leader text,
  monitor_unit_leader_phone text,
  begin_time date,
  end_time date,
  scheme_url jsonb,
  graphic_url jsonb,
  fence_code text,
  area_id text not null unique references area on delete cascade,
  area_type integer not null,
  project_id text not null references project
);
create index monitor_scheme_project on monitor_scheme (project_id);
