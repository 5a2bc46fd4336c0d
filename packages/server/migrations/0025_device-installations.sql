create table "device_installation" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "device_id" text not null,
  "install_status" integer not null,
  "project_id" text,
  "install_place" text,
  "position" jsonb,
  "installed_at" date,
  "install_company" text,
  "install_person" text,
  "install_images" jsonb,
  "uninstalled_at" date,
  "uninstall_company" text,
  "uninstall_reason" text
);

create index "device_installation_org_id_index" on "device_installation" ("org_id", "created_at", "id");

create index "device_installation_created_at_index" on "device_installation" ("created_at", "id");

create index "device_installation_device_id_index" on "device_installation" ("device_id", "created_at", "id");

create index "device_installation_install_status_index" on "device_installation" ("install_status", "created_at", "id");

create index "device_installation_project_id_index" on "device_installation" ("project_id", "created_at", "id");

create index "device_installation_installed_at_index" on "device_installation" ("installed_at");

create index "device_installation_uninstalled_at_index" on "device_installation" ("uninstalled_at");

alter table "device_installation" add constraint "device_installation_org_id_reference" foreign key ("org_id") references "organisation" ("id");

alter table "device_installation" add constraint "device_installation_device_id_reference" foreign key ("device_id") references "device" ("id") on delete cascade;

alter table "device_installation" add constraint "device_installation_project_id_reference" foreign key ("project_id") references "project" ("id");

-- What is installed or removed already begins its history with what is known of it.
insert into device_installation (id, org_id, created_at, created_by, updated_at, updated_by, version, device_id,
  install_status, project_id, install_place, "position", installed_at, install_company, install_person, install_images,
  uninstalled_at, uninstall_company, uninstall_reason)
select replace(gen_random_uuid()::text, '-', ''), org_id, updated_at, updated_by, updated_at, updated_by, 1, id,
  install_status, project_id, install_place, "position", installed_at, install_company, install_person, install_images,
  uninstalled_at, uninstall_company, uninstall_reason
from device where install_status in (2, 3);
