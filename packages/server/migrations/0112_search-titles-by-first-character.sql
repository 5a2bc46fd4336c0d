-- Titles of an organisation by their first character, then by kind: most kinds have none that begins so, and need not be
-- asked one by one.
create index search_entry_first_by_org on search_entry (search_org(org_id), (left(search_fold(title), 1) collate "C"),
  kind, (left(search_fold(title), 40) collate "C")) where not gone;
drop index search_entry_beginning_by_org;
