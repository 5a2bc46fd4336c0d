import { useEffect, useRef } from 'react';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import type { Settings } from '../host/props.ts';
import type { Stage } from '../session/stage.ts';
import type { Tools } from '../tools/tools.ts';

interface FindingsContext {
  context: WidgetContext;
  tools: Tools;
  settings: Settings;
  stage: Stage | null;
  lang: Lang;
}

/** Settled point 23. The host's `rules` override it. */
const ASSIGNED_ELSEWHERE = { 'user-task-assignee': 'off' } as const;

/** Checks the open model until it is closed. */
export function useFindings({ context, tools, settings, stage, lang }: FindingsContext): void {
  const { findings, prefix, preset, rules, assignmentRules } = settings;
  const language = useRef(lang);
  useEffect(() => {
    if (!stage || !findings) return undefined;
    const { flavour } = stage.model;
    return tools.check({
      context,
      stage,
      preset: preset ?? (flavour === 'plain' ? prefix : flavour),
      rules: { ...(assignmentRules ? ASSIGNED_ELSEWHERE : {}), ...rules },
      lang: () => language.current,
    });
  }, [context, tools, stage, findings, prefix, preset, rules, assignmentRules]);
  useEffect(() => {
    language.current = lang;
    tools.state.get().live?.retell();
  }, [tools, lang]);
}
