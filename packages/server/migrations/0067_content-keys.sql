-- Uploaded files are stored encrypted, each with a key of its own (docs/decisions/personal-data/files-at-rest.md). The
-- server encrypts those of earlier versions while it runs.
create table content_key (
  -- Name of the encrypted content in the store of files: `hash` or `preview_hash` of its files.
  id text primary key,
  -- The key, encrypted with a key of the installation.
  data_key text not null,
  -- Bytes of the content before it was encrypted.
  size bigint not null,
  -- By which the same content is recognised; null: it is not looked for.
  mark text
);
create index content_key_mark on content_key (mark);
create index content_key_plain on content_key (id) where personal_plain(data_key);
