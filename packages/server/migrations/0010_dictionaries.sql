-- What administrators have made of dictionaries: all entries of one in their order, laid over the built-in ones.
create table dictionary_edit (
  dict_type text primary key,
  entries jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by text not null
);
