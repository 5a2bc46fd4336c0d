import { AUDIENCES, type Audience, type AudienceKind, type MessageRule } from '@gongdi/domain';

/** Kinds of an audience that name something. */
export const NAMING = ['role', 'post', 'account', 'organisation'] as const satisfies readonly AudienceKind[];

/** An audience as a form holds it: a switch or a list for each kind. */
export type AudienceValues = Partial<Record<AudienceKind, boolean | string[]>>;

export const toAudience = (values: AudienceValues): Audience =>
  AUDIENCES.flatMap((to) => {
    const value = values[to];
    if (Array.isArray(value)) return value.length > 0 ? [{ to, ids: value }] : [];
    return value ? [{ to, ids: [] }] : [];
  });

const fromAudience = (audience: Audience): AudienceValues =>
  Object.fromEntries(audience.map(({ to, ids }) => [to, (NAMING as readonly string[]).includes(to) ? ids : true]));

/** A rule as its form holds it. */
export interface RuleValues extends Omit<MessageRule, 'audience' | 'quiet' | 'escalation' | 'digest_at'> {
  audience: AudienceValues;
  quiet: { from?: string; to?: string };
  digest_at: string;
  escalation: { after_hours: number; audience: AudienceValues }[];
}

export const toValues = ({ audience, quiet, digest_at, escalation, ...rest }: MessageRule): RuleValues => ({
  ...rest,
  audience: fromAudience(audience),
  quiet: quiet ?? {},
  digest_at: digest_at ?? '',
  escalation: escalation.map((step) => ({ ...step, audience: fromAudience(step.audience) })),
});

export const toRule = (id: string, values: RuleValues): MessageRule => {
  const { audience, quiet, digest_at, escalation, ...rest } = values;
  return {
    ...rest,
    id,
    name: rest.name.trim(),
    audience: toAudience(audience),
    quiet: quiet.from && quiet.to ? { from: quiet.from, to: quiet.to } : null,
    digest_at: digest_at || null,
    escalation: escalation.map((step) => ({ ...step, audience: toAudience(step.audience) })),
  };
};
