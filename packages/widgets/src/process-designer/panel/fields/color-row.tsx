import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import type { DiagramElement } from '../../../diagram/model.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { Row } from './row.tsx';
import type { Stage } from '../../session/stage.ts';
import { colorable, commonColors, type Colors, setColors } from '../../colors/colorable.ts';
import { PALETTE, strokeFor } from '../../colors/palette.ts';
import { colorTexts } from '../../colors/text/index.ts';

interface ColorRowProps {
  stage: Stage;
  lang: Lang;
  elements: readonly DiagramElement[];
}

/**
 * Sets fill and line colour of the selected elements: ready pairs, free colours, or the default colours of the diagram.
 */
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
      <div role="group" id={id} aria-label={texts.color} className="gd-panel-colors">
        {PALETTE.map(({ key, fill, stroke }) => (
          <button
            key={key}
            type="button"
            className="gd-panel-color"
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

/** Applies only the colour that the user finally chooses: one step of the history, not one for each mouse move. */
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
    <label className="gd-panel-color-free">
      {label}
      <input ref={input} type="color" defaultValue={value} />
    </label>
  );
}
