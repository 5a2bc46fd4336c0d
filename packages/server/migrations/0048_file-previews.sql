-- The PDF that a converter made of an Office file, stored like the file itself.
alter table stored_file add column preview_hash text;
create index stored_file_preview on stored_file (preview_hash) where preview_hash is not null;
