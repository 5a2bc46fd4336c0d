create table "wall" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "wall_name" text not null,
  "project_id" text,
  "remark" text,
  "custom" jsonb
);

create index "wall_org_id_index" on "wall" ("org_id", "created_at", "id");

create index "wall_created_at_index" on "wall" ("created_at", "id");

create index "wall_project_id_index" on "wall" ("project_id", "created_at", "id") include ("org_id");

create table "weather_day" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "weather" text not null,
  "project_id" text not null,
  "weather_date" date not null,
  "temperature_max" double precision,
  "temperature_min" double precision,
  "temperature_mean" double precision,
  "precipitation" double precision,
  "humidity" bigint,
  "wind" text,
  "source" integer not null,
  "custom" jsonb
);

create index "weather_day_org_id_index" on "weather_day" ("org_id", "weather_date", "id");

create index "weather_day_project_id_index" on "weather_day" ("project_id", "weather_date", "id") include ("org_id");

create index "weather_day_weather_date_index" on "weather_day" ("weather_date");

create index "weather_day_source_index" on "weather_day" ("source", "weather_date", "id");

alter table "wall" add constraint "wall_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "wall" add constraint "wall_project_id_reference" foreign key ("project_id") references "project" ("id");

create trigger "custom_added" after insert on "wall" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "wall" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "wall" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "weather_day" add constraint "weather_day_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "weather_day" add constraint "weather_day_project_id_reference" foreign key ("project_id") references "project" ("id") on delete cascade;

create trigger "custom_added" after insert on "weather_day" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "weather_day" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "weather_day" for each row when (old.custom is not null) execute function keep_custom_values();

-- One day of a project has one weather. With a condition, though it always holds: indexes without one are described by
-- the resource, which has none for two columns.
create unique index weather_day_weather_date_unique on weather_day (project_id, weather_date)
  where weather_date is not null;

-- The weather now, of the projects for which a provider is asked.
create table weather_now (
  project_id text primary key references project on delete cascade,
  -- When a server asked last; another one leaves the project alone until it is time again.
  asked_at timestamptz not null,
  -- The last answer; null: none yet.
  at timestamptz,
  weather text,
  temperature double precision,
  humidity integer,
  wind text,
  -- Temperatures that were read on a day, for providers that do not tell the mean.
  day date,
  readings integer not null default 0,
  reading_sum double precision not null default 0
);

-- What is on a wall. A wall that nobody has arranged has no row.
create table wall_layout (
  wall_id text primary key references wall on delete cascade,
  pages jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by text not null
);

-- Links by which anybody sees a wall. The key itself is not stored.
create table wall_link (
  id text primary key,
  wall_id text not null references wall on delete cascade,
  name text not null,
  key_hash text not null unique,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by text
);

create index wall_link_wall_id on wall_link (wall_id, created_at);

-- Who used a link: one row for each day and address.
create table wall_link_use (
  link_id text not null references wall_link on delete cascade,
  day date not null,
  address text not null,
  times integer not null,
  last_at timestamptz not null,
  primary key (link_id, day, address)
);
