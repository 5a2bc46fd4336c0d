import * as z from 'zod';

/** Whom a rule tells. `recipients`: whom the module names; `superiors`: the heads of their organisations and those above. */
export const AUDIENCES = ['recipients', 'superiors', 'role', 'post', 'account', 'organisation'] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

const id = z.string().min(1).max(64);
/** Time of a day, `22:00`, in the time zone of the server. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const quietHours = z.strictObject({ from: timeOfDay, to: timeOfDay });
/** Hours in which nobody is disturbed; they may pass midnight. */
export type QuietHours = z.infer<typeof quietHours>;

const audience = z
  .array(z.strictObject({ to: z.enum(AUDIENCES), ids: z.array(id).max(200) }))
  .min(1)
  .max(AUDIENCES.length);
export type Audience = z.infer<typeof audience>;

/** One step of an escalation: after how many hours, and to whom. */
const escalation = z.strictObject({ after_hours: z.number().min(0.5).max(2160), audience });

export const messageRule = z.strictObject({
  id,
  name: z.string().min(1).max(60),
  enabled: z.boolean(),
  /** Kinds of events; empty: all that are not of low urgency. */
  kinds: z.array(z.string().max(64)).max(100),
  /** Names of resources; empty: all. */
  resources: z.array(z.string().max(64)).max(200),
  urgent_only: z.boolean(),
  audience,
  /** Ids of channels; empty: every enabled one. */
  channels: z.array(id).max(50),
  quiet: quietHours.nullable(),
  /** Urgent events are sent in quiet hours too. */
  urgent_passes: z.boolean(),
  /** Events of this many minutes become one message. The first one is sent at once. */
  group_minutes: z.int().min(1).max(1440),
  /** Everything of a day is sent at this time, in one message; null: no digest. */
  digest_at: timeOfDay.nullable(),
  /** Nobody can turn it off for themselves. */
  mandatory: z.boolean(),
  /** What happens while nobody has acted, by steps. */
  escalation: z.array(escalation).max(5),
});
export type MessageRule = z.infer<typeof messageRule>;

const MOST_RULES = 50;
export const messageRules = z.array(messageRule).max(MOST_RULES);

const BASE = {
  enabled: true,
  kinds: [],
  resources: [],
  audience: [{ to: 'recipients' as const, ids: [] }],
  channels: [],
  digest_at: null,
  escalation: [],
};

/** What holds for a company that has made no rules. */
export const DEFAULT_RULES: readonly MessageRule[] = [
  {
    ...BASE,
    id: 'urgent',
    name: '紧急消息立即发送',
    urgent_only: true,
    quiet: null,
    urgent_passes: true,
    group_minutes: 5,
    mandatory: true,
  },
  {
    ...BASE,
    id: 'normal',
    name: '业务消息合并发送',
    urgent_only: false,
    quiet: { from: '22:00', to: '07:00' },
    urgent_passes: true,
    group_minutes: 15,
    mandatory: false,
  },
];

/** Returns a rule with the values that most have. */
export const newRule = (id: string, name: string): MessageRule => ({ ...DEFAULT_RULES[1]!, id, name });

/** What people choose for themselves. */
export const messageChoice = z.strictObject({
  /** Kinds of channels that the person does not want. */
  off: z.array(z.string().max(32)).max(20),
  quiet: quietHours.nullable(),
  lang: z.enum(['zh', 'en']),
});
export type MessageChoice = z.infer<typeof messageChoice>;
export const DEFAULT_CHOICE: MessageChoice = { off: [], quiet: null, lang: 'zh' };
