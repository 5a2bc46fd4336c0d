import type { Label } from '../label.ts';
import { PLATFORM_NAME } from './platform-name.ts';
import { onOff, picture, whole, words, type Setting } from './define.ts';
import { siteSettings } from './site-settings.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** All settings of an installation, by group. Every setting here is read by some code. */
export const SETTING_GROUPS = {
  platform: {
    label: at('平台信息', 'Platform'),
    settings: {
      platform_name: words({
        label: at('平台名称（中文）', 'Name in Chinese'),
        hint: at('显示在登录页、页头和浏览器标签上', 'On the login page, in the header and on the browser’s tab'),
        maxLength: 30,
        fallback: PLATFORM_NAME.zh,
        required: true,
      }),
      platform_name_en: words({
        label: at('平台名称（英文）', 'Name in English'),
        hint: at('界面语言为英文时使用', 'For interfaces in English'),
        maxLength: 60,
        fallback: PLATFORM_NAME.en,
        required: true,
      }),
      logo: picture({
        label: at('平台标志', 'Logo'),
        hint: at(
          'PNG、JPG 或 WebP，建议 128×128，过大时自动缩小',
          'PNG, JPG or WebP, best 128 × 128; a large one is made smaller',
        ),
      }),
      login_notice: words({
        label: at('登录页提示', 'Notice on the login page'),
        hint: at(
          '显示在登录表单下方，如值班电话；留空则不显示',
          'Below the form, such as a telephone number; empty: nothing',
        ),
        maxLength: 200,
        fallback: '',
        long: true,
      }),
    },
  },
  session: {
    label: at('会话', 'Sessions'),
    settings: {
      session_idle_hours: whole({
        label: at('无操作自动退出（小时）', 'Ends when unused for (hours)'),
        hint: at('立即对所有会话生效', 'For all sessions, at once'),
        min: 1,
        max: 72,
        fallback: 12,
      }),
      session_days: whole({
        label: at('登录有效期（天）', 'Longest session (days)'),
        hint: at('对之后的登录生效', 'For logins from now on'),
        min: 1,
        max: 30,
        fallback: 7,
      }),
    },
  },
  login: {
    label: at('登录保护', 'Login'),
    settings: {
      captcha_after: whole({
        label: at('失败几次后要求验证码', 'Failures before a captcha'),
        hint: at('按账号和网络地址计数；0 表示每次都要求', 'By account and address; 0: always'),
        min: 0,
        max: 9,
        fallback: 3,
      }),
      lock_after: whole({
        label: at('失败几次后锁定', 'Failures before a lock'),
        hint: at('按账号和网络地址计数', 'By account and address'),
        min: 3,
        max: 50,
        fallback: 10,
      }),
      lock_minutes: whole({
        label: at('锁定时长（分钟）', 'Length of a lock (minutes)'),
        hint: at('失败次数也在此时长内累计', 'Failures are counted over this time too'),
        min: 1,
        max: 1440,
        fallback: 15,
      }),
    },
  },
  password: {
    label: at('密码规则', 'Passwords'),
    settings: {
      password_length: whole({
        label: at('最短长度', 'Shortest'),
        hint: at(
          '对之后设置的密码生效；始终要求字母和数字',
          'For passwords set from now on; letters and digits always',
        ),
        min: 8,
        max: 32,
        fallback: 8,
      }),
      password_case: onOff({
        label: at('须含大写和小写字母', 'Capital and small letters'),
        hint: at('对之后设置的密码生效', 'For passwords set from now on'),
        fallback: false,
      }),
      password_symbol: onOff({
        label: at('须含特殊符号', 'A symbol'),
        hint: at('字母和数字以外的字符', 'Something that is neither letter nor digit'),
        fallback: false,
      }),
    },
  },
  sms: {
    label: at('短信验证码', 'Codes by SMS'),
    settings: {
      sms_resend_seconds: whole({
        label: at('重发间隔（秒）', 'Before another one (seconds)'),
        hint: at('同一手机号两次发送之间', 'Between two codes to one number'),
        min: 30,
        max: 600,
        fallback: 60,
      }),
      sms_life_minutes: whole({
        label: at('有效时间（分钟）', 'Good for (minutes)'),
        hint: at('对之后发送的验证码生效', 'For codes from now on'),
        min: 1,
        max: 30,
        fallback: 5,
      }),
    },
  },
  upload: {
    label: at('文件上传', 'Uploads'),
    settings: {
      upload_file_mb: whole({
        label: at('单个文件上限（MB）', 'Largest file (MB)'),
        hint: at('表单字段另有更小上限的按字段执行', 'A field may allow less'),
        min: 1,
        max: 64,
        fallback: 64,
      }),
      upload_daily_mb: whole({
        label: at('每人每日上限（MB）', 'A person’s day (MB)'),
        hint: at('每个账号 24 小时内的总量', 'Of one account in 24 hours'),
        min: 64,
        max: 102_400,
        fallback: 4096,
      }),
    },
  },
  messages: {
    label: at('消息发送', 'Messages'),
    settings: {
      site_address: words({
        label: at('平台访问地址', 'Address of the platform'),
        hint: at(
          '邮件、机器人等消息中的链接以此开头，如 https://gd.example.com；留空则消息不带链接',
          'Links in messages begin with it, such as https://gd.example.com; empty: no links',
        ),
        maxLength: 200,
        fallback: '',
      }),
      messages_per_hour: whole({
        label: at('每人每小时上限（条）', 'To one person in an hour'),
        hint: at('超出部分合并到之后的消息中，不会丢失', 'What is more is put into later messages; nothing is lost'),
        min: 1,
        max: 60,
        fallback: 10,
      }),
      message_log_days: whole({
        label: at('发送记录保留（天）', 'Kept in the log (days)'),
        hint: at('超过后自动删除', 'Deleted afterwards'),
        min: 7,
        max: 3650,
        fallback: 90,
      }),
    },
  },
  applicants: { label: at('对外申请站点', 'Sites for applicants'), settings: siteSettings() },
  retention: {
    label: at('数据保留', 'How long data is kept'),
    settings: {
      readings_days: whole({
        label: at('原始监测数据（天）', 'Readings (days)'),
        hint: at('按月清理，缩短后旧数据将被删除且不可恢复', 'By months; what is older is deleted for good'),
        min: 31,
        max: 3650,
        fallback: 90,
      }),
      minutes_days: whole({
        label: at('分钟统计（天）', 'Minutes (days)'),
        hint: at('缩短后旧数据将被删除且不可恢复', 'What is older is deleted for good'),
        min: 31,
        max: 3650,
        fallback: 400,
      }),
      hours_days: whole({
        label: at('小时统计（天）', 'Hours (days)'),
        hint: at('缩短后旧数据将被删除且不可恢复', 'What is older is deleted for good'),
        min: 365,
        max: 36_500,
        fallback: 1830,
      }),
      notifications_days: whole({
        label: at('通知（天）', 'Notifications (days)'),
        hint: at('超过后自动删除，无论是否已读', 'Deleted afterwards, read or not'),
        min: 7,
        max: 3650,
        fallback: 180,
      }),
      download_days: whole({
        label: at('下载中心（天）', 'Downloads (days)'),
        hint: at('后台任务及其文件超过后自动删除', 'Background jobs and their files are deleted afterwards'),
        min: 1,
        max: 365,
        fallback: 7,
      }),
      recycle_days: whole({
        label: at('回收站（天）', 'Recycle bin (days)'),
        hint: at('超过后彻底删除且不可恢复，每小时检查一次', 'Deleted for good afterwards; checked each hour'),
        min: 1,
        max: 3650,
        fallback: 30,
      }),
    },
  },
} as const satisfies Readonly<Record<string, { label: Label; settings: Readonly<Record<string, Setting>> }>>;

type Groups = typeof SETTING_GROUPS;
export type SettingGroup = keyof Groups;
export const SETTING_GROUP_NAMES = Object.keys(SETTING_GROUPS) as [SettingGroup, ...SettingGroup[]];

type Declared = { [G in SettingGroup]: Groups[G]['settings'] }[SettingGroup];
type KeysOf<T> = T extends unknown ? keyof T : never;
export type SettingKey = KeysOf<Declared>;
type TypeOf<K extends SettingKey> = Declared extends infer D
  ? D extends Readonly<Record<K, Setting<infer T>>>
    ? T
    : never
  : never;
/** Every setting with its value. */
export type SettingValues = { readonly [K in SettingKey]: TypeOf<K> };

/** Returns the settings of a group, by name. */
export function settingsIn(group: SettingGroup): [SettingKey, Setting][] {
  return Object.entries(SETTING_GROUPS[group].settings) as [SettingKey, Setting][];
}

/** Default values of all settings. */
export const DEFAULT_SETTINGS: SettingValues = Object.fromEntries(
  SETTING_GROUP_NAMES.flatMap(settingsIn).map(([key, { fallback }]) => [key, fallback]),
) as SettingValues;
