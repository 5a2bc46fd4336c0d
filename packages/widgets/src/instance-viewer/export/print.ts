import { visitDuration } from '@gongdi/bpmn';
import type { Times } from '@gongdi/domain';
import { nameOf } from '../../diagram/describe.ts';
import { adoptInDocument } from '../../diagram/sheets.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { durationText } from '../model/duration.ts';
import type { ViewerSession } from '../session/session.ts';
import { stateLabel } from '../model/states.ts';
import { format, textsOf } from '../text/index.ts';
import { type TimelineEntry, timelineEntries } from '../model/timeline-entries.ts';
import { printTexts } from './text.ts';
import pageCss from './print-page.css?inline';
import printCss from './print.css?inline';

const NOTHING = '--';

/**
 * Prints the diagram with its marks on its own page, then the visits as a table; nothing else of the page is printed.
 */
export async function printSession(session: ViewerSession, lang: Lang, times: Times): Promise<void> {
  const svg = await session.saveSVG();
  for (const old of document.querySelectorAll('body > .gd-print')) old.remove();
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const host = document.createElement('div');
  host.className = 'gd-print';
  host.lang = lang;
  const root = host.attachShadow({ mode: 'open' });
  adoptCss(root, printCss);
  adoptInDocument(document, pageCss);
  const image = new Image();
  image.src = url;
  root.append(diagramOf(session, lang, image, times), tableOf(session, lang, times));
  document.body.append(host);
  try {
    await image.decode();
    if (image.naturalHeight > image.naturalWidth) image.closest('section')?.toggleAttribute('data-tall', true);
    const done = () => {
      host.remove();
      URL.revokeObjectURL(url);
    };
    window.addEventListener('afterprint', done, { once: true });
    window.print();
  } catch (error) {
    host.remove();
    URL.revokeObjectURL(url);
    throw error;
  }
}

function node<K extends keyof HTMLElementTagNameMap>(name: K, ...content: (Node | string)[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function diagramOf(session: ViewerSession, lang: Lang, image: HTMLImageElement, times: Times): HTMLElement {
  const texts = textsOf(lang);
  const { result } = session.state.get().full ?? {};
  const title = session.title ?? texts.viewer;
  image.alt = title;
  const line = [
    result ? stateLabel(result, lang) : null,
    format(printTexts(lang).printOn, { time: times.dateTime(Date.now()) }),
  ];
  return node('section', node('h1', title), node('p', line.filter(Boolean).join(' · ')), image);
}

function tableOf(session: ViewerSession, lang: Lang, times: Times): HTMLTableElement {
  const texts = textsOf(lang);
  const { full, comments } = session.state.get();
  const heads = [
    printTexts(lang).printNode,
    printTexts(lang).printState,
    printTexts(lang).printPerson,
    texts.startTime,
    texts.endTime,
    texts.duration,
    texts.reason,
  ].map((head) => Object.assign(node('th', head), { scope: 'col' }));
  const rows = timelineEntries(full, comments).map((entry) => node('tr', ...cellsOf(entry, session, lang, times)));
  const body = rows.length > 0 ? rows : [node('tr', Object.assign(node('td', texts.timelineEmpty), { colSpan: 7 }))];
  const table = node('table', node('caption', texts.timeline), node('thead', node('tr', ...heads)));
  table.append(node('tbody', ...body));
  return table;
}

function cellsOf(entry: TimelineEntry, session: ViewerSession, lang: Lang, { dateTime }: Times): HTMLElement[] {
  const texts = textsOf(lang);
  const cell = (text: string | null) => node('td', text ?? NOTHING);
  if ('comment' in entry) {
    const { author, time, message } = entry.comment;
    const when = dateTime(time);
    return [texts.comment, NOTHING, author ?? texts.anonymous, when, NOTHING, NOTHING, message].map(cell);
  }
  const { visit, element: id, index, total } = entry;
  const element = session.element(id);
  const name = element ? nameOf(element, lang) : id;
  const took = visitDuration(visit, session.state.get().now);
  return [
    total > 1 ? `${name} ${index}/${total}` : name,
    stateLabel(visit.state, lang),
    visit.kind === 'user' ? visit.approver : visit.kind === 'start' ? visit.initiator : null,
    dateTime(visit.startedAt),
    dateTime(visit.endedAt),
    took ? durationText(took, lang) : null,
    visit.kind === 'user' ? visit.reason : null,
  ].map(cell);
}
