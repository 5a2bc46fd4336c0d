import { format, type Texts } from '../text/index.ts';
import type { Trail, TrailState } from '../session/trail.ts';

/** Path back from called instances, and the status of opening one. */
export default function TrailBar({ trail, way, texts }: { trail: Trail; way: TrailState; texts: Texts }) {
  const { levels, pending, failure } = way;
  return (
    <div className="gd-trail" part="trail">
      {levels.length > 1 && (
        <nav aria-label={texts.trail}>
          <ol>
            {levels.map(({ id, name, session }, at) => {
              const shown = name ?? session.title ?? (at === 0 ? texts.outermost : texts.viewer);
              return (
                <li key={id}>
                  {at === levels.length - 1 ? (
                    <span aria-current="page">{shown}</span>
                  ) : (
                    <button type="button" onClick={() => trail.back(at)}>
                      {shown}
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
        </nav>
      )}
      {pending !== null && (
        <p role="status">
          <i className="gd-viewer-spinner" aria-hidden="true" />
          {format(texts.calledLoading, { name: pending })}
          <button type="button" className="gd-viewer-button" onClick={() => trail.back(levels.length - 1)}>
            {texts.cancel}
          </button>
        </p>
      )}
      {failure && (
        <p role="alert">
          {failure.message === null ? texts.calledNothing : format(texts.calledFailed, { message: failure.message })}
          <button type="button" className="gd-viewer-button" onClick={failure.retry}>
            {texts.retry}
          </button>
          <button type="button" className="gd-viewer-button" onClick={() => trail.back(levels.length - 1)}>
            {texts.dismiss}
          </button>
        </p>
      )}
    </div>
  );
}
