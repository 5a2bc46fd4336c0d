-- Fences of areas of edge protection and laser warning.
create table area_fence (
  area_id text primary key references area on delete cascade,
  fence_code text not null,
  -- The list of polygons letter for letter as it was sent.
  data text not null,
  -- [{ polygon, rings }]: holes have no place in that list.
  holes jsonb not null,
  -- What the corners are in; they are never converted here.
  system text not null,
  version integer not null
);
