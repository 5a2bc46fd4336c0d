import { permission, type AnyResource, type NamedStep } from '@gongdi/domain';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useOpenSteps } from '../actions/use-open-steps.ts';
import { useAllowed } from '../actions/use-allowed.ts';
import { useViewText } from './text/index.ts';
import type { Row } from './view-props.ts';

/** Another entry of the menu. */
export interface MenuAct {
  key: string;
  label: string;
  run: () => void;
}

/**
 * Returns a function that makes the menu of a record's card: the steps that the user may take, `more`, details and
 * edit. So everything that dragging does can be done from the keyboard.
 */
export function useRecordMenu(
  resource: AnyResource,
  begin: (row: Row, step: NamedStep) => void,
): (row: Row, more?: readonly MenuAct[]) => MenuProps {
  const lang = useLang();
  const text = useViewText();
  const may = usePermissions();
  const navigate = useNavigate();
  const openSteps = useOpenSteps(resource);
  const allowed = useAllowed(resource);
  const pages = (['detail', 'edit'] as const).filter(
    (one) => resource.endpoints[one] && may(permission(resource.name, one)),
  );
  return (row, more = []) => {
    const steps = openSteps(row);
    const acts = [...more];
    const open = allowed(row, pages);
    return {
      items: [
        ...steps.map(({ name, label, step }) => ({ key: `step ${name}`, label: label[lang], danger: step.danger })),
        ...acts.map(({ key, label }) => ({ key, label })),
        ...(steps.length + acts.length > 0 && open.length > 0 ? [{ type: 'divider' as const }] : []),
        ...open.map((one) => ({ key: one, label: text[one] })),
      ],
      onClick: ({ key }) => {
        const step = steps.find(({ name }) => key === `step ${name}`);
        if (step) return begin(row, step);
        const act = acts.find((one) => one.key === key);
        if (act) return act.run();
        void navigate(`/${resource.name}/${key}?id=${encodeURIComponent(row.id)}`, { state: COMES_BACK });
      },
    };
  };
}
