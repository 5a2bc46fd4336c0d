import { useWidget } from '../../../kit/provider/index.ts';

interface ManagerLinkProps {
  path: string;
  hint: string;
  text: string;
}

/**
 * Where forms and assignment rules are really administered. Leads there in a new tab when the host has given the base
 * of its pages (`managerBase`), is plain text otherwise; `gd-navigate` lets the host go there in its own way.
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
