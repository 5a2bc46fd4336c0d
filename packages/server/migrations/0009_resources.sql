alter table "project" add column "project_files" jsonb;

alter table "project" add column "project_images" jsonb;
