-- Organisations, the people who log in, what they may do, and their sessions.

create table organisation (
  id text primary key,
  parent_id text references organisation,
  -- Ids from the root down to this one, each followed by a slash: a subtree is a prefix.
  path text collate "C" not null unique,
  name text not null,
  ent_type integer not null,
  sort integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (path like '%' || id || '/')
);
create index organisation_parent on organisation (parent_id);

-- The organisation also reads (never writes) the rows of another one and of those below: owners, regulators.
create table organisation_view (
  org_id text not null references organisation on delete cascade,
  seen_org_id text not null references organisation on delete cascade,
  primary key (org_id, seen_org_id)
);

create table account (
  id text primary key,
  user_name text not null,
  password_hash text not null,
  nickname text not null,
  avatar text,
  phone_number text,
  org_id text not null references organisation,
  user_type integer not null,
  ent_type integer not null,
  -- 1 passed, 0 pending
  auth_status integer not null default 1,
  disabled boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Nobody should be taken for somebody else because of a capital letter.
create unique index account_user_name on account (lower(user_name));
create index account_org on account (org_id);

create table role (
  id text primary key,
  role_code text not null unique,
  name text not null,
  -- `menu|operation`, `menu|*` or `*`
  permissions text[] not null
);

create table account_role (
  account_id text not null references account on delete cascade,
  role_id text not null references role,
  primary key (account_id, role_id)
);

-- The token itself is known to its holder only.
create table login_session (
  id text primary key,
  serial text not null unique,
  token_hash bytea not null unique,
  account_id text not null references account on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  ip text not null
);
create index login_session_account on login_session (account_id);
create index login_session_expiry on login_session (expires_at);

create table captcha (
  key text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);

-- Counters of rate-limiter-flexible, in the columns that it asks for.
create table login_attempt (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
