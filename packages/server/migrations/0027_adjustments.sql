-- What administrators have made different from what the product brings: menus by variant, settings by group.
create table adjustment (
  kind text not null,
  name text not null,
  value jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by text not null,
  primary key (kind, name)
);
