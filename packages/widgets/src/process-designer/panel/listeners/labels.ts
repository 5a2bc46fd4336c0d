import type { PanelTexts } from '../text/index.ts';

/** An event in words with the engine's name for it; an unknown one as it is written. */
export function eventLabel(event: string, texts: PanelTexts): string {
  const key = `event${event.charAt(0).toUpperCase()}${event.slice(1)}`;
  const label = key in texts ? texts[key as keyof PanelTexts] : event;
  return label === event ? event : `${label}（${event}）`;
}
