alter table "checklist" add column "template_id" text;

alter table "checklist" add column "score" double precision;

alter table "checklist" add column "rectifier_id" text;

alter table "checklist" add column "rectify_by" date;

create index "checklist_template_id_index" on "checklist" ("template_id", "check_date", "id") include ("org_id");

create index "checklist_rectifier_id_index" on "checklist" ("rectifier_id", "check_date", "id") include ("org_id");

create table "checklist_template" (
  "id" text primary key,
  "org_id" text,
  "created_at" timestamptz not null,
  "created_by" text,
  "updated_at" timestamptz not null,
  "updated_by" text,
  "version" integer not null,
  "template_name" text not null,
  "standard" text,
  "term_days" bigint not null,
  "items" jsonb not null,
  "remark" text,
  "custom" jsonb
);

create index "checklist_template_org_id_index" on "checklist_template" ("org_id", "template_name", "id");

create index "checklist_template_template_name_index" on "checklist_template" ("template_name", "id");

alter table "correction" add column "checklist_id" text;

alter table "correction" add column "checklist_item" text;

create index "correction_checklist_id_index" on "correction" ("checklist_id", "created_at", "id") include ("org_id");

alter table "checklist" add constraint "checklist_template_id_reference" foreign key ("template_id") references "checklist_template" ("id");

alter table "checklist" add constraint "checklist_rectifier_id_reference" foreign key ("rectifier_id") references "account" ("id");

alter table "checklist_template" add constraint "checklist_template_org_id_reference" foreign key ("org_id") references "organisation" ("id");

create trigger "custom_added" after insert on "checklist_template" for each row when (new.custom is not null) execute function keep_custom_values();

create trigger "custom_changed" after update of custom on "checklist_template" for each row when (new.custom is distinct from old.custom) execute function keep_custom_values();

create trigger "custom_removed" after delete on "checklist_template" for each row when (old.custom is not null) execute function keep_custom_values();

alter table "correction" add constraint "correction_checklist_id_reference" foreign key ("checklist_id") references "checklist" ("id");

