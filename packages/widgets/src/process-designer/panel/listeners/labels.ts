import type { PanelTexts } from '../text/index.ts';

/** Returns the label of an event with the engine's name for it; an unknown event is returned unchanged. */
export function eventLabel(event: string, texts: PanelTexts): string {
  const key = `event${event.charAt(0).toUpperCase()}${event.slice(1)}`;
  const label = key in texts ? texts[key as keyof PanelTexts] : event;
  return label === event ? event : `${label}（${event}）`;
}
