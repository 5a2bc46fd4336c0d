-- Keys of base maps are stored encrypted, apart from the configuration that uses them
-- (docs/decisions/personal-data/at-rest.md). The server moves those of earlier versions when it starts.
create table map_key (
  -- Name of the configuration in `adjustment`.
  id text primary key,
  -- Its keys as a JSON list, in the order in which the configuration has them, encrypted with a key of the installation.
  keys text not null
);
create index map_key_plain on map_key (id) where personal_plain(keys);
