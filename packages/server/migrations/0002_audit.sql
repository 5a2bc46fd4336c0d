-- Who did what to which record. Rows are only ever added.

create table audit_entry (
  id text primary key,
  at timestamptz not null,
  actor_id text,
  actor_name text,
  org_id text,
  action text not null,
  subject text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  ip text,
  request_id text
);
create index audit_entry_subject on audit_entry (subject, subject_id, at);
create index audit_entry_actor on audit_entry (actor_id, at);
create index audit_entry_org on audit_entry (org_id, at);
