import type * as z from 'zod';
import { mailSecurity } from '../dictionary/message.ts';
import type { FieldProblem } from '../error/error.ts';
import { field, metaOf } from '../field/field.ts';
import type { FieldChoice } from '../field/meta.ts';
import type { Label, Lang } from '../label.ts';
import type { NamedField } from '../resource/fields.ts';
import { messageOf } from '../validation/messages.ts';

/** A way by which messages leave the server. */
export interface ChannelKind {
  label: Label;
  /** What has to be prepared at the other side. */
  hint: Label;
  /** Messages go to one person each; otherwise one message goes to a group or a program. */
  personal: boolean;
  /** Made after the documentation of a provider, and never tried against the provider itself: the screen says so. */
  documented?: true;
  fields: Readonly<Record<string, z.ZodType>>;
  /** Fields that are stored encrypted and never answered. Addresses of robots contain their key. */
  secrets: readonly string[];
}

const address = (zh: string, en: string) =>
  field.text({
    label: { zh, en },
    required: true,
    maxLength: 500,
    hint: { zh: 'http:// 或 https:// 开头', en: 'Begins with http:// or https://' },
  });

const key = (zh: string, en: string, required: boolean) =>
  required
    ? field.text({ label: { zh, en }, required: true, maxLength: 200 })
    : field.text({ label: { zh, en }, maxLength: 200 });

/** Every kind of channel. Form, check, storage and calls follow from it; the server has an adapter for each. */
const CHANNEL_KINDS = {
  mail: {
    label: { zh: '邮件（SMTP）', en: 'Mail (SMTP)' },
    hint: {
      zh: '发给本人，收件地址由每个人在“个人中心 › 消息接收”填写',
      en: 'To each person, at the address given under “Your account › Messages”',
    },
    personal: true,
    fields: {
      host: field.text({ label: { zh: '服务器', en: 'Server' }, required: true, maxLength: 200 }),
      port: field.integer({ label: { zh: '端口', en: 'Port' }, required: true, min: 1, max: 65_535, initial: 465 }),
      security: field.code({
        label: { zh: '加密方式', en: 'Security' },
        required: true,
        dict: mailSecurity,
        initial: 1,
      }),
      user_name: field.text({ label: { zh: '账号', en: 'Account' }, maxLength: 200 }),
      password: key('密码或授权码', 'Password', false),
      sender: field.text({
        label: { zh: '发件地址', en: 'From' },
        required: true,
        maxLength: 200,
        hint: { zh: '须与账号一致，否则多数邮件服务器会拒收', en: 'Most servers want it to be that of the account' },
      }),
    },
    secrets: ['password'],
  },
  sms: {
    label: { zh: '短信网关', en: 'SMS gateway' },
    hint: {
      zh: '发给本人的手机号：POST JSON { id, phone_number, purpose, text }，2xx 视为已发送',
      en: 'To each person’s number: POST JSON { id, phone_number, purpose, text }; 2xx counts as sent',
    },
    personal: true,
    fields: { url: address('网关地址', 'Address'), token: key('令牌', 'Token', false) },
    secrets: ['token'],
  },
  webhook: {
    label: { zh: 'Webhook', en: 'Webhook' },
    hint: {
      zh: 'POST JSON，带时间戳与 HMAC-SHA256 签名；接收方应拒绝超过 5 分钟或编号重复的请求',
      en: 'POST JSON with time and HMAC-SHA256 signature; refuse what is older than 5 minutes or has a known id',
    },
    personal: false,
    fields: { url: address('地址', 'Address'), secret: key('签名密钥', 'Secret', true) },
    secrets: ['secret'],
  },
  wecom: {
    label: { zh: '企业微信群机器人', en: 'WeCom robot' },
    hint: { zh: '在群设置中添加机器人，复制 Webhook 地址', en: 'Add a robot to the group and copy its address' },
    personal: false,
    documented: true,
    fields: { url: address('Webhook 地址', 'Address') },
    secrets: ['url'],
  },
  dingtalk: {
    label: { zh: '钉钉群机器人', en: 'DingTalk robot' },
    hint: { zh: '添加自定义机器人，安全设置选“加签”', en: 'Add a custom robot, secured by a signature' },
    personal: false,
    documented: true,
    fields: { url: address('Webhook 地址', 'Address'), secret: key('加签密钥', 'Secret', true) },
    secrets: ['url', 'secret'],
  },
  feishu: {
    label: { zh: '飞书群机器人', en: 'Feishu robot' },
    hint: { zh: '添加自定义机器人，安全设置选“签名校验”', en: 'Add a custom robot, secured by a signature' },
    personal: false,
    documented: true,
    fields: { url: address('Webhook 地址', 'Address'), secret: key('签名密钥', 'Secret', true) },
    secrets: ['url', 'secret'],
  },
} as const satisfies Readonly<Record<string, ChannelKind>>;

export type ChannelKindName = keyof typeof CHANNEL_KINDS;
export const CHANNEL_KIND_NAMES = Object.keys(CHANNEL_KINDS) as [ChannelKindName, ...ChannelKindName[]];

export const channelKind = (name: ChannelKindName): ChannelKind => CHANNEL_KINDS[name];

/** Kinds of channels as choices of a field. */
export const channelChoices = (): readonly FieldChoice[] =>
  CHANNEL_KIND_NAMES.map((value) => ({ value, label: CHANNEL_KINDS[value].label }));

/** Returns the fields of a kind of channel, for its form. */
export function channelFields(name: ChannelKindName): NamedField[] {
  return Object.entries(channelKind(name).fields).map(([key, type]) => ({ ...metaOf(type), name: key, type }));
}

/** Values of a channel, without empty ones. */
export type ChannelValues = Readonly<Record<string, string | number>>;

/**
 * The only check of a channel. Screen and server call it.
 * @param kept names of secrets that are stored: they may be left out
 */
export function checkChannel(
  name: ChannelKindName,
  given: Readonly<Record<string, unknown>>,
  kept: readonly string[],
  lang: Lang,
): { ok: true; values: ChannelValues } | { ok: false; problems: FieldProblem[] } {
  const { fields } = channelKind(name);
  const problems: FieldProblem[] = [];
  const values: Record<string, string | number> = {};
  for (const [key, type] of Object.entries(fields)) {
    const input = given[key] === '' ? null : given[key];
    if ((input ?? null) === null && kept.includes(key)) continue;
    const parsed = type.safeParse(input);
    const issue = parsed.error?.issues[0];
    const add = (code: string, message: string) => problems.push({ path: key, code, message });
    if (issue) add(issue.code, messageOf({ ...issue, input } as typeof issue, metaOf(type), lang));
    else if (key === 'url' && !isHttp(String(parsed.data)))
      add(
        'url',
        {
          zh: '请填写以 http:// 或 https:// 开头、不含账号密码的地址',
          en: 'An address that begins with http:// or https://, without a password',
        }[lang],
      );
    else if ((parsed.data ?? null) !== null) values[key] = parsed.data as string | number;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values };
}

/** With a host, and without an account in front of it. */
const isHttp = (text: string): boolean => /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text);
