-- Other ways in: codes by SMS, companies that register themselves, systems that vouch for users.

create table sms_code (
  phone_number text not null,
  purpose text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (phone_number, purpose)
);
create index sms_code_expiry on sms_code (expires_at);

create table company (
  id text primary key,
  org_id text not null unique references organisation on delete cascade,
  company_name text not null,
  credit_code text not null unique,
  ent_type integer not null,
  contact_name text not null,
  phone_number text not null,
  licence bytea not null,
  licence_type text not null,
  -- Dictionary auth_status: 0 waiting, 1 passed, 2 refused.
  auth_status integer not null,
  check_reason text,
  checked_at timestamptz,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1
);
create index company_auth_status on company (auth_status, created_at);

create view "enterprise" as
  select id, org_id, created_at, created_by, updated_at, updated_by, version, company_name, credit_code, ent_type,
    contact_name, phone_number, auth_status, check_reason, checked_at
  from company;

-- Tokens of other systems that were taken, so that each is taken once.
create table sso_token (
  jti_hash bytea primary key,
  expires_at timestamptz not null
);
