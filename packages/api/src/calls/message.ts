import { CHANNEL_KIND_NAMES, messageChoice, messagelog, messageRules, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Messages that leave the server: rules and channels of the caller's company, and what users choose for themselves (the
// specification does not define these paths).

const service = 'notification' as const;
const may = (operation: 'list' | 'edit') => permission('messagesetting', operation);
const id = z.string().min(1).max(64);

const rules = z.object({
  /** 0: the built-in rules. */
  version: z.int(),
  rules: messageRules,
});
export type WholeMessageRules = z.output<typeof rules>;

export const ruleList = defineCall({
  name: 'message.rules',
  label: { zh: '消息规则', en: 'Rules of messages' },
  service,
  method: 'GET',
  path: 'message/rules',
  input: {},
  output: rules,
  permission: may('list'),
});

/** Returns the modules that a rule may be about: those whose records the caller may list. */
export const modules = defineCall({
  name: 'message.modules',
  label: { zh: '消息规则的业务范围', en: 'Modules of rules' },
  service,
  method: 'GET',
  path: 'message/modules',
  input: {},
  output: z.array(z.object({ name: z.string(), label: z.object({ zh: z.string(), en: z.string() }) })),
  permission: may('list'),
});

/** Stores all rules of the company. `version` is the version that was read. */
export const setRules = defineCall({
  name: 'message.rules.edit',
  label: { zh: '修改消息规则', en: 'Change the rules of messages' },
  service,
  method: 'PUT',
  path: 'message/rules',
  input: { body: z.strictObject({ version: z.int().min(0), rules: messageRules }) },
  output: rules,
  permission: may('edit'),
});

const channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KIND_NAMES),
  name: z.string(),
  enabled: z.boolean(),
  /** Without secrets. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Names of the secrets that are stored. Their values are never answered. */
  secrets: z.array(z.string()),
  version: z.int(),
});
export type MessageChannel = z.output<typeof channel>;

const given = {
  name: z.string().trim().min(1).max(60),
  enabled: z.boolean(),
  /** A secret that is left out stays as it is. */
  values: z.record(z.string().max(40), z.union([z.string().max(500), z.number(), z.null()])),
};

export const channels = defineCall({
  name: 'message.channels',
  label: { zh: '消息通道', en: 'Channels of messages' },
  service,
  method: 'GET',
  path: 'message/channels',
  input: {},
  output: z.array(channel),
  permission: may('list'),
});

export const addChannel = defineCall({
  name: 'message.channel.add',
  label: { zh: '新增消息通道', en: 'Add a channel' },
  service,
  method: 'POST',
  path: 'message/channels',
  input: { body: z.strictObject({ kind: z.enum(CHANNEL_KIND_NAMES), ...given }) },
  output: channel,
  permission: may('edit'),
});

export const editChannel = defineCall({
  name: 'message.channel.edit',
  label: { zh: '修改消息通道', en: 'Change a channel' },
  service,
  method: 'PUT',
  path: 'message/channels/{id}',
  input: { params: z.object({ id }), body: z.strictObject({ version: z.int(), ...given }) },
  output: channel,
  permission: may('edit'),
});

/** What waits in the channel is not sent. */
export const removeChannel = defineCall({
  name: 'message.channel.delete',
  label: { zh: '删除消息通道', en: 'Delete a channel' },
  service,
  method: 'DELETE',
  path: 'message/channels/{id}',
  input: { params: z.object({ id }) },
  output: z.null(),
  permission: may('edit'),
});

/** Sends one message, to the caller if the channel is personal. @returns what came of it, in words */
export const testChannel = defineCall({
  name: 'message.channel.test',
  label: { zh: '测试消息通道', en: 'Test a channel' },
  service,
  method: 'POST',
  path: 'message/channels/{id}/test',
  input: { params: z.object({ id }) },
  output: z.object({ sent: z.boolean(), message: z.string() }),
  permission: may('edit'),
  timeout: 30_000,
});

const own = z.object({
  /** Where mails go; null: none. */
  email: z.string().nullable(),
  choice: messageChoice,
  /** Kinds of personal channels that the company has. */
  kinds: z.array(z.enum(CHANNEL_KIND_NAMES)),
});
export type OwnMessages = z.output<typeof own>;

export const ownChoice = defineCall({
  name: 'message.own',
  label: { zh: '本人的消息接收', en: 'Own messages' },
  service,
  method: 'GET',
  path: 'message/own',
  input: {},
  output: own,
});

export const setOwnChoice = defineCall({
  name: 'message.own.set',
  label: { zh: '设置本人的消息接收', en: 'Set own messages' },
  service,
  method: 'PUT',
  path: 'message/own',
  input: { body: z.strictObject({ email: z.email().max(200).nullable(), choice: messageChoice }) },
  output: own,
});

/** Sends a message again that was not delivered, or was. */
export const resend = defineCall({
  name: 'message.resend',
  label: { zh: '重新发送', en: 'Send again' },
  service,
  method: 'PUT',
  path: 'message-log/resend',
  input: { body: z.strictObject({ id }) },
  output: z.null(),
  permission: permission(messagelog.name, 'resend'),
});
