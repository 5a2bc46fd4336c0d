const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]);

const STYLE = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 50rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
section { border-top: 1px solid; padding-bottom: 0.5rem; }
section:target h2 { text-decoration: underline; }
h2 { font-size: 1.1rem; }
pre { overflow: auto; padding: 0.5rem; border: 1px solid; }`;

const paragraphs = ({ zh, en }) => `<p lang="zh-CN">${escaped(zh)}</p>\n<p lang="en">${escaped(en)}</p>`;
const lines = (about, text) => (text ? `<p>${about}</p>\n<pre>${escaped(text)}</pre>` : '');

function section({ code, severity, title, explanation, remedy, proven = [], example }) {
  return [
    `<section id="${code}">`,
    `<h2><code>${code}</code> ${title ? `<span lang="zh-CN">${escaped(title.zh)}</span> · <span lang="en">${escaped(title.en)}</span>` : ''}</h2>`,
    `<p>${severity}</p>`,
    paragraphs(explanation),
    paragraphs(remedy),
    ...proven.map(({ name, version, text }) => `<p>${name} ${version}: ${escaped(text.zh)} · ${escaped(text.en)}</p>`),
    lines('<span lang="zh-CN">有问题</span> · Wrong', example?.wrong),
    lines('<span lang="zh-CN">改正后</span> · Right', example?.right),
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * Returns the page that the package of the terminal carries: every finding of `gongdi lint` under an address of its own,
 * which reports in the format SARIF name (`cli/src/lint/formats/sarif.ts`).
 * @param {readonly (import('@gongdi/bpmn').RulePage | import('@gongdi/bpmn').FindingPage)[]} pages
 */
export function rulesHtml(pages) {
  const sorted = pages.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>gongdi lint: rules · 检查规则</title>
<style>
${STYLE}
</style>
</head>
<body>
<h1>gongdi lint</h1>
${sorted.map(section).join('\n')}
</body>
</html>
`;
}
