-- Work that a server does in the background, and the records that a bulk edit went through.

create table background_job (
  id text primary key,
  kind text not null,
  resource text not null,
  account_id text not null references account on delete cascade,
  -- Companies take turns, so that one with many jobs does not keep the others waiting.
  company_id text not null,
  lang text not null,
  input jsonb not null,
  state text not null,
  done integer not null default 0,
  total integer,
  refused integer not null default 0,
  message jsonb,
  tries integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- By the clock of the database: a server that has stopped does not beat.
  beat_at timestamptz,
  file_id text references stored_file on delete set null,
  undone boolean not null default false
);
create index background_job_own on background_job (account_id, created_at desc);
create index background_job_open on background_job (created_at) where state in ('waiting', 'running');
create index background_job_turn on background_job (company_id, started_at desc);
create index background_job_ended on background_job (ended_at) where ended_at is not null;

create table background_job_record (
  job_id text not null references background_job on delete cascade,
  record_id text not null,
  title text not null,
  -- null: the record was changed.
  refusal jsonb,
  -- Values before, and the version that the change made.
  before jsonb,
  version integer,
  primary key (job_id, record_id)
);
