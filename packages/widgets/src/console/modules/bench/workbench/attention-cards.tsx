import { fill, permission } from '@gongdi/domain';
import { Button, Empty } from 'antd';
import { Link } from 'react-router';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { useWorkbenchText } from './text/index.ts';
import type { Workbench } from './use-workbench.ts';

interface AttentionCardsProps extends Pick<Workbench, 'attention' | 'more'> {
  /** Requests the remaining numbers. */
  onMore: () => void;
}

/** Cards with the numbers of waiting records. Each links to the list of the records. A card with zero is shown too. */
export function AttentionCards({ attention, more, onMore }: AttentionCardsProps) {
  const text = useWorkbenchText();
  const lang = useLang();
  const may = usePermissions();
  // If the user loses a permission while the page is open, the card disappears at once.
  const shown = attention.filter(({ resource }) => may(permission(resource, 'list')));
  if (shown.length === 0) return <Empty description={text.attentionNone} />;
  return (
    <>
      <ul className="gd-bench-attention" aria-label={text.attention}>
        {shown.map(({ resource, label, filters, level, total, total_capped }) => (
          <li key={`${resource} ${label.en}`}>
            <Link
              className={`gd-bench-attention-card gd-bench-attention-${total !== null && total > 0 ? level : 'calm'}`}
              to={`/${resource}?${new URLSearchParams(filters)}`}
            >
              <span>{label[lang]}</span>
              <strong>
                {total === null ? <small>{text.attentionFailed}</small> : `${total}${total_capped ? '+' : ''}`}
              </strong>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button type="link" size="small" onClick={onMore}>
          {fill(text.attentionMore, { count: more })}
        </Button>
      )}
    </>
  );
}
