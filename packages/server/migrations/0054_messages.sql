-- Messages that leave the server: rules and channels of companies, what waits to be sent, and what was sent.

alter table account add column email text;

-- A notification that stands for many events has the newest of them: [{ title, link, at }].
alter table notification add column items jsonb;

-- Written in the transaction of what happened, and removed when its messages are made.
create table message_event (
  id text primary key,
  kind text not null,
  urgency text not null,
  -- null: the company of each recipient.
  org_id text references organisation on delete cascade,
  resource text,
  record_id text,
  -- Of the record, when it happened: it has not been dealt with while the record is still in that state.
  state integer,
  title jsonb not null,
  link text,
  account_ids text[] not null,
  created_at timestamptz not null
);
create index message_event_order on message_event (created_at, id);

create table message_rules (
  company_id text primary key references organisation on delete cascade,
  rules jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by text
);

create table message_channel (
  id text primary key,
  company_id text not null references organisation on delete cascade,
  kind text not null,
  name text not null,
  enabled boolean not null,
  config jsonb not null,
  -- Encrypted JSON of the secrets.
  secret bytea not null,
  -- Names of the secrets that are stored.
  secret_names text[] not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text
);
create index message_channel_company on message_channel (company_id, created_at);

create table message_choice (
  account_id text primary key references account on delete cascade,
  choice jsonb not null
);

create table message_delivery (
  id text primary key,
  org_id text not null references organisation on delete cascade,
  -- The names stay when the channel is deleted.
  channel_id text references message_channel on delete set null,
  channel_kind text not null,
  channel_name text not null,
  -- null: the channel is no person's.
  account_id text references account on delete cascade,
  rule_id text not null,
  status integer not null,
  -- The newest events: [{ kind, title, link, at, resource, record_id }].
  items jsonb not null,
  events integer not null,
  attempts integer not null default 0,
  reason text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz
);
-- What waits collects further events.
create unique index message_delivery_open on message_delivery (channel_id, coalesce(account_id, ''), rule_id)
  where status = 1;
create index message_delivery_due on message_delivery (due_at) where status in (1, 2, 4);
create index message_delivery_last on message_delivery (channel_id, account_id, rule_id, sent_at desc);
create index message_delivery_person on message_delivery (account_id, sent_at);
create index message_delivery_log on message_delivery (org_id, created_at desc, id desc);
create index message_delivery_created on message_delivery (created_at);

create view "message_log" as
  select d.id, d.org_id, d.created_at, null::text as created_by, coalesce(d.sent_at, d.created_at) as updated_at,
    null::text as updated_by, 1 as version,
    d.items -> -1 -> 'title' ->> 'zh' as title, d.status,
    (select a.nickname from account a where a.id = d.account_id) as recipient,
    d.channel_kind, d.channel_name, d.events, d.attempts, d.reason, d.created_at as queued_at, d.due_at, d.sent_at
  from message_delivery d;

create table message_escalation (
  id text primary key,
  company_id text not null references organisation on delete cascade,
  rule_id text not null,
  step integer not null,
  due_at timestamptz not null,
  resource text not null,
  record_id text not null,
  state integer,
  title jsonb not null,
  link text,
  org_id text not null references organisation on delete cascade,
  account_ids text[] not null,
  created_at timestamptz not null,
  -- An event of the same record starts no second escalation.
  unique (rule_id, resource, record_id)
);
create index message_escalation_due on message_escalation (due_at);

-- Announcements to a part of the people, and who has read them.
alter table "notice" add column "audience" integer not null default 1;
alter table "notice" alter column "audience" drop default;
alter table "notice" add column "audience_orgs" jsonb;
alter table "notice" add column "audience_posts" jsonb;
alter table "notice" add column "audience_users" jsonb;
alter table "notice" add column "audience_project" text;
alter table "notice" add column "confirm_needed" boolean;
create index "notice_audience_project_index" on "notice" ("audience_project", "created_at", "id") include ("org_id");
alter table "notice" add constraint "notice_audience_project_reference" foreign key ("audience_project") references "project" ("id");

create table notice_receipt (
  notice_id text not null references notice on delete cascade,
  account_id text not null references account on delete cascade,
  told_at timestamptz not null,
  read_at timestamptz,
  confirmed_at timestamptz,
  reminded_at timestamptz,
  primary key (notice_id, account_id)
);
create index notice_receipt_account on notice_receipt (account_id);
