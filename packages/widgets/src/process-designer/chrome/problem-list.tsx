import type { DesignerSession } from '../session/session.ts';
import type { DesignerState } from '../session/state.ts';
import { format, type Texts } from '../text/index.ts';

/** Problems shown at once; a file with thousands says the same thing thousands of times. */
const SHOWN = 50;

/** What was wrong with the last file, with its place, and a way to the element. */
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
    <section className="gd-bar gd-problems" data-kind="problems" role={refused ? 'alert' : 'status'}>
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
                <button type="button" className="gd-link" onClick={() => session.view.select(id)}>
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
