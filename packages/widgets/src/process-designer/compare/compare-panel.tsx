import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DockProps } from '../tools/dock-props.ts';
import type { Compared } from '../tools/tools.ts';
import { readDocument } from '../session/read-document.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import { ChangeList } from './change-list.tsx';
import { changeColorsCss } from './colors.ts';
import { ComparisonView } from './comparison.ts';
import compareCss from './compare.css?inline';
import { compareTexts, format } from './text/index.ts';
import { VersionChoice } from './version-choice.tsx';

/** Comparison with another version: the user first chooses the version, then sees the differences. */
export default function ComparePanel(props: DockProps) {
  const { tools, stage, lang } = props;
  const { compared } = useSyncExternalStore(tools.state.subscribe, tools.state.get);
  const root = stage.element.getRootNode();
  if (root instanceof ShadowRoot) adoptCss(root, changeColorsCss(), compareCss);
  return (
    <div className="gd-compare">
      {compared ? (
        <Comparing {...props} compared={compared} />
      ) : (
        <VersionChoice
          versions={props.settings.versions ?? []}
          lang={lang}
          onChoose={({ xml, name }) => tools.compare(xml, name)}
        />
      )}
    </div>
  );
}

function Comparing({ session, stage, tools, lang, compared }: DockProps & { compared: Compared }) {
  const [view, setView] = useState<ComparisonView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const texts = compareTexts(lang);
  const { xml } = compared;
  const { prefix } = session.settings;
  useEffect(() => {
    let gone = false;
    let opened: ComparisonView | undefined;
    const open = async () => {
      const { model, problems } = await readDocument(xml, prefix, lang);
      if (gone) return;
      setProblem(model ? null : (problems[0]?.message ?? ''));
      if (model) opened = new ComparisonView(stage, model);
      setView(opened ?? null);
    };
    void open();
    return () => {
      gone = true;
      opened?.dispose();
      setView(null);
    };
  }, [xml, prefix, stage, lang]);
  return (
    <>
      <div className="gd-compare-bar">
        <strong>{format(texts.comparedWith, { name: compared.name || texts.unnamed })}</strong>
        <button
          type="button"
          className="gd-tool"
          data-type="default"
          data-size="mini"
          onClick={() => tools.state.set({ compared: null })}
        >
          {texts.other}
        </button>
        <button type="button" className="gd-tool" data-type="default" data-size="mini" onClick={() => tools.close()}>
          {texts.end}
        </button>
      </div>
      {problem !== null && <p role="alert">{format(texts.unreadable, { message: problem })}</p>}
      {problem === null && !view && <p role="status">{texts.comparing}</p>}
      {view && <ChangeList view={view} session={session} lang={lang} />}
    </>
  );
}
