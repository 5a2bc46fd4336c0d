import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { textsOf } from '../text/index.ts';
import type { MapView } from '../view/map-view.ts';

const OverviewPane = lazyPart(() => import('./overview-pane.tsx'));

/** The button of the overview, and the overview while it is open. */
export function OverviewControl({ view, lang, mode }: { view: MapView; lang: Lang; mode: string }) {
  const [open, setOpen] = useState(false);
  const texts = textsOf(lang);
  const label = open ? texts.hideOverview : texts.showOverview;
  return (
    <div className="gd-map-overview" data-open={open || undefined}>
      {open && (
        <Suspense fallback={null}>
          <OverviewPane view={view} label={texts.overviewHelp} mode={mode} />
        </Suspense>
      )}
      <span className="gd-map-group">
        <button type="button" aria-expanded={open} aria-label={label} title={label} onClick={() => setOpen(!open)}>
          <svg className="gd-map-icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M3 4h14v12H3zM9 9h6v5H9z" />
          </svg>
        </button>
      </span>
    </div>
  );
}
