-- Names of the resources in whose records a file is personal: pictures of identity cards, contracts, medical reports.
-- Only its sender and whoever may see the personal data of such a resource may open it.
alter table stored_file add column personal_of text[];

update stored_file f set personal_of = found.names
from (
  select held.file ->> 'id' as id, array_agg(distinct held.name) as names
  from (
    select 'staff' as name, jsonb_array_elements(id_photos) as file from staff where jsonb_typeof(id_photos) = 'array'
    union all
    select 'staff', jsonb_array_elements(contract_files) from staff where jsonb_typeof(contract_files) = 'array'
    union all
    select 'personregistration', jsonb_array_elements(identity_pictures) from person_registration
      where jsonb_typeof(identity_pictures) = 'array'
    union all
    select 'personregistration', jsonb_array_elements(certificates) from person_registration
      where jsonb_typeof(certificates) = 'array'
    union all
    select 'physicalexaminationresult', jsonb_array_elements(report) from medical
      where jsonb_typeof(report) = 'array'
    union all
    select 'movement', jsonb_array_elements(settled_proof) from movement where jsonb_typeof(settled_proof) = 'array'
    union all
    select 'qualificationmanage', jsonb_array_elements(files) from certificate where jsonb_typeof(files) = 'array'
    union all
    select 'faceconsent', jsonb_array_elements(papers) from face_consent where jsonb_typeof(papers) = 'array'
  ) held
  group by 1
) found
where found.id = f.id;
