import { DEFAULT_RULES, type ChannelKindName, type MessageRule } from '@gongdi/domain';
import { anyOf, type Db } from '../../../store/index.ts';

export interface CompanyChannel {
  id: string;
  kind: ChannelKindName;
  name: string;
}

/** What a company has decided about messages. */
export interface CompanyRules {
  /** Enabled rules. Of those that lead to the same person by the same channel, the first one counts. */
  rules: readonly MessageRule[];
  /** Enabled channels. */
  channels: readonly CompanyChannel[];
}

/** Returns what holds for these companies. */
export async function rulesOf(db: Db, companies: readonly string[]): Promise<ReadonlyMap<string, CompanyRules>> {
  const stored = await db
    .selectFrom('message_rules')
    .select(['company_id', 'rules'])
    .where('company_id', '=', anyOf([...companies]))
    .execute();
  const channels = await db
    .selectFrom('message_channel')
    .select(['id', 'company_id', 'kind', 'name'])
    .where('company_id', '=', anyOf([...companies]))
    .where('enabled', '=', true)
    .orderBy('created_at')
    .execute();
  return new Map(
    companies.map((company) => {
      const own = stored.find(({ company_id }) => company_id === company)?.rules ?? DEFAULT_RULES;
      return [
        company,
        {
          rules: own.filter(({ enabled }) => enabled),
          channels: channels.filter(({ company_id }) => company_id === company),
        },
      ];
    }),
  );
}
