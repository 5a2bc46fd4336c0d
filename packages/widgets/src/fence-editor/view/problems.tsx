import type { Editor } from '../editor/editor.ts';
import { withPolygon } from '../model/document.ts';
import type { AreaProblem, FenceState } from '../session/state.ts';
import { newArea } from '../model/document.ts';
import { areaText } from '../text/amounts.ts';
import { format, type Texts } from '../text/index.ts';

interface ProblemsProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
}

/** Problems of edited areas, each with a link to its place and, if possible, an offer to repair it. */
export default function Problems({ editor, state, texts }: ProblemsProps) {
  const { session, view } = editor;
  const { problems, document } = state;
  const repair = ({ area, repair: offer }: AreaProblem) => {
    if (!offer) return;
    const [first, ...rest] = offer.result;
    const changed = first
      ? withPolygon(document, area, first)
      : { ...document, areas: document.areas.filter(({ id }) => id !== area) };
    session.step('stepRepair', { ...changed, areas: [...changed.areas, ...rest.map((polygon) => newArea(polygon))] });
  };
  return (
    <section className="gd-fence-panel-problems" aria-label={texts.problems}>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.area} ${problem.message}`} data-level={problem.level}>
            <button
              type="button"
              className="gd-fence-panel-link"
              onClick={() => {
                session.select(problem.area);
                if (problem.at) view.goTo(problem.at, document.system);
              }}
            >
              {problem.message}
            </button>
            {problem.repair && (
              <button
                type="button"
                className="gd-fence-button"
                title={format(texts.repairHint, {
                  what: session.english ? problem.repair.words.en : problem.repair.words.zh,
                  before: areaText(texts, problem.repair.before),
                  after: areaText(texts, problem.repair.after),
                })}
                onClick={() => repair(problem)}
              >
                {texts.repair}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
