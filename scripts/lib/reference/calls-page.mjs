import { reasonOf } from './api-only.mjs';
import { code, page, table, written } from './markdown.mjs';

/**
 * Returns the page that names for every call the screens that use it, or the reason why none does.
 * @param {{ call: { name: string, label: { zh: string, en: string }, service: string, method: string, path: string },
 * screens: string[] }[]} rows
 */
export function callsPage(rows) {
  const services = [...new Set(rows.map(({ call }) => call.service))].toSorted();
  return page(
    written('the contract and what the sources of the widgets call'),
    '# Calls and screens',
    'Every call of the contract, with the screens or elements that use it. A resource is named by its name, another screen by its folder below `console/modules`, code that all screens share by its folder below `console`. A call that no screen uses is for programs; the reason is given. `GET /openapi.json` describes the calls.',
    services.flatMap((service) => [
      `## ${service}`,
      table(
        ['call', 'address', '说明', 'what it does', 'screens'],
        rows
          .filter(({ call }) => call.service === service)
          .map(({ call, screens }) => [
            code(call.name),
            code(`${call.method} ${call.path}`),
            call.label.zh,
            call.label.en,
            screens.length > 0 ? screens.map(code).join(' ') : `API only: ${reasonOf(call.name)?.en ?? ''}`,
          ]),
      ),
    ]),
  );
}
