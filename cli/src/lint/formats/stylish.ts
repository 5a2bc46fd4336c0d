import type { Style } from '../../terminal/terminal.ts';
import { cliText } from '../../text/index.ts';
import { padEnd, widthOf } from '../../terminal/width.ts';
import type { Format } from './format.ts';

const STYLES: Readonly<Record<'error' | 'warning' | 'info', Style>> = { error: 'red', warning: 'yellow', info: 'blue' };

/** Text for people: one block for each file with findings. */
export const stylish: Format = (reports, { lang, terminal: { paint } }) => {
  const text = cliText[lang];
  const words = { error: text.error, warning: text.warning, info: text.info };
  const wordWidth = Math.max(...Object.values(words).map(widthOf));
  return reports
    .filter(({ findings }) => findings.length > 0)
    .map(({ file, findings }) => {
      const places = findings.map(({ line, column }) => `${line}:${column}`);
      const placeWidth = Math.max(...places.map((place) => place.length));
      const lines = findings.map(({ code, severity, message, element }, index) => {
        const about = element === undefined ? '' : `  ${paint('dim', `#${element}`)}`;
        const level = paint(STYLES[severity], padEnd(words[severity], wordWidth));
        return `  ${paint('dim', (places[index] ?? '').padStart(placeWidth))}  ${level}  ${message}  ${paint('dim', code)}${about}`;
      });
      return [paint('underline', file), ...lines, ''].join('\n');
    })
    .join('\n');
};
