-- What an import with a certain upload key did, so that the same key does nothing twice.

create table import_upload (
  account_id text not null references account on delete cascade,
  key text not null,
  call text not null,
  file_hash bytea not null,
  result jsonb,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index import_upload_created on import_upload (created_at);
