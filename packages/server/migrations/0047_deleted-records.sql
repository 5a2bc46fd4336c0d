-- The recycle bin: rows of deleted records as they were, and the rows of other tables that went with them.
-- Queries of the records themselves know nothing of it.

create table deleted_record (
  resource text not null,
  record_id text not null,
  org_id text,
  title text not null,
  record jsonb not null,
  -- Ids of the files that the record holds, so that the sweep keeps them.
  files jsonb not null,
  deleted_at timestamptz not null,
  deleted_by text,
  primary key (resource, record_id)
);
create index deleted_record_age on deleted_record (deleted_at desc, record_id);
create index deleted_record_kind on deleted_record (resource, deleted_at desc);
create index deleted_record_of on deleted_record (record_id);
create index deleted_record_files on deleted_record (record_id) where files <> '[]';

-- Rows that a foreign key with `on delete cascade` took along, in the order in which they can be inserted again.
create table deleted_part (
  resource text not null,
  record_id text not null,
  place bigint generated always as identity,
  table_name text not null,
  part jsonb not null,
  primary key (resource, record_id, place),
  -- Checked at the end of the transaction: the parts are kept before the row that they hang on is deleted.
  foreign key (resource, record_id) references deleted_record on delete cascade deferrable initially deferred
);
