import type { Lang, MessageChoice } from '@gongdi/domain';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../store/index.ts';
import type { Outgoing } from './adapters/adapter.ts';
import { messagesLabel } from './text/index.ts';

type Delivery = Pick<Selectable<Tables['message_delivery']>, 'id' | 'items' | 'events' | 'org_id'>;

/** Where the message is from, and how it is written. */
export interface Letterhead {
  platform: string;
  /** Address that links begin with; empty: no links. */
  site: string;
  lang: MessageChoice['lang'];
}

/** Writes a message of one event or of many: what it is about, then the list of the newest events. */
export function written({ id, items, events, org_id }: Delivery, { platform, site, lang }: Letterhead): Outgoing {
  const newest = items.at(-1);
  const title = newest?.title[lang] ?? '';
  const headline = events > 1 ? messagesLabel('many', { count: events, title: newest?.title ?? '' })[lang] : title;
  const base = site.replace(/\/+$/, '');
  const linkOf = (link: string | null): string => (base === '' || link === null ? '' : `${base}${link}`);
  const lines = [...items].reverse().map((item) => {
    const link = linkOf(item.link);
    return events > 1 ? `• ${item.title[lang]}${link === '' ? '' : `\n  ${link}`}` : opened(link, lang);
  });
  const more = events - items.length;
  if (more > 0) lines.push(messagesLabel('more', { count: more })[lang]);
  const signed = `【${platform}】`;
  return {
    id,
    subject: oneLine(`${signed}${headline}`),
    text: [`${signed}${headline}`, ...lines].filter(Boolean).join('\n'),
    brief: oneLine(`${signed}${headline}`),
    data: {
      id,
      company_id: org_id,
      count: events,
      events: items.map(({ kind, title: label, link, at, resource, record_id }) => ({
        kind,
        title: label,
        link: linkOf(link) || link,
        at,
        resource,
        record_id,
      })),
    },
  };
}

const opened = (link: string, lang: Lang): string => (link === '' ? '' : messagesLabel('open', { link })[lang]);

/** A subject is one line of bounded length. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 200);
