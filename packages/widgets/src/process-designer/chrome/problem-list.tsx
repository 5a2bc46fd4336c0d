import type { DesignerSession } from '../session/session.ts';
import type { DesignerState } from '../session/state.ts';
import { format, type Texts } from '../text/index.ts';

/** Maximum number of problems shown. A file with thousands of problems mostly repeats the same ones. */
const SHOWN = 50;

/** Lists the problems of the last file with their place and a link to the element. */
export default function ProblemList({
  state,
  session,
  texts,
}: {
  state: DesignerState;
  session: DesignerSession;
  texts: Texts;
}) {
  const { problems, refused, stage } = state;
  return (
    <section className="gd-designer-bar gd-designer-problems" data-kind="problems" role={refused ? 'alert' : 'status'}>
      <header>
        <strong>{refused ? texts.importFailed : format(texts.importProblems, { count: problems.length })}</strong>
        <button type="button" onClick={() => session.closeProblems()} aria-label={texts.close} title={texts.close}>
          ×
        </button>
      </header>
      <ul>
        {problems.slice(0, SHOWN).map(({ message, line, column, element }) => {
          const id = !refused && element !== undefined && stage?.find(element) ? element : null;
          return (
            <li key={`${message}${line ?? ''}${column ?? ''}${element ?? ''}`}>
              {message}
              {line !== undefined && <small> {format(texts.place, { line, column: column ?? 1 })}</small>}
              {element !== undefined && <small> {format(texts.elementPlace, { element })}</small>}
              {id !== null && (
                <button type="button" className="gd-designer-link" onClick={() => session.view.select(id)}>
                  {texts.showElement}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
