import type { EngineFlavour } from '@gongdi/bpmn';
import { Button } from 'antd';
import { useState } from 'react';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { lazyView } from '../fields/lazy-view.tsx';
import type { DesignerSession } from '../../session/session.ts';
import type { Stage } from '../../session/stage.ts';
import { flavourTexts } from './text/index.ts';

const ConversionDialog = lazyView(() => import('./conversion-dialog.tsx'));

interface EngineSwitchProps {
  session: DesignerSession;
  stage: Stage;
  engine: EngineFlavour;
  lang: Lang;
}

/** Shows the engine of the open model and opens the conversion to another engine. */
export function EngineSwitch({ session, stage, engine, lang }: EngineSwitchProps) {
  const [open, setOpen] = useState(false);
  const texts = flavourTexts(lang);
  return (
    <>
      <Button
        size="small"
        className="gd-engine"
        title={texts.switch}
        aria-label={`${texts.switch}: ${engine}`}
        onClick={() => {
          stage.completeEditing();
          setOpen(true);
        }}
      >
        {engine} ⇄
      </Button>
      {open && <ConversionDialog session={session} from={engine} lang={lang} onClose={() => setOpen(false)} />}
    </>
  );
}
