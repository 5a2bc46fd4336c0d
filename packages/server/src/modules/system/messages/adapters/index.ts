import type { ChannelKindName } from '@gongdi/domain';
import type { Adapter } from './adapter.ts';
import { dingtalk } from './dingtalk.ts';
import { feishu } from './feishu.ts';
import { mail } from './mail.ts';
import { sms } from './sms.ts';
import { webhook } from './webhook.ts';
import { wecom } from './wecom.ts';

export const ADAPTERS: Readonly<Record<ChannelKindName, Adapter>> = { mail, sms, webhook, wecom, dingtalk, feishu };
