-- Resource whose record a process is about; the record, as it was sent in, stands in form_variables.
alter table approval_instance add column business_resource text;
