import { PRESETS, type Preset } from '@gongdi/bpmn';
import { useState, useSyncExternalStore } from 'react';
import { nameOf } from '../../diagram/describe.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DockProps } from '../tools/dock-props.ts';
import { moveInList } from '../tools/move-in-list.ts';
import type { DesignerSession } from '../session/session.ts';
import { applyFix, removeSuppression } from './commands.ts';
import { FindingRow } from './finding-row.tsx';
import type { LiveFindings } from '../findings/live-findings.ts';
import type { ShownFinding } from '../findings/live-state.ts';
import { findingTexts, format } from '../findings/text/index.ts';

const SEVERITIES = ['error', 'warning', 'info'] as const;
/** Number of rows of one severity shown at a time: a model may have thousands. */
const PAGE = 100;

interface FindingsPanelProps {
  live: LiveFindings;
  session: DesignerSession;
  lang: Lang;
}

/** The list of findings, shown when the check runs. */
export default function FindingsPanel({ tools, session, lang }: DockProps) {
  const { live } = useSyncExternalStore(tools.state.subscribe, tools.state.get);
  return live ? (
    <List live={live} session={session} lang={lang} />
  ) : (
    <p className="gd-designer-wait">{findingTexts(lang).checking}</p>
  );
}

/** Lists the findings by severity. */
function List({ live, session, lang }: FindingsPanelProps) {
  const { findings, suppressions, counts, preset } = useSyncExternalStore(live.state.subscribe, live.state.get);
  const texts = findingTexts(lang);
  const { stage } = live;
  const fixable = findings.filter(({ fix }) => fix);
  return (
    <div className="gd-finding-panel" onKeyDown={(event) => moveInList(event, '.gd-finding-go')}>
      <div className="gd-finding-bar">
        <label>
          {texts.preset}{' '}
          <select value={preset} onChange={(event) => live.choose(event.target.value as Preset)}>
            {PRESETS.map((name) => (
              <option key={name} value={name}>
                {texts[`preset-${name}`]}
              </option>
            ))}
          </select>
        </label>
        {fixable.length > 0 && (
          <button
            type="button"
            className="gd-tool"
            data-type="default"
            data-size="mini"
            data-act="fix-all"
            onClick={() =>
              applyFix(
                stage,
                fixable.flatMap(({ fix }) => fix?.edits ?? []),
              )
            }
          >
            {format(texts.fixAll, { count: fixable.length })}
          </button>
        )}
        <span role="status">{counts === null ? texts.checking : findings.length === 0 ? texts.none : ''}</span>
      </div>
      {SEVERITIES.map((severity) => (
        <Group
          key={severity}
          title={texts[severity]}
          findings={findings.filter((finding) => finding.severity === severity)}
          live={live}
          session={session}
          lang={lang}
        />
      ))}
      {suppressions.length > 0 && (
        <section>
          <h3>
            {texts.suppressed} <span>{suppressions.length}</span>
          </h3>
          <ul>
            {suppressions.map((suppression) => {
              const { rule, element, reason } = suppression;
              const drawn = element === undefined ? undefined : stage.find(element);
              const place = drawn ? nameOf(drawn, lang) : (element ?? texts.wholeFile);
              return (
                <li key={`${rule} ${element ?? ''}`} className="gd-finding" data-code={rule}>
                  <div className="gd-finding-line">
                    <span className="gd-finding-message">
                      {reason} <span className="gd-finding-place">{place}</span> <code>{rule}</code>
                    </span>
                    <button
                      type="button"
                      className="gd-designer-link"
                      data-act="restore"
                      onClick={() => removeSuppression(stage, suppression)}
                    >
                      {texts.restore}
                    </button>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

interface GroupProps extends FindingsPanelProps {
  title: string;
  findings: readonly ShownFinding[];
}

function Group({ title, findings, live, session, lang }: GroupProps) {
  const [shown, setShown] = useState(PAGE);
  if (findings.length === 0) return null;
  const more = Math.min(PAGE, findings.length - shown);
  return (
    <section>
      <h3>
        {title} <span>{findings.length}</span>
      </h3>
      <ul>
        {findings.slice(0, shown).map((finding) => (
          <FindingRow key={finding.key} finding={finding} stage={live.stage} session={session} lang={lang} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="gd-designer-link" onClick={() => setShown(shown + PAGE)}>
          {format(findingTexts(lang).more, { count: more })}
        </button>
      )}
    </section>
  );
}
