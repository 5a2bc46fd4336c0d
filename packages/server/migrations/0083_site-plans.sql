-- Roads, gates and buildings that people have drawn on the plan of a site; one plan for each project, stored as a whole.
create table site_plan (
  project_id text primary key references project on delete cascade,
  version integer not null,
  -- Kind, name and points (GCJ-02) of each thing.
  features jsonb not null,
  -- Box around all of it, degrees.
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  updated_at timestamptz not null,
  updated_by text
);
-- Maps ask for what lies within their view.
create index site_plan_box on site_plan using gist (box(point(west, south), point(east, north)));
