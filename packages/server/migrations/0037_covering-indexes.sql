drop index "alarm_device_id_index";

drop index "alarm_project_id_index";

drop index "alarm_acknowledged_by_index";

drop index "alarm_closed_by_index";

create index "alarm_device_id_index" on "alarm" ("device_id", "started_at", "id") include ("org_id");

create index "alarm_project_id_index" on "alarm" ("project_id", "started_at", "id") include ("org_id");

create index "alarm_acknowledged_by_index" on "alarm" ("acknowledged_by", "started_at", "id") include ("org_id");

create index "alarm_closed_by_index" on "alarm" ("closed_by", "started_at", "id") include ("org_id");

drop index "application_reviewer_id_index";

create index "application_reviewer_id_index" on "application" ("reviewer_id", "created_at", "id") include ("org_id");

drop index "checklist_project_id_index";

create index "checklist_project_id_index" on "checklist" ("project_id", "check_date", "id") include ("org_id");

drop index "correction_project_id_index";

drop index "correction_patrol_id_index";

drop index "correction_rectifier_id_index";

drop index "correction_inspector_id_index";

create index "correction_project_id_index" on "correction" ("project_id", "created_at", "id") include ("org_id");

create index "correction_patrol_id_index" on "correction" ("patrol_id", "created_at", "id") include ("org_id");

create index "correction_rectifier_id_index" on "correction" ("rectifier_id", "created_at", "id") include ("org_id");

create index "correction_inspector_id_index" on "correction" ("inspector_id", "created_at", "id") include ("org_id");

drop index "device_project_id_index";

create index "device_project_id_index" on "device" ("project_id", "created_at", "id") include ("org_id");

drop index "device_installation_device_id_index";

drop index "device_installation_project_id_index";

create index "device_installation_device_id_index" on "device_installation" ("device_id", "created_at", "id") include ("org_id");

create index "device_installation_project_id_index" on "device_installation" ("project_id", "created_at", "id") include ("org_id");

drop index "device_repair_device_id_index";

create index "device_repair_device_id_index" on "device_repair" ("device_id", "reported_at", "id") include ("org_id");

drop index "disclose_project_id_index";

create index "disclose_project_id_index" on "disclose" ("project_id", "created_at", "id") include ("org_id");

drop index "discloserecord_discloseId_index";

create index "discloserecord_discloseId_index" on "discloserecord" ("discloseId", "created_at", "id") include ("org_id");

drop index "material_project_id_index";

drop index "material_acceptor_id_index";

create index "material_project_id_index" on "material" ("project_id", "created_at", "id") include ("org_id");

create index "material_acceptor_id_index" on "material" ("acceptor_id", "created_at", "id") include ("org_id");

drop index "patrol_point_id_index";

drop index "patrol_patrol_scheme_id_index";

drop index "patrol_leader_id_index";

drop index "patrol_project_id_index";

drop index "patrol_rectifier_id_index";

drop index "patrol_done_by_index";

create index "patrol_point_id_index" on "patrol" ("point_id", "patrol_date", "id") include ("org_id");

create index "patrol_patrol_scheme_id_index" on "patrol" ("patrol_scheme_id", "patrol_date", "id") include ("org_id");

create index "patrol_leader_id_index" on "patrol" ("leader_id", "patrol_date", "id") include ("org_id");

create index "patrol_project_id_index" on "patrol" ("project_id", "patrol_date", "id") include ("org_id");

create index "patrol_rectifier_id_index" on "patrol" ("rectifier_id", "patrol_date", "id") include ("org_id");

create index "patrol_done_by_index" on "patrol" ("done_by", "patrol_date", "id") include ("org_id");

drop index "patrolplan_project_id_index";

drop index "patrolplan_leader_id_index";

create index "patrolplan_project_id_index" on "patrolplan" ("project_id", "created_at", "id") include ("org_id");

create index "patrolplan_leader_id_index" on "patrolplan" ("leader_id", "created_at", "id") include ("org_id");

drop index "patrolsite_project_id_index";

create index "patrolsite_project_id_index" on "patrolsite" ("project_id", "created_at", "id") include ("org_id");

drop index "person_registration_reviewer_id_index";

create index "person_registration_reviewer_id_index" on "person_registration" ("reviewer_id", "created_at", "id") include ("org_id");

drop index "staff_project_id_index";

create index "staff_project_id_index" on "staff" ("project_id", "created_at", "id") include ("org_id");

drop index "warning_rule_project_id_index";

drop index "warning_rule_device_id_index";

create index "warning_rule_project_id_index" on "warning_rule" ("project_id", "created_at", "id") include ("org_id");

create index "warning_rule_device_id_index" on "warning_rule" ("device_id", "created_at", "id") include ("org_id");
