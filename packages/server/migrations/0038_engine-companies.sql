-- Jobs of the engine belong to a company, so that the worker can go round the companies; what failed is told in English too.
alter table engine_job add column company text, add column error_en text;

update engine_job j set company = split_part(o.path, '/', 1)
  from process_instance i join organisation o on o.id = i.org_id where i.id = j.instance_id;
update engine_job j set company = split_part(o.path, '/', 1)
  from engine_start s join organisation o on o.id = s.org_id where s.id = j.start_id and j.company is null;
update engine_job set company = '' where company is null;

alter table engine_job alter column company set not null;
create index engine_job_company on engine_job (company, due_at, number) where retries > 0;
