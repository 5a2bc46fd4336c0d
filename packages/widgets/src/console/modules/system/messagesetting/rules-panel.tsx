import { CallFailure, calls, type MessageChannel } from '@gongdi/api';
import { DEFAULT_RULES, fill, knownEventKind, newRule, type Lang, type MessageRule } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Skeleton, Switch, Tag } from 'antd';
import { useState } from 'react';
import { randomKey } from '../../../../kit/random-key/random-key.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useDeletion } from '../../../generic/use-deletion.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { RuleDrawer } from './rule-drawer.tsx';
import { useMessagesText, type MessagesPageText } from './text/index.ts';
import { RULES, useChannels, useModuleNames, useRules } from './use-messages.ts';

/** The rules of the company, in the order in which they are read. Each change is stored at once. */
export function RulesPanel({ mayEdit }: { mayEdit: boolean }) {
  const { client } = useConsole();
  const text = useMessagesText();
  const lang = useLang();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const remove = useDeletion();
  const stored = useRules();
  const channels = useChannels();
  const modules = useModuleNames();
  const [open, setOpen] = useState<MessageRule>();
  const [busy, setBusy] = useState(false);
  if (stored.isError) return <FailurePanel error={stored.error} retry={() => void stored.refetch()} />;
  if (stored.isPending) return <Skeleton active />;
  const { rules, version } = stored.data;

  /** @throws CallFailure, after the rules were read again */
  const keep = async (next: readonly MessageRule[]) => {
    setBusy(true);
    try {
      const body = { version, rules: [...next] };
      queries.setQueryData(RULES, await client.call(calls.message.setRules, { body }, { quiet: true }));
      void message.success(text.saved);
    } catch (error) {
      if (error instanceof CallFailure)
        showFailure(message, error, error.code === CONFLICT ? text.changedElsewhere : error.message);
      await stored.refetch();
      throw error;
    } finally {
      setBusy(false);
    }
  };
  const tryKeep = (next: readonly MessageRule[]) => void keep(next).catch(() => undefined);
  const without = (id: string) => rules.filter((one) => one.id !== id);
  const put = (rule: MessageRule) =>
    keep(
      rules.some(({ id }) => id === rule.id) ? rules.map((one) => (one.id === rule.id ? rule : one)) : [...rules, rule],
    );

  return (
    <>
      <div className="gd-messages-head">
        <p>{text.rulesHint}</p>
        {mayEdit && (
          <>
            <Button
              disabled={busy || version === 0}
              onClick={() =>
                void remove({
                  title: text.restoreConfirm,
                  content: text.restoreConsequence,
                  label: text.restore,
                  run: () => keep(DEFAULT_RULES),
                })
              }
            >
              {text.restore}
            </Button>
            <Button type="primary" disabled={busy} onClick={() => setOpen(newRule(randomKey(), text.newRule))}>
              {text.addRule}
            </Button>
          </>
        )}
      </div>
      {channels.data?.every(({ enabled }) => !enabled) && (
        <Alert type="warning" showIcon title={text.noChannels} style={{ marginBottom: 12 }} />
      )}
      {rules.length === 0 && <Empty description={text.rulesEmpty} />}
      <ol className="gd-messages-list" aria-label={text.rules}>
        {rules.map((rule, at) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            mayEdit={mayEdit}
            busy={busy}
            summary={summaryOf(rule, channels.data ?? [], modules, text, lang)}
            up={at === 0 ? undefined : () => tryKeep(moved(rules, at, -1))}
            down={at === rules.length - 1 ? undefined : () => tryKeep(moved(rules, at, 1))}
            set={(next) => tryKeep(rules.map((one) => (one.id === rule.id ? next : one)))}
            edit={() => setOpen(rule)}
            drop={() => keep(without(rule.id))}
          />
        ))}
      </ol>
      {open && (
        <RuleDrawer
          rule={open}
          channels={channels.data ?? []}
          busy={busy}
          keep={put}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Returns the rules with one of them moved. */
function moved(rules: readonly MessageRule[], at: number, by: number): MessageRule[] {
  const next = [...rules];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
}

interface RuleRowProps {
  rule: MessageRule;
  summary: string;
  mayEdit: boolean;
  busy: boolean;
  /** Absent: it is the first one. */
  up: (() => void) | undefined;
  /** Absent: it is the last one. */
  down: (() => void) | undefined;
  set: (rule: MessageRule) => void;
  edit: () => void;
  drop: () => Promise<unknown>;
}

function RuleRow({ rule, summary, mayEdit, busy, up, down, set, edit, drop }: RuleRowProps) {
  const text = useMessagesText();
  const remove = useDeletion();
  return (
    <li>
      <div className="gd-messages-what">
        <strong>{rule.name}</strong>
        {rule.mandatory && <Tag color="processing">{text.mandatory}</Tag>}
        {!rule.enabled && <Tag>{text.disabled}</Tag>}
        <p>{summary}</p>
      </div>
      {mayEdit && (
        <div className="gd-messages-buttons">
          <Switch
            size="small"
            checked={rule.enabled}
            disabled={busy}
            aria-label={`${text.enabled} ${rule.name}`}
            onChange={(enabled) => set({ ...rule, enabled })}
          />
          <Button size="small" disabled={busy || !up} onClick={up}>
            {text.up}
          </Button>
          <Button size="small" disabled={busy || !down} onClick={down}>
            {text.down}
          </Button>
          <Button size="small" disabled={busy} onClick={edit}>
            {text.edit}
          </Button>
          <Button
            size="small"
            danger
            disabled={busy}
            onClick={() =>
              void remove({
                title: fill(text.removeRule, { name: rule.name }),
                content: text.removeRuleConsequence,
                run: drop,
              })
            }
          >
            {text.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Code of an error: somebody else has stored a change meanwhile. */
const CONFLICT = 40_900;

/** Returns a rule in one sentence. */
function summaryOf(
  rule: MessageRule,
  channels: readonly MessageChannel[],
  modules: ReadonlyMap<string, string>,
  text: MessagesPageText,
  lang: Lang,
): string {
  const joined = (names: readonly string[]) =>
    names.length > 3
      ? fill(text.summaryMore, { names: names.slice(0, 3).join(text.and), count: names.length })
      : names.join(text.and);
  const kinds = rule.kinds.map((kind) => knownEventKind(kind)?.label[lang] ?? kind);
  const what = [
    kinds.length > 0 && joined(kinds),
    rule.urgent_only && text.urgentOnly,
    kinds.length === 0 && !rule.urgent_only && text.kindsAll,
  ];
  const who = rule.audience.map(({ to, ids }) =>
    ids.length > 0 ? fill(text.people, { kind: text[to], count: ids.length }) : text[to],
  );
  const used = rule.channels.map((id) => channels.find((one) => one.id === id)?.name ?? id);
  const parts = [
    ...what,
    rule.resources.length > 0 &&
      fill(text.summaryAbout, { modules: joined(rule.resources.map((one) => modules.get(one) ?? one)) }),
    fill(text.summaryWho, { who: who.join(text.and) }),
    used.length > 0 ? joined(used) : text.channelsAll,
    rule.digest_at === null
      ? fill(text.summaryGroup, { minutes: rule.group_minutes })
      : fill(text.summaryDigest, { time: rule.digest_at }),
    rule.quiet && fill(text.summaryQuiet, rule.quiet),
    rule.escalation.length > 0 && fill(text.summaryEscalation, { count: rule.escalation.length }),
  ];
  return parts.filter(Boolean).join(' · ');
}
