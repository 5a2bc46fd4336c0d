-- Fences: areas under a code, which a project's address names. Every save is a version of its own.
create table fence (
  code text primary key,
  org_id text not null references organisation,
  -- Null while the points came before the address.
  project_id text references project on delete cascade,
  -- Newest version; 0 while the address came before the points.
  version integer not null,
  created_at timestamptz not null,
  created_by text
);
create index fence_project on fence (project_id);
create table fence_version (
  code text not null references fence on delete cascade,
  version integer not null,
  -- What the corners are in; they are never converted here.
  system text not null,
  type integer not null,
  -- The list of polygons letter for letter as it was sent.
  data text not null,
  -- [{ polygon, rings }]: holes have no place in that list.
  holes jsonb not null,
  polygons integer not null,
  points integer not null,
  -- Square metres on the ellipsoid.
  area double precision not null,
  restored_from integer,
  created_at timestamptz not null,
  created_by text,
  primary key (code, version)
);
