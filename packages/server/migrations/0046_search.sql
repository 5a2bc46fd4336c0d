-- One search over all records. Triggers that each start makes by what the resources declare (`search/kinds.ts`) write an
-- entry with each record, in its transaction, whatever code writes it. The words of an entry are made right after that,
-- since the database knows no readings of Chinese characters (`search/keep-up.ts`). All of it is derived: backups leave it
-- out.

-- Kinds of records that are searched. One that is declared otherwise gets a new row, and is filled in anew.
create table search_kind (
  id integer generated always as identity primary key,
  -- Null: no longer searched, its entries are being taken away.
  name text unique,
  definition text not null,
  -- Records up to this id have their entries.
  filled_to text,
  filled boolean not null default false
);

create table search_entry (
  id bigint generated always as identity primary key,
  kind integer not null,
  record_id text not null,
  org_id text,
  -- Projects that the record names; null: none.
  projects text[],
  title text not null,
  text text not null,
  -- The words that are in search_word, and under which organisation.
  words text[] not null default '{}',
  words_org integer not null default 0,
  -- Its words are not yet those of its text.
  pending boolean not null default true,
  -- Its record is not there any more.
  gone boolean not null default false,
  unique (kind, record_id)
);
-- No other index has this order, so that what is pending is never looked for among all that is not.
create index search_entry_pending on search_entry ((id + 0)) where pending;

create table search_word (
  word text collate "C" not null,
  kind integer not null,
  -- search_org of the entry's organisation.
  org integer not null,
  entry bigint not null,
  primary key (word, kind, org, entry)
);

-- Four bytes of an organisation's id. Two may share them: what is found so is looked at again in its entry.
create function search_org(id text) returns integer language sql immutable parallel safe as $$
  select case when id is null then 0 else ('x' || left(md5(id), 8))::bit(32)::integer end
$$;

-- As words are compared: forms of one sign are one, ASCII letters are small (`fold` in search/words.ts).
create function search_fold(words text) returns text language sql immutable parallel safe as $$
  select lower(normalize(words, NFKC) collate "C")
$$;

create function search_title(kept jsonb, fields text[]) returns text language sql immutable parallel safe as $$
  select left(coalesce(nullif(kept ->> fields[1], ''), kept ->> 'id'), 200)
$$;

create function search_text(kept jsonb, fields text[]) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(left(kept ->> name, 200), E'\n' order by place), '')
  from unnest(fields) with ordinality f (name, place)
$$;

create function search_projects(kept jsonb, fields text[]) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct kept ->> name) filter (where kept ->> name is not null) from unnest(fields) f (name)
$$;

-- Arguments: id of the kind, name of the table or view that holds the records, searched fields, fields that name projects.
create function search_keep() returns trigger language plpgsql as $$
declare
  own_kind constant integer := tg_argv[0];
  fields constant text[] := tg_argv[2];
  kept jsonb;
begin
  if tg_op <> 'DELETE' then
    if tg_argv[1] = tg_table_name then
      kept := to_jsonb(new);
    else
      execute format('select to_jsonb(v) from %I v where id = $1', tg_argv[1]) into kept using new.id;
    end if;
  end if;
  if kept is null then
    update search_entry set gone = true, pending = true where kind = own_kind and record_id = old.id and not gone;
    return null;
  end if;
  insert into search_entry as e (kind, record_id, org_id, projects, title, text)
    values (own_kind, new.id, kept ->> 'org_id', search_projects(kept, tg_argv[3]::text[]), search_title(kept, fields),
      search_text(kept, fields))
    on conflict (kind, record_id) do update set org_id = excluded.org_id, projects = excluded.projects,
      title = excluded.title, text = excluded.text, pending = true, gone = false
    where (e.org_id, e.projects, e.title, e.text, e.gone)
      is distinct from (excluded.org_id, excluded.projects, excluded.title, excluded.text, false);
  return null;
end $$;
