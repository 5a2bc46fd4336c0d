import { outlineTexts } from '../../diagram/outline/text.ts';
import { sentence } from '../../diagram/outline/sentence.ts';
import { format } from '../../diagram/format.ts';
import { type Direction, type Place, walkDiagram } from '../../diagram/traverse/walk.ts';
import type { Stage } from '../session/stage.ts';
import type { CommandContext } from './commands.ts';
import { announce } from './ui/announce.ts';

/** For each canvas, the flows among which the user can choose after the last step. */
const places = new WeakMap<Stage, Place>();

/** Moves the selection one step along the flow and announces the new element to screen readers. */
export function traverse({ stage, session, ui }: CommandContext, direction: Direction): void {
  const { lang } = session;
  const texts = outlineTexts(lang);
  const selected = stage.service('selection').get();
  const element = selected.length === 1 ? selected[0] : undefined;
  const last = places.get(stage);
  const from = element && (last?.element === element ? last : { element, choices: [] });
  const place = walkDiagram(stage.service('elementRegistry').getAll(), from, direction);
  if (!place) return announce(ui, from ? texts.deadEnd : texts.none);
  places.set(stage, place);
  session.view.select(place.element.id);
  const { choices } = place;
  const text = sentence(place.element, lang);
  const at = choices.indexOf(place.element) + 1;
  announce(
    ui,
    at > 0 ? `${text}${lang === 'en' ? '; ' : '；'}${format(texts.choice, { at, count: choices.length })}` : text,
  );
}
