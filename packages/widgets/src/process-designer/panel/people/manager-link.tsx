import { useWidget } from '../../../kit/provider/index.ts';

interface ManagerLinkProps {
  path: string;
  hint: string;
  text: string;
}

/**
 * Link to the pages that administer forms and assignment rules. Opens a new tab if the host has set the base URL of its
 * pages (`managerBase`); plain text otherwise. With `gd-navigate` the host can handle the navigation itself.
 */
export function ManagerLink({ path, hint, text }: ManagerLinkProps) {
  const { config, emit } = useWidget();
  const base = config.managerBase;
  return (
    <p className="gd-panel-hint">
      {hint}
      {base === undefined ? (
        <strong>{text}</strong>
      ) : (
        <a
          href={base.replace(/\/$/, '') + path}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            if (!emit('gd-navigate', { path, target: '_blank' }, { cancelable: true })) event.preventDefault();
          }}
        >
          {text}
        </a>
      )}
    </p>
  );
}
