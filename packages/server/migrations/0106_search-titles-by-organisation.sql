-- Titles by their beginning within an organisation: who sees one of many organisations sees few of the titles that begin so.
create index search_entry_beginning_by_org on search_entry
  (kind, search_org(org_id), (left(search_fold(title), 40) collate "C")) where not gone;
