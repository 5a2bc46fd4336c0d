-- What people say about a record of any resource. Whoever sees the record sees its comments, so they have no
-- organisation of their own.
create table record_comment (
  id text primary key,
  -- Name of the resource; for a part, of its whole.
  resource text not null,
  record_id text not null,
  author_id text not null,
  -- As the author was called then.
  author_name text not null,
  text text not null,
  files jsonb not null default '[]',
  -- Accounts, and what they were called then.
  mentions jsonb not null default '[]',
  created_at timestamptz not null,
  edited_at timestamptz,
  -- Text and files are emptied then.
  deleted_at timestamptz
);
create index record_comment_record on record_comment (resource, record_id, created_at, id);

-- Word templates of a company, with placeholders for the fields of one resource.
create table record_template (
  id text primary key,
  org_id text not null references organisation (id),
  -- Name of the resource; for a part, of its whole.
  resource text not null,
  name text not null,
  file jsonb not null,
  -- Placeholders in it that the resource does not have.
  unknown jsonb not null default '[]',
  created_at timestamptz not null,
  created_by text not null
);
create index record_template_resource on record_template (org_id, resource);
