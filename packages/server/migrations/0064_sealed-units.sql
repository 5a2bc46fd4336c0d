create index "labour_project_officer_phone_plain" on "labour_project" ("id") where personal_plain("officer_phone");

create index "unit_contact_phone_plain" on "unit" ("id") where personal_plain("contact_phone");
