alter table "staff" add column "form_photos" jsonb;

-- The views have the columns of their table, so they are made again.
drop view staff_bank;

create view staff_bank as select * from staff with check option;

drop view staff_v2;

create view staff_v2 as select * from staff with check option;

-- Scans in the recycle bin that were deleted before files were marked as personal (migration 0073).
update stored_file f
set personal_of = (select array_agg(distinct name) from unnest(coalesce(f.personal_of, '{}') || found.names) name)
from (
  select held.file ->> 'id' as id, array_agg(distinct held.whole) as names
  from (
    select scan.whole, jsonb_array_elements(d.record -> scan.field) as file
    from deleted_record d
    join (values
      ('staff', 'staff', 'id_photos'),
      ('staff', 'staff', 'contract_files'),
      ('projectstaffbank', 'staff', 'id_photos'),
      ('projectstaffbank', 'staff', 'contract_files'),
      ('personregistration', 'personregistration', 'identity_pictures'),
      ('personregistration', 'personregistration', 'certificates'),
      ('physicalexaminationresult', 'physicalexaminationresult', 'report'),
      ('movement', 'movement', 'settled_proof'),
      ('qualificationmanage', 'qualificationmanage', 'files'),
      ('faceconsent', 'faceconsent', 'papers')
    ) scan (resource, whole, field) on scan.resource = d.resource
    where jsonb_typeof(d.record -> scan.field) = 'array'
  ) held
  group by 1
) found
where found.id = f.id and not coalesce(f.personal_of, '{}') @> found.names;
