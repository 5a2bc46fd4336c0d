-- One login is one session, however many tabs share it. Each tab has a token of its own, bound to its own serial number;
-- the session of the standalone console is known by a cookie besides, of which only the hash is kept.
create table session_token (
  token_hash bytea primary key,
  serial text not null unique,
  session_id text not null references login_session on delete cascade,
  expires_at timestamptz not null
);
create index session_token_session on session_token (session_id);
create index session_token_expires on session_token (expires_at);

insert into session_token (token_hash, serial, session_id, expires_at)
  select token_hash, serial, id, expires_at from login_session;

alter table login_session
  drop column token_hash,
  drop column serial,
  add column cookie_hash bytea unique;

-- A short address of a file ends with the session that it was made for; those of before were good for ten minutes.
delete from file_link;
alter table file_link
  drop column account_id,
  add column session_id text not null references login_session on delete cascade;
create index file_link_session on file_link (session_id);

-- Addresses from which an account has logged in: guesses made elsewhere do not lock it out there.
create table known_address (
  account_id text not null references account on delete cascade,
  address text not null,
  seen_at timestamptz not null,
  primary key (account_id, address)
);
create index known_address_seen on known_address (seen_at);
