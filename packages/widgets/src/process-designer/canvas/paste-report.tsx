import { Modal } from '../dialog/modal.tsx';
import type { CanvasUiState } from './ui/canvas-ui.ts';
import type { CommandContext } from './commands.ts';
import { format } from './text/index.ts';

interface PasteReportProps {
  context: CommandContext;
  report: NonNullable<CanvasUiState['pasteReport']>;
}

/** Lists what pasted elements lost in the conversion to another engine. */
export function PasteReport({ context, report: { from, to, entries } }: PasteReportProps) {
  const texts = context.texts();
  const close = () => context.ui.set({ pasteReport: null });
  const title = format(texts.reportTitle, { count: entries.length });
  return (
    <Modal className="gd-canvas-paste-report" label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="gd-tool" data-type="default" data-size="small" autoFocus onClick={close}>
          {texts.close}
        </button>
      </header>
      <p>{format(texts.reportLead, { from, to })}</p>
      <div className="gd-canvas-paste-report-list" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.reportElement}</th>
              <th scope="col">{texts.reportBefore}</th>
              <th scope="col">{texts.reportAfter}</th>
              <th scope="col">{texts.reportWhy}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ element, what, from: before, to: after, why }) => (
              <tr key={`${element ?? ''} ${what} ${before}`}>
                <td>{element ?? ''}</td>
                <td>
                  <code>{before}</code>
                </td>
                <td>{after ? <code>{after}</code> : texts.reportDropped}</td>
                <td>{context.session.lang === 'en' ? why.en : why.zh}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
