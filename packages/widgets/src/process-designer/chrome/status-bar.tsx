import { useSyncExternalStore } from 'react';
import type { Settings } from '../host/props.ts';
import type { Texts } from '../text/index.ts';
import type { DockName, Tools } from '../tools/tools.ts';

interface StatusBarProps {
  tools: Tools;
  settings: Settings;
  texts: Texts;
}

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** Bar below the canvas: the number of findings, and buttons for the tools that open above it. */
export function StatusBar({ tools, settings, texts }: StatusBarProps) {
  const { dock, counts, failed } = useSyncExternalStore(tools.state.subscribe, tools.state.get);
  const button = (name: DockName, label: string) => (
    <button
      type="button"
      className="gd-status-tool"
      data-tool={name}
      aria-pressed={dock === name}
      onClick={() => tools.toggle(name)}
    >
      {label}
    </button>
  );
  return (
    <div className="gd-status" role="group" aria-label={texts.status} part="status">
      {settings.findings && failed && (
        <button type="button" className="gd-status-tool" data-tool="retry" onClick={() => tools.load()}>
          {texts.findingsFailed}
        </button>
      )}
      {settings.findings && !failed && (
        <button
          type="button"
          className="gd-status-tool"
          data-tool="findings"
          aria-pressed={dock === 'findings'}
          title={texts.findings}
          onClick={() => tools.toggle('findings')}
        >
          {SEVERITIES.map((severity) => (
            <span key={severity} className="gd-status-count" data-count={severity}>
              <span className="gd-status-severity" data-severity={severity} role="img" aria-label={texts[severity]} />
              {counts ? counts[severity] : '…'}
            </span>
          ))}
        </button>
      )}
      {button('compare', texts.compare)}
      {button('templates', texts.templates)}
    </div>
  );
}
