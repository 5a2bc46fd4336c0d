-- Work points of projects: places at which people work.
create table work_point (
  id text primary key,
  project_id text not null references project on delete cascade,
  name text not null,
  longitude double precision not null,
  latitude double precision not null,
  -- What both are in; they are never converted here.
  system text not null,
  address text,
  -- Metres around the point that count as being there.
  radius double precision,
  remark text,
  version integer not null,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text
);
create index work_point_project on work_point (project_id, created_at desc, id desc);
