import type { Place } from '../../map/search/index.ts';
import { adoptSearchCss, PlaceSearchBox, placeProvider } from '../../map/search/index.ts';
import { useMemo } from 'react';
import { boxOf } from '@gongdi/geo';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Editor } from '../editor/editor.ts';
import type { FenceState } from '../session/state.ts';
import { format, textsOf } from '../text/index.ts';

interface PlaceSearchProps {
  editor: Editor;
  state: FenceState;
  lang: Lang;
}

/** Zoom level for a found place. */
const NEAR = 16;
/** Maximum number of areas that can be searched by number. */
const LISTED = 500;

/** Place search of the fence screen; the fence's own areas and the other fences are found without a request. */
export default function PlaceSearch({ editor, state, lang }: PlaceSearchProps) {
  const { context, view, session, map } = editor;
  const { root } = context;
  const { areas, system } = state.document;
  const provider = useMemo(() => {
    adoptSearchCss(root);
    return placeProvider(map, (address, init) => globalThis.fetch(address, init));
  }, [root, map]);
  const objects = useMemo(
    () =>
      areas.slice(0, LISTED).map(({ polygon }, i): Place => {
        const [west, south, east, north] = boxOf(polygon.outer);
        const name = format(textsOf(lang).area, { n: i + 1 });
        return { name, point: [(west + east) / 2, (south + north) / 2], system, source: 'object' };
      }),
    [areas, system, lang],
  );
  return (
    <div className="gd-fence-search">
      <PlaceSearchBox
        lang={lang}
        provider={provider}
        objects={objects}
        system={system}
        onPick={(place) => view.goTo(place.point, place.system, place.zoom ?? NEAR)}
        onWarn={(message) => session.tell({ kind: 'warning', text: message })}
      />
    </div>
  );
}
