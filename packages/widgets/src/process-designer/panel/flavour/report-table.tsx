import type { ReportEntry } from '@gongdi/bpmn';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { type FlavourTexts, flavourTexts } from './text/index.ts';

interface ReportTableProps {
  report: readonly ReportEntry[];
  lang: Lang;
  /** Returns the name of an element on the canvas. */
  nameOf(id: string): string;
}

const KINDS = ['refused', 'lossy', 'kept', 'changed'] as const satisfies readonly (ReportEntry['kind'] &
  keyof FlavourTexts)[];

/** Lists what a conversion does to each element, serious entries first. */
export function ReportTable({ report, lang, nameOf }: ReportTableProps) {
  const texts = flavourTexts(lang);
  if (report.length === 0) return <p className="gd-conversion-note">{texts.nothing}</p>;
  return (
    <>
      <p className="gd-conversion-counts">
        {KINDS.map((kind) => {
          const count = report.filter((entry) => entry.kind === kind).length;
          return (
            count > 0 && (
              <span key={kind} className="gd-conversion-kind" data-kind={kind}>
                {texts[kind]} {count}
              </span>
            )
          );
        })}
      </p>
      {/* focusable, so that it scrolls by keyboard too */}
      <div className="gd-conversion-scroll" role="region" aria-label={texts.title} tabIndex={0}>
        <table className="gd-conversion-table">
          <thead>
            <tr>
              <th>{texts.element}</th>
              <th>{texts.kind}</th>
              <th>{texts.from}</th>
              <th>{texts.to}</th>
              <th>{texts.why}</th>
            </tr>
          </thead>
          <tbody>
            {report.map(({ kind, element, what, from, to, why }, at) => (
              <tr key={`${what}/${element}/${from}/${at}`} data-kind={kind}>
                <td>{element === undefined ? '' : nameOf(element)}</td>
                <td>
                  <span className="gd-conversion-kind" data-kind={kind}>
                    {texts[kind]}
                  </span>
                </td>
                <td>
                  <code>{from || (to && texts.added)}</code>
                </td>
                <td>
                  <code>{to || (from && texts.dropped)}</code>
                </td>
                <td>{lang === 'en' ? why.en : why.zh}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
