-- Earlier versions of Word templates: each change of name or file leaves one.
alter table record_template add column version integer not null default 1;
alter table record_template add column updated_at timestamptz;
alter table record_template add column updated_by text;
create table record_template_version (
  template_id text not null references record_template (id) on delete cascade,
  version integer not null,
  name text not null,
  file jsonb not null,
  unknown jsonb not null default '[]',
  at timestamptz not null,
  by text not null,
  primary key (template_id, version)
);
