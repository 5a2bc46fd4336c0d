create index "agerule_created_by_index" on "agerule" ("created_by");

create index "alarm_created_by_index" on "alarm" ("created_by");

create index "application_created_by_index" on "application" ("created_by");

create index "behaviour_created_by_index" on "behaviour" ("created_by");

create index "blacklist_created_by_index" on "blacklist" ("created_by");

create index "certificate_created_by_index" on "certificate" ("created_by");

create index "checklist_created_by_index" on "checklist" ("created_by");

create index "checklist_template_created_by_index" on "checklist_template" ("created_by");

create index "correction_created_by_index" on "correction" ("created_by");

create index "course_created_by_index" on "course" ("created_by");

create index "custom_field_created_by_index" on "custom_field" ("created_by");

create index "device_created_by_index" on "device" ("created_by");

create index "device_installation_created_by_index" on "device_installation" ("created_by");

create index "device_repair_created_by_index" on "device_repair" ("created_by");

create index "disclose_created_by_index" on "disclose" ("created_by");

create index "discloserecord_created_by_index" on "discloserecord" ("created_by");

create index "labour_project_created_by_index" on "labour_project" ("created_by");

create index "material_created_by_index" on "material" ("created_by");

create index "medical_created_by_index" on "medical" ("created_by");

create index "movement_created_by_index" on "movement" ("created_by");

create index "notice_created_by_index" on "notice" ("created_by");

create index "paper_created_by_index" on "paper" ("created_by");

create index "participation_created_by_index" on "participation" ("created_by");

create index "patrol_created_by_index" on "patrol" ("created_by");

create index "patrolplan_created_by_index" on "patrolplan" ("created_by");

create index "patrolsite_created_by_index" on "patrolsite" ("created_by");

create index "person_registration_created_by_index" on "person_registration" ("created_by");

create index "post_created_by_index" on "post" ("created_by");

create index "project_created_by_index" on "project" ("created_by");

create index "question_created_by_index" on "question" ("created_by");

create index "rule_created_by_index" on "rule" ("created_by");

create index "sitting_created_by_index" on "sitting" ("created_by");

create index "staff_created_by_index" on "staff" ("created_by");

create index "team_created_by_index" on "team" ("created_by");

create index "training_created_by_index" on "training" ("created_by");

create index "training_sign_created_by_index" on "training_sign" ("created_by");

create index "unit_created_by_index" on "unit" ("created_by");

create index "wall_created_by_index" on "wall" ("created_by");

create index "warning_rule_created_by_index" on "warning_rule" ("created_by");

create index "weather_day_created_by_index" on "weather_day" ("created_by");
