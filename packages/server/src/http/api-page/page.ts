import type { Lang } from '@gongdi/domain';
import { shownCalls, type ShownCall } from './operations.ts';
import type { Schema, SchemaRow } from './schema-rows.ts';
import { apiPageText, type ApiPageText } from './text/index.ts';

/** Paths of the page and its two files. */
export const API_PAGE = '/docs/api';
export const API_STYLE = `${API_PAGE}/page.css`;
export const API_SCRIPT = `${API_PAGE}/page.js`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const esc = (value: string): string => value.replace(/[&<>"]/g, (one) => ENTITIES[one]!);

/** `project.list` → `project`: the page shows the calls of one group together. */
const groupOf = ({ id }: ShownCall): string => id.split('.')[0]!;

function grouped(calls: readonly ShownCall[], keyOf: (call: ShownCall) => string): Map<string, ShownCall[]> {
  const groups = new Map<string, ShownCall[]>();
  for (const call of calls) groups.set(keyOf(call), [...(groups.get(keyOf(call)) ?? []), call]);
  return groups;
}

/**
 * Renders an API document as an HTML page. It loads nothing from other hosts and works under the console's content
 * security policy.
 */
export function apiPage(document: Schema, lang: Lang): string {
  const text = apiPageText[lang];
  const calls = shownCalls(document);
  const services = grouped(calls, (call) => call.service);
  const { version } = document['info'] as { version: string };
  const nav = [...services].map(([service, own]) => navOf(service, own)).join('');
  const main = [...services].map(([service, own]) => serviceOf(service, own, lang)).join('');
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(text.title)}</title>
<link rel="stylesheet" href="${API_STYLE}">
<script src="${API_SCRIPT}" defer></script>
</head>
<body data-copied="${esc(text.copied)}">
<a class="skip" href="#calls">${esc(text.skip)}</a>
<header>
<h1>${esc(text.title)} <small>${esc(version)}</small></h1>
<label class="search"><span>${esc(text.search)}</span> <input type="search" id="search" placeholder="${esc(text.searchHint)}" autocomplete="off"></label>
<p id="found" role="status" data-text="${esc(text.found)}"></p>
<a href="/openapi.json">openapi.json</a>
<a href="?lang=${lang === 'zh' ? 'en' : 'zh'}" lang="${lang === 'zh' ? 'en' : 'zh-CN'}">${esc(text.otherLanguage)}</a>
</header>
<div class="columns">
<nav aria-label="${esc(text.groups)}">${nav}</nav>
<main id="calls" tabindex="-1">
${introduction(text)}
${main}
<p class="none" hidden>${esc(text.none)}</p>
</main>
</div>
</body>
</html>
`;
}

function introduction(text: ApiPageText): string {
  const paragraphs = [text.introSession, text.introEnvelope, text.introErrors].map((one) => `<p>${esc(one)}</p>`);
  return `<section class="intro">${paragraphs.join('')}${codeOf(INTRODUCTION, text)}</section>`;
}

/** Shell commands that set the variables used by the examples below. */
const INTRODUCTION = `SERVER=http://127.0.0.1:8620
curl -X POST "$SERVER/api/user/userlogin/login" -H 'Content-Type: application/json' -d '{"user_name":"…","password":"…"}'
TOKEN=<data.token>
SERIAL=<data.serial_token_number>`;

const groupId = (service: string, group: string): string => `${service}-${group}`;

function navOf(service: string, calls: readonly ShownCall[]): string {
  const groups = [...grouped(calls, groupOf)].map(
    ([group, own]) =>
      `<li><a href="#${esc(groupId(service, group))}">${esc(group)}</a> <small>${own.length}</small></li>`,
  );
  return `<h2>${esc(service)}</h2><ul>${groups.join('')}</ul>`;
}

function serviceOf(service: string, calls: readonly ShownCall[], lang: Lang): string {
  return [...grouped(calls, groupOf)]
    .map(
      ([group, own]) =>
        `<section class="group" id="${esc(groupId(service, group))}"><h2>${esc(service)} / ${esc(group)}</h2>${own
          .map((call) => callOf(call, lang))
          .join('')}</section>`,
    )
    .join('');
}

function callOf(call: ShownCall, lang: Lang): string {
  const text = apiPageText[lang];
  const [title, beside] = lang === 'zh' ? [call.zh, call.en] : [call.en, call.zh];
  const body = call.body_type === undefined ? '' : table(`${text.body} (${call.body_type})`, call.body, text);
  const answer = call.is_blob
    ? `<h3>${esc(text.answer)}</h3><p>${esc(text.blob)}</p>`
    : table(text.answer, call.answer, text);
  return `<details class="call" id="${esc(call.id)}" data-words="${esc(`${call.id} ${call.path} ${call.zh} ${call.en}`.toLowerCase())}">
<summary><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${esc(call.path)}</code> <span>${esc(title)}</span> <small>${esc(beside)}</small>${call.isPublic ? ` <em>${esc(text.isPublic)}</em>` : ''}</summary>
<p><code>${esc(call.id)}</code> <a href="#${esc(call.id)}">${esc(text.link)}</a></p>
${table(text.pathParameters, call.path_parameters, text)}${table(text.query, call.query, text)}${body}${answer}
<h3>curl</h3>${codeOf(call.curl, text)}
</details>`;
}

function codeOf(code: string, text: ApiPageText): string {
  return `<div class="code"><button type="button" class="copy">${esc(text.copy)}</button><pre tabindex="0"><code>${esc(code)}</code></pre></div>`;
}

function table(title: string, rows: readonly SchemaRow[], text: ApiPageText): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    (row) =>
      `<tr><td class="d${row.depth}"><code>${esc(row.name)}</code>${row.required ? ` <em>${esc(text.required)}</em>` : ''}</td><td>${esc(row.type)}</td><td>${esc([row.title, row.description].filter(Boolean).join(' · '))}</td><td>${esc(row.limits)}</td></tr>`,
  );
  return `<h3>${esc(title)}</h3><div class="table" tabindex="0" role="region" aria-label="${esc(title)}"><table><thead><tr><th>${esc(text.name)}</th><th>${esc(text.type)}</th><th>${esc(text.meaning)}</th><th>${esc(text.limits)}</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
