-- What the server tells its users, each to one account.
create table notification (
  id text primary key,
  account_id text not null references account on delete cascade,
  kind text not null,
  -- The words in both languages: { zh, en }.
  title jsonb not null,
  -- Address inside the console that it leads to.
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_account on notification (account_id, created_at desc, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_created on notification (created_at);
