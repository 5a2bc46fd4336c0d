import { FIGURE_KIND, permission, schedulefigure } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { useFigureText } from './text/index.ts';

export default defineScreen({
  rowActions: ownActions((row) => {
    const text = useFigureText();
    const may = usePermissions();
    if (row['figure_kind'] !== FIGURE_KIND.picture || !may(permission(schedulefigure.name, 'regions')))
      return { actions: [] };
    const does = `/${schedulefigure.name}/regions?id=${encodeURIComponent(row.id)}`;
    return { actions: [{ key: 'regions', label: text.mark, does }] };
  }),
  details: { ahead: lazyPart(() => import('./figure-view.tsx')) },
  opensAdded: true,
});
