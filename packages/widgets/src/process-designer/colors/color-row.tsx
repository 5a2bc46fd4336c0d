import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import type { DiagramElement } from '../../diagram/model.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { Row } from '../panel/fields/row.tsx';
import type { Stage } from '../session/stage.ts';
import { colorable, commonColors, type Colors, setColors } from './colorable.ts';
import { PALETTE, strokeFor } from './palette.ts';
import { colorTexts } from './text/index.ts';

interface ColorRowProps {
  stage: Stage;
  lang: Lang;
  elements: readonly DiagramElement[];
}

/** Fill and line of the selected elements: pairs that fit, free colours, and back to the diagram's own. */
export function ColorRow({ stage, lang, elements }: ColorRowProps) {
  const id = useId();
  const texts = colorTexts(lang);
  const targets = colorable(elements);
  if (targets.length === 0) return null;
  const now = commonColors(targets);
  const lines = targets.every((element) => element.waypoints);
  const set = (colors: Partial<Colors>) => setColors(stage.service('modeling'), targets, colors);
  return (
    <Row id={id} label={texts.color}>
      <div role="group" id={id} aria-label={texts.color} className="gd-colors">
        {PALETTE.map(({ key, fill, stroke }) => (
          <button
            key={key}
            type="button"
            className="gd-color"
            title={texts[key]}
            aria-label={texts[key]}
            aria-pressed={now.stroke === stroke && (lines || now.fill === fill)}
            style={{ background: lines ? stroke : fill, borderColor: stroke }}
            onClick={() => set({ fill, stroke })}
          />
        ))}
        <Button size="small" type="link" onClick={() => set({ fill: '', stroke: '' })}>
          {texts.reset}
        </Button>
        {!lines && (
          <FreeColor
            label={texts.fill}
            value={now.fill || '#ffffff'}
            onPick={(fill) => set(now.stroke ? { fill } : { fill, stroke: strokeFor(fill) })}
          />
        )}
        <FreeColor label={texts.stroke} value={now.stroke || '#22272e'} onPick={(stroke) => set({ stroke })} />
      </div>
    </Row>
  );
}

/** Only the colour that is finally chosen counts: one step of the history, not one for each move of the mouse. */
function FreeColor({ label, value, onPick }: { label: string; value: string; onPick(color: string): void }) {
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
    if (input.current) input.current.value = value;
  });
  useEffect(() => {
    const element = input.current;
    const chosen = () => element && pick.current(element.value.toLowerCase());
    element?.addEventListener('change', chosen);
    return () => element?.removeEventListener('change', chosen);
  }, []);
  return (
    <label className="gd-color-free">
      {label}
      <input ref={input} type="color" defaultValue={value} />
    </label>
  );
}
