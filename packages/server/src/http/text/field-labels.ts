import type { Label } from '@gongdi/domain';

/**
 * Labels for the fields of calls that no resource describes, by their names on the wire, so that no refusal reads
 * 请输入user_name. If one name has several meanings, its label is what they have in common. Fields that a call takes from
 * a resource have their own labels.
 */
export const FIELD_LABELS: Readonly<Record<string, Label>> = Object.fromEntries(
  `
_times 监测起止日期 | First and last day
abbreviation 简称 | Abbreviation
accepted_on 验收日期 | Accepted on
account_ids 平台账号 | Accounts
active 正在学习 | Active
address 地址 | Address
after 排列位置 | Place
after_hours 超过小时数 | Hours
alarm_id 报警记录 | Alarm
alarm_lower 报警下限 | Lower alarm limit
alarm_upper 报警上限 | Upper alarm limit
all 显示全部 | Everything
answers 答案 | Answers
archive_kind 档案类型 | Archive
area_id 区域 | Area
area_name 区域名称 | Name of the area
area_photo_url 区域图纸 | Drawing
area_type 区域类型 | Type of area
area_url 区域图纸 | Drawing
as 格式 | Format
assessment_id 分项工程 | Item
assignee_user_id 处理人 | Assignee
at 时间 | Time
attachments 附件 | Attachments
attribution 版权说明 | Copyright notice
audience 接收人 | Recipients
auth_status 审核状态 | Check
avatar 头像 | Picture
axis 点位坐标 | Position
before 早于 | Before
begin 开始时间 | Beginning
begin_create_time 创建时间起 | Created from
begin_deleted_at 删除时间起 | Deleted from
begin_time 开始时间 | Beginning
blocks 楼栋 | Blocks
bpmn_xml 流程图 | Diagram
bridge_area_point_list 测点 | Points
business_key 业务单号 | Business key
button 按钮 | Button
by 统计方式 | Counted by
calendar_id 日历 | Calendar
capacity 检验批容量 | Size
capacity_unit 容量单位 | Unit
captcha_code 图形验证码 | Captcha
captcha_key 图形验证码编号 | Key of the captcha
category 分类 | Category
center 中心点 | Centre
changed_only 仅已修改 | Changed ones only
changes 修改内容 | Changes
channels 通道 | Channels
charge_id 责任人 | Person in charge
choice 接收设置 | Choices
clause 条款 | Clause
code 验证码 | Code
color_type 颜色 | Colour
comment 评论 | Comment
companies 适用企业 | Companies
company_id 所属企业 | Company
company_name 企业名称 | Company
conceal_due 需隐蔽验收 | Concealed works
conf 表单配置 | Settings of the form
config 配置 | Configuration
constraint_at 限制日期 | Day of the constraint
constraint_kind 限制类型 | Kind of constraint
construction_flag 施工标识 | Under construction
contact_name 联系人 | Contact
content 内容 | Content
contract_direction 收支方向 | Direction
contract_id 合同 | Contract
control_lower 控制下限 | Lower control limit
control_upper 控制上限 | Upper control limit
copy_user_ids 抄送人 | Copies to
correlation 关联条件 | Correlation
credit_code 统一社会信用代码 | Credit code
crew 班组 | Crew
css_class 样式类名 | CSS class
current 当前版本 | Present version
data 围栏点位 | Points of the fence
date 日期 | Day
day 日期 | Day
days 日期 | Days
deadline_at 最后期限 | Deadline
deep_pit_area_point_list 测点 | Points
delegate_user_id 委派人 | Delegate
deleted_by 删除人 | Deleted by
description 描述 | Description
design_life 设计使用年限 | Design life
device 设备 | Device
device_id 设备 | Device
device_ids 设备 | Devices
device_info_vo_list 测点 | Points
device_key 设备密钥 | Key of the device
device_name 设备名称 | Name of the device
device_number 设备编号 | Number of the device
device_type 设备类型 | Type of device
dict_type 字典类型 | Dictionary
digest_at 每日汇总时间 | Time of the digest
disabled 停用 | Disabled
download 下载 | Download
drawings 图纸 | Drawings
dry_run 仅预览 | Only a preview
due_date 期限 | Due
due_hours 办理期限（小时） | Hours to decide
duration 持续时间 | Duration
duty_id 排班表 | Duty sheet
e 地址有效期 | Expiry of the address
east 东边界 | Eastern edge
edit 编辑 | Edit
edition 版本 | Edition
elapsed 按日历时间计 | Counted by the clock
email 邮箱 | Mail address
en 英文名称 | English
enabled 启用 | On
end 结束时间 | End
end_create_time 创建时间止 | Created until
end_deleted_at 删除时间止 | Deleted until
end_time 结束时间 | End
ent_type 企业类型 | Enterprise type
ent_types 企业类型 | Enterprise types
entries 条目 | Entries
escalate_hours 升级时限（小时） | Hours to escalation
escalate_to 升级处理人 | Escalation to
escalation 升级 | Escalation
expression 表达式 | Expression
failed 未能存储的条目 | Entries that failed
features 总平面图形 | Drawn things
fence_code 围栏编号 | Fence code
field 字段 | Field
fields 表单字段 | Fields
figure 统计项 | Figure
file 文件 | File
file_name 文件名 | File name
file_path 文件路径 | File path
flavour 流程引擎 | Engine
folder_id 档案目录 | Folder
form_custom_create_path 填写页地址 | Page that is filled in
form_custom_view_path 查看页地址 | Page that is shown
form_id 表单 | Form
form_type 表单类型 | Kind of form
format 格式 | Format
from 开始时间 | Beginning
from_floor 起始楼层 | First floor
from_task_ids 起始任务 | Tasks to leave
fuzzy_name 企业名称 | Company
given_at 作答时间 | Answered at
graphic_url 监测平面图 | Plan
group 分组 | Group
group_minutes 合并窗口 | Minutes
h 高 | Height
have 设备现有名单版本 | Version that the gate has
heads 人数 | Heads
height 图纸高度 | Height
hidden 隐藏 | Hidden
high_fill_area_point_list 测点 | Points
high_form_work_area_device_info_list 测点 | Points
high_slope_area_point_list 测点 | Points
holes 围栏空洞 | Holes
hours 小时数 | Hours
hysteresis 回差 | Hysteresis
i 地址使用者 | User of the address
icon 图标 | Icon
id 编号（id） | Id
id_card 身份证号 | Identity number
ids 编号（ids） | Ids
incident 异常 | Incident
incident_id 异常 | Incident
is_https 使用 HTTPS | HTTPS
is_salt 加签地址 | Salted address
keeper_id 负责人 | Keeper
key 标识 | Key
keyword 关键字 | Keyword
kind 类型 | Kind
kinds 事件 | Events
label 名称 | Label
label_ids 标签 | Labels
lag 间隔时间 | Lag
lang 语言 | Language
laser_defend_area_device_list 测点 | Points
latitude 纬度 | Latitude
layer 图层 | Layer
layers 图层 | Layers
leader_id 督办人 | Overseen by
level 级别 | Level
limb_area_device_list 测点 | Points
link 新增的逻辑关系 | Links to add
link_id 公开链接 | Public link
list 列表 | List
listString 围栏点位 | Points of the fence
logo 企业标志 | Logo
logout_token 注销令牌 | Logout token
longitude 经度 | Longitude
look 类型 | Kind
manager_user_ids 流程管理员 | Managers
mandatory 强制接收 | Mandatory
mapping 节点对应关系 | Mapping of nodes
marks 评分 | Marks
matrixSet 矩阵集 | Matrix set
maxZoom 最大级别 | Largest zoom
measure 比较量 | Measure
member_user_ids 成员 | Members
mentions 提及的人 | People mentioned
menu 菜单 | Menu
minZoom 最小级别 | Smallest zoom
mode 方式 | Mode
model_id 流程模型 | Model
monitor_level 监测等级 | Class
monitor_status 监测状态 | Monitoring
monitor_unit 监测单位 | Monitoring company
monitor_unit_leader 监测单位负责人 | Head of the monitoring company
monitor_unit_leader_phone 负责人电话 | Telephone
month 月份 | Month
n 文件名 | File name
name 名称 | Name
new_password 新密码 | New password
nickname 姓名 | Name
nobody_policy 无人审批时 | When there is nobody
node_kind 任务类型 | Kind of task
nonce 随机数 | Nonce
north 北边界 | Northern edge
number 受理编号 | Number
objection 异议 | Objection
of 显示的内容 | What is shown
off 不接收的方式 | Turned off
old_password 原密码 | Old password
on 日期 | Day
opacity 不透明度 | Opacity
operation 操作 | Operation
options 选项 | Options
order 顺序 | Order
order_key 排列顺序 | Order
org_id 组织 | Organisation
org_pid 上级组织 | Parent organisation
org_status 组织状态 | Status
overdue 是否超期 | Overdue
page 页码 | Page
page_size 每页条数 | Rows on a page
pages 页面 | Pages
paper_id 试卷 | Paper
parent_id 上级 | Parent
parent_task_id 父任务 | Parent task
parents 上级菜单 | Parents
part_id 部位 | Part
part_kind 部位层级 | Level of the parts
passages 通行 | Passages
password 密码 | Password
path 路径 | Path
patrol_scheme_id 巡检方案 | Patrol scheme
personal 完整信息 | Whole data
phone_number 手机号码 | Mobile
pixel 像素位置 | Pixel
point_name 测点名称 | Name of the point
points 点数 | Points
policy_id 保单 | Policy
polygon 多边形 | Polygon
position 位置 | Place
process_definition_id 流程定义 | Process definition
process_definition_key 流程标识 | Process key
process_instance_id 流程实例 | Process instance
projectId 项目 | Project
project_id 项目 | Project
provider 服务商 | Provider
published_flag 是否公示 | Published
purpose 用途 | Purpose
put 新增或修改的任务 | Tasks to store
quantities 监测项 | Quantities
quantity 监测项 | Quantity
quantity_unit 计量单位 | Unit
query 筛选条件 | Filters
question_kind 问题来源 | Kind of question
quiet 免打扰时段 | Quiet hours
radius 半径 | Radius
readings 监测数据 | Readings
reason 原因 | Reason
record 业务数据 | Record
record_id 业务数据 | Record
records 记录 | Records
redirect_uri 返回地址 | Return address
ref 名单条目 | Entry of the list
regions 图上区域 | Regions
reject_handler 驳回方式 | On refusal
reject_node 驳回到的节点 | Node to return to
relay 由服务器转发 | Through the server
remark 备注 | Remarks
remind_before_hours 提前提醒（小时） | Hours to the reminder
remind_every_hours 提醒间隔（小时） | Hours between reminders
remove 删除的任务 | Tasks to delete
request_key 请求标识 | Request key
resource 数据类型 | Resource
resources 业务 | Resources
result 结果 | Result
rings 围栏边界 | Rings
role_code 角色编码 | Role code
role_id 角色 | Role
role_ids 角色 | Roles
rule_id 规则 | Rule
rules 限值 | Limits
s 地址签名 | Signature of the address
scheme_url 监测方案文件 | Document
search 地点搜索 | Place search
seconds 停留秒数 | Seconds
secret 密钥 | Secret
sections 施工段 | Sections
sent_at 发送时间 | Sent at
serial_number 序列号 | Serial number
short_flag 短地址 | Short address
signature 签名 | Signature
signature_needed 需要签名 | Signature needed
site 申请站点 | Site
size 大小 | Size
source 依据标准 | Standard
south 南边界 | Southern edge
staff_id 人员 | Person
staff_ids 人员 | People
start_user_id 发起人 | Starter
state 状态 | State
status 状态 | Status
style 样式 | Style
styles 样式 | Styles
subdomains 主机 | Hosts
suspension_state 挂起状态 | Suspension
system 坐标系 | Coordinate system
system_type 系统类型 | System
tags 标签 | Tags
target_task_definition_key 退回到的节点 | Node to return to
task_code 围栏编号 | Fence code
task_definition_key 任务节点 | Task
task_id 任务 | Task
task_name 任务名称 | Name of the task
team_id 班组 | Team
template 模板 | Template
ticket 办理凭证 | Ticket
tiles 内容 | Tiles
title 标题 | Title
tms 行号方向 | Direction of rows
to 结束时间 | End
to_floor 结束楼层 | Last floor
token 令牌 | Token
trade 岗位工种 | Post or trade
ts 时间 | Time
type 类型 | Type
u 地址使用者 | User of the address
units 单位 | Units
unlink 删除的逻辑关系 | Links to delete
unread_only 仅未读 | Unread only
urgent_only 仅紧急事件 | Urgent only
urgent_passes 紧急不受限 | Urgent passes
url 图片地址 | Address of the picture
user_id 用户 | User
user_ids 用户 | Users
user_name 用户名 | User name
user_status 用户状态 | Status
value 值 | Value
values 数值 | Values
variables 流程变量 | Variables
variant 菜单方案 | Menu variant
verified 已核对原文 | Checked
verifier 校验码 | Verifier
version 版本 | Version
view 统计方式 | Kind of view
w 宽 | Width
warning_lower 预警下限 | Lower warning limit
warning_upper 预警上限 | Upper warning limit
weight 权重 | Weight
west 西边界 | Western edge
what 办理事项 | Matter
whole 整个流程 | Whole process
width 图纸宽度 | Width
without_form 不带表单 | Without a form
working 是否工作日 | Working day
working_days 按工作日计 | By working days
x 列 | Column
x_axis 横坐标 | X
xaxis 横坐标 | X
y 行 | Row
y_axis 纵坐标 | Y
yaxis 纵坐标 | Y
year 年份 | Year
zh 中文名称 | Chinese
`
    .trim()
    .split('\n')
    .map((line) => {
      const [, name, zh, en] = /^(\S+) (.+) \| (.+)$/.exec(line)!;
      return [name, { zh, en }];
    }),
);
