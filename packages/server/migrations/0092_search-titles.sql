-- Titles by their beginning: what a search means is mostly how a title begins, whatever its kind.
create index search_entry_beginning on search_entry (kind, (left(search_fold(title), 40) collate "C")) where not gone;