-- Templates that everybody has: names and scores of the items of JGJ 59-2011, the standard for safety checks of building
-- sites. They belong to no organisation, so nobody changes them; a company copies one and changes the copy.
insert into checklist_template (id, org_id, created_at, updated_at, version, template_name, standard, term_days, items)
values
  ('jgj59-01', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '安全管理检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "安全生产责任制", "method": "查资料", "full_score": 10, "clause": "3.1.3", "danger_level": 2},
     {"section": "保证项目", "item": "施工组织设计及专项施工方案", "method": "查资料", "full_score": 10, "clause": "3.1.3", "danger_level": 2},
     {"section": "保证项目", "item": "安全技术交底", "method": "查资料", "full_score": 10, "clause": "3.1.3", "danger_level": 2},
     {"section": "保证项目", "item": "安全检查", "method": "查资料", "full_score": 10, "clause": "3.1.3", "danger_level": 2},
     {"section": "保证项目", "item": "安全教育", "method": "抽查、询问", "full_score": 10, "clause": "3.1.3", "danger_level": 2},
     {"section": "保证项目", "item": "应急救援", "method": "查资料、看现场", "full_score": 10, "clause": "3.1.3", "danger_level": 2},
     {"section": "一般项目", "item": "分包单位安全管理", "method": "查资料", "full_score": 10, "clause": "3.1.4", "danger_level": 1},
     {"section": "一般项目", "item": "持证上岗", "method": "抽查、询问", "full_score": 10, "clause": "3.1.4", "danger_level": 1},
     {"section": "一般项目", "item": "生产安全事故处理", "method": "查资料", "full_score": 10, "clause": "3.1.4", "danger_level": 1},
     {"section": "一般项目", "item": "安全标志", "method": "看现场", "full_score": 10, "clause": "3.1.4", "danger_level": 1}]'),
  ('jgj59-02', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '文明施工检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "现场围挡", "method": "实测", "full_score": 10, "clause": "3.2.3", "danger_level": 2},
     {"section": "保证项目", "item": "封闭管理", "method": "看现场", "full_score": 10, "clause": "3.2.3", "danger_level": 2},
     {"section": "保证项目", "item": "施工场地", "method": "看现场", "full_score": 10, "clause": "3.2.3", "danger_level": 2},
     {"section": "保证项目", "item": "材料管理", "method": "看现场", "full_score": 10, "clause": "3.2.3", "danger_level": 2},
     {"section": "保证项目", "item": "现场办公与住宿", "method": "看现场", "full_score": 10, "clause": "3.2.3", "danger_level": 2},
     {"section": "保证项目", "item": "现场防火", "method": "查资料、看现场", "full_score": 10, "clause": "3.2.3", "danger_level": 2},
     {"section": "一般项目", "item": "综合治理", "method": "查资料", "full_score": 10, "clause": "3.2.4", "danger_level": 1},
     {"section": "一般项目", "item": "公示标牌", "method": "看现场", "full_score": 10, "clause": "3.2.4", "danger_level": 1},
     {"section": "一般项目", "item": "生活设施", "method": "看现场", "full_score": 10, "clause": "3.2.4", "danger_level": 1},
     {"section": "一般项目", "item": "社区服务", "method": "查资料、看现场", "full_score": 10, "clause": "3.2.4", "danger_level": 1}]'),
  ('jgj59-03', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '扣件式钢管脚手架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.3.3", "danger_level": 2},
     {"section": "保证项目", "item": "立杆基础", "method": "看现场", "full_score": 10, "clause": "3.3.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体与建筑结构拉结", "method": "看现场", "full_score": 10, "clause": "3.3.3", "danger_level": 2},
     {"section": "保证项目", "item": "杆件间距与剪刀撑", "method": "实测", "full_score": 10, "clause": "3.3.3", "danger_level": 2},
     {"section": "保证项目", "item": "脚手板与防护栏杆", "method": "看现场", "full_score": 10, "clause": "3.3.3", "danger_level": 2},
     {"section": "保证项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.3.3", "danger_level": 2},
     {"section": "一般项目", "item": "横向水平杆设置", "method": "看现场", "full_score": 10, "clause": "3.3.4", "danger_level": 1},
     {"section": "一般项目", "item": "杆件连接", "method": "实测", "full_score": 10, "clause": "3.3.4", "danger_level": 1},
     {"section": "一般项目", "item": "层间防护", "method": "看现场", "full_score": 10, "clause": "3.3.4", "danger_level": 1},
     {"section": "一般项目", "item": "构配件材质", "method": "实测", "full_score": 5, "clause": "3.3.4", "danger_level": 1},
     {"section": "一般项目", "item": "通道", "method": "看现场", "full_score": 5, "clause": "3.3.4", "danger_level": 1}]'),
  ('jgj59-04', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '基坑工程检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.11.3", "danger_level": 2},
     {"section": "保证项目", "item": "基坑支护", "method": "看现场", "full_score": 10, "clause": "3.11.3", "danger_level": 3},
     {"section": "保证项目", "item": "降排水", "method": "看现场", "full_score": 10, "clause": "3.11.3", "danger_level": 2},
     {"section": "保证项目", "item": "基坑开挖", "method": "看现场", "full_score": 10, "clause": "3.11.3", "danger_level": 2},
     {"section": "保证项目", "item": "坑边荷载", "method": "实测", "full_score": 10, "clause": "3.11.3", "danger_level": 2},
     {"section": "保证项目", "item": "安全防护", "method": "看现场", "full_score": 10, "clause": "3.11.3", "danger_level": 2},
     {"section": "一般项目", "item": "基坑监测", "method": "查资料、看现场", "full_score": 10, "clause": "3.11.4", "danger_level": 1},
     {"section": "一般项目", "item": "支撑拆除", "method": "查资料、看现场", "full_score": 10, "clause": "3.11.4", "danger_level": 1},
     {"section": "一般项目", "item": "作业环境", "method": "看现场", "full_score": 10, "clause": "3.11.4", "danger_level": 1},
     {"section": "一般项目", "item": "应急预案", "method": "查资料", "full_score": 10, "clause": "3.11.4", "danger_level": 1}]'),
  ('jgj59-05', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '模板支架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.12.3", "danger_level": 3},
     {"section": "保证项目", "item": "支架基础", "method": "看现场", "full_score": 10, "clause": "3.12.3", "danger_level": 2},
     {"section": "保证项目", "item": "支架构造", "method": "实测", "full_score": 10, "clause": "3.12.3", "danger_level": 2},
     {"section": "保证项目", "item": "支架稳定", "method": "实测", "full_score": 10, "clause": "3.12.3", "danger_level": 2},
     {"section": "保证项目", "item": "施工荷载", "method": "看现场", "full_score": 10, "clause": "3.12.3", "danger_level": 2},
     {"section": "保证项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.12.3", "danger_level": 2},
     {"section": "一般项目", "item": "杆件连接", "method": "实测", "full_score": 10, "clause": "3.12.4", "danger_level": 1},
     {"section": "一般项目", "item": "底座与托撑", "method": "实测", "full_score": 10, "clause": "3.12.4", "danger_level": 1},
     {"section": "一般项目", "item": "构配件材质", "method": "实测", "full_score": 10, "clause": "3.12.4", "danger_level": 1},
     {"section": "一般项目", "item": "支架拆除", "method": "查资料、看现场", "full_score": 10, "clause": "3.12.4", "danger_level": 1}]'),
  ('jgj59-06', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '高处作业检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "检查项目", "item": "安全帽", "method": "看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 1},
     {"section": "检查项目", "item": "安全网", "method": "看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 2},
     {"section": "检查项目", "item": "安全带", "method": "看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 2},
     {"section": "检查项目", "item": "临边防护", "method": "看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 2},
     {"section": "检查项目", "item": "洞口防护", "method": "看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 2},
     {"section": "检查项目", "item": "通道口防护", "method": "看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 1},
     {"section": "检查项目", "item": "攀登作业", "method": "看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 1},
     {"section": "检查项目", "item": "悬空作业", "method": "查资料、看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 1},
     {"section": "检查项目", "item": "移动式操作平台", "method": "查资料、看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 1},
     {"section": "检查项目", "item": "悬挑式物料钢平台", "method": "查资料、看现场", "full_score": 10, "clause": "3.13.3", "danger_level": 2}]'),
  ('jgj59-07', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '施工用电检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "外电防护", "method": "实测", "full_score": 10, "clause": "3.14.3", "danger_level": 2},
     {"section": "保证项目", "item": "接地与接零保护系统", "method": "实测", "full_score": 20, "clause": "3.14.3", "danger_level": 2},
     {"section": "保证项目", "item": "配电线路", "method": "看现场", "full_score": 10, "clause": "3.14.3", "danger_level": 2},
     {"section": "保证项目", "item": "配电箱与开关箱", "method": "看现场", "full_score": 20, "clause": "3.14.3", "danger_level": 2},
     {"section": "一般项目", "item": "配电室与配电装置", "method": "看现场", "full_score": 15, "clause": "3.14.4", "danger_level": 1},
     {"section": "一般项目", "item": "现场照明", "method": "看现场", "full_score": 15, "clause": "3.14.4", "danger_level": 1},
     {"section": "一般项目", "item": "用电档案", "method": "查资料", "full_score": 10, "clause": "3.14.4", "danger_level": 1}]'),
  ('jgj59-08', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '施工升降机检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "安全装置", "method": "实测", "full_score": 10, "clause": "3.16.3", "danger_level": 3},
     {"section": "保证项目", "item": "限位装置", "method": "实测", "full_score": 10, "clause": "3.16.3", "danger_level": 2},
     {"section": "保证项目", "item": "防护设施", "method": "看现场", "full_score": 10, "clause": "3.16.3", "danger_level": 2},
     {"section": "保证项目", "item": "附墙架", "method": "查资料、看现场", "full_score": 10, "clause": "3.16.3", "danger_level": 2},
     {"section": "保证项目", "item": "钢丝绳、滑轮与对重", "method": "看现场", "full_score": 10, "clause": "3.16.3", "danger_level": 2},
     {"section": "保证项目", "item": "安拆、验收与使用", "method": "查资料", "full_score": 10, "clause": "3.16.3", "danger_level": 2},
     {"section": "一般项目", "item": "导轨架", "method": "实测", "full_score": 10, "clause": "3.16.4", "danger_level": 1},
     {"section": "一般项目", "item": "基础", "method": "查资料、看现场", "full_score": 10, "clause": "3.16.4", "danger_level": 1},
     {"section": "一般项目", "item": "电气安全", "method": "实测", "full_score": 10, "clause": "3.16.4", "danger_level": 1},
     {"section": "一般项目", "item": "通信装置", "method": "看现场", "full_score": 10, "clause": "3.16.4", "danger_level": 1}]'),
  ('jgj59-09', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '塔式起重机检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "载荷限制装置", "method": "实测", "full_score": 10, "clause": "3.17.3", "danger_level": 3},
     {"section": "保证项目", "item": "行程限位装置", "method": "实测", "full_score": 10, "clause": "3.17.3", "danger_level": 2},
     {"section": "保证项目", "item": "保护装置", "method": "看现场", "full_score": 10, "clause": "3.17.3", "danger_level": 2},
     {"section": "保证项目", "item": "吊钩、滑轮、卷筒与钢丝绳", "method": "看现场", "full_score": 10, "clause": "3.17.3", "danger_level": 2},
     {"section": "保证项目", "item": "多塔作业", "method": "查资料、看现场", "full_score": 10, "clause": "3.17.3", "danger_level": 2},
     {"section": "保证项目", "item": "安拆、验收与使用", "method": "查资料", "full_score": 10, "clause": "3.17.3", "danger_level": 2},
     {"section": "一般项目", "item": "附着", "method": "查资料、看现场", "full_score": 10, "clause": "3.17.4", "danger_level": 1},
     {"section": "一般项目", "item": "基础与轨道", "method": "查资料、看现场", "full_score": 10, "clause": "3.17.4", "danger_level": 1},
     {"section": "一般项目", "item": "结构设施", "method": "看现场", "full_score": 10, "clause": "3.17.4", "danger_level": 1},
     {"section": "一般项目", "item": "电气安全", "method": "实测", "full_score": 10, "clause": "3.17.4", "danger_level": 1}]'),
  ('jgj59-10', null, '2026-11-24 00:00:00+00', '2026-11-24 00:00:00+00', 1, '施工机具检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "检查项目", "item": "平刨", "method": "看现场", "full_score": 10, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "圆盘锯", "method": "看现场", "full_score": 10, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "手持电动工具", "method": "看现场", "full_score": 8, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "钢筋机械", "method": "看现场", "full_score": 10, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "电焊机", "method": "看现场", "full_score": 10, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "搅拌机", "method": "看现场", "full_score": 10, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "气瓶", "method": "看现场", "full_score": 8, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "翻斗车", "method": "看现场", "full_score": 8, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "潜水泵", "method": "看现场", "full_score": 6, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "振捣器", "method": "看现场", "full_score": 8, "clause": "3.19.3", "danger_level": 1},
     {"section": "检查项目", "item": "桩工机械", "method": "查资料、看现场", "full_score": 12, "clause": "3.19.3", "danger_level": 1}]');
