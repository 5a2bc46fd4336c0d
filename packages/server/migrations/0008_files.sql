-- Stored files: what is known of them; their bytes lie in the blob store under their hash.

create table stored_file (
  id text primary key,
  org_id text not null,
  name text not null,
  size bigint not null,
  type text not null,
  hash text not null,
  -- Where the sender sorts it; no place on a disk.
  folder text not null,
  created_at timestamptz not null,
  created_by text not null,
  -- When it was uploaded or last put into a record; what is in none for a day after that is swept.
  touched_at timestamptz not null
);
create index stored_file_hash on stored_file (hash);
create index stored_file_touched on stored_file (touched_at);
create index stored_file_sender on stored_file (created_by, created_at);

-- Short addresses of files, known by the hash of their codes.
create table file_link (
  code_hash bytea primary key,
  file_id text not null references stored_file on delete cascade,
  account_id text not null references account on delete cascade,
  expires_at timestamptz not null
);
create index file_link_file on file_link (file_id);
create index file_link_expires on file_link (expires_at);

-- The key with which addresses of files are signed, the same for all servers of this database.
create table file_key (
  single boolean primary key default true check (single),
  key bytea not null
);
