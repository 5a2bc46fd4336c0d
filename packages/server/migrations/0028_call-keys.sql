-- Which record a call with a certain idempotency key wrote, so that the same key does nothing twice.

create table call_key (
  account_id text not null references account on delete cascade,
  key text not null,
  call text not null,
  body_hash bytea not null,
  record_id text,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index call_key_created on call_key (created_at);
