-- What an outside process engine calls a definition that was deployed to it.
create table engine_outside_definition (
  definition_id text primary key references process_definition on delete cascade,
  outside_id text not null
);
create index engine_outside_definition_outside on engine_outside_definition (outside_id);
