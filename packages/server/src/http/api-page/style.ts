/** Style sheet of the page. Light or dark follows the setting of the reader's system. */
export const STYLE = `:root{color-scheme:light dark;--ink:#1c2024;--soft:#5b646d;--line:#d7dce0;--ground:#fff;--panel:#f5f6f7;--link:#0a5bd3;--get:#0b6b3a;--post:#0a4fb4;--put:#8a4b00;--delete:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--soft:#a5adb5;--line:#3a4047;--ground:#141619;--panel:#1e2125;--link:#8ab8ff;--get:#6fd39b;--post:#8ab8ff;--put:#f0b266;--delete:#ff9b92}}
*{box-sizing:border-box}
body{margin:0;font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--link)}
code,pre{font-family:ui-monospace,SFMono-Regular,Consolas,monospace;font-size:13px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;padding:4px 8px;background:var(--ground)}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;padding:10px 24px;background:var(--ground);border-bottom:1px solid var(--line)}
h1{margin:0;font-size:18px}h1 small,summary small,nav small{color:var(--soft);font-weight:400}
.search{display:flex;align-items:center;gap:8px;flex:1;min-width:220px}
input{flex:1;max-width:420px;min-width:0;padding:6px 10px;font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:6px}
#found{margin:0;color:var(--soft)}
.columns{display:grid;grid-template-columns:220px minmax(0,1fr)}
nav{position:sticky;top:56px;align-self:start;max-height:calc(100vh - 56px);overflow:auto;padding:12px 16px 24px 24px;border-right:1px solid var(--line)}
nav h2{margin:14px 0 4px;font-size:13px;color:var(--soft)}nav ul{margin:0;padding:0;list-style:none}
main{padding:16px 24px 60vh}
main:focus{outline:none}
.group>h2{margin:28px 0 8px;font-size:16px}.group,.call{scroll-margin-top:64px}
.intro{max-width:900px}
.call{margin:0 0 6px;border:1px solid var(--line);border-radius:6px}
summary{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline;padding:7px 12px;cursor:pointer}
summary code{overflow-wrap:anywhere}
.call[open]>summary{border-bottom:1px solid var(--line);background:var(--panel)}
.call>:not(summary){margin-left:12px;margin-right:12px}
b{min-width:58px}.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.delete{color:var(--delete)}
em{font-style:normal;font-size:12px;color:var(--put)}
h3{margin:14px 0 6px;font-size:14px}
.table{overflow:auto}
table{width:100%;border-collapse:collapse;font-size:13px}th,td{padding:4px 10px 4px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
td:last-child{overflow-wrap:anywhere;min-width:120px}
.d1{padding-left:18px}.d2{padding-left:36px}.d3{padding-left:54px}.d4{padding-left:72px}
.code{position:relative;margin-bottom:12px}pre{margin:0;padding:10px 76px 10px 12px;overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}
.copy{position:absolute;top:6px;right:6px;padding:2px 10px;font:inherit;font-size:13px;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:4px;cursor:pointer}
:focus-visible{outline:2px solid var(--link);outline-offset:1px}
@media(max-width:760px){.columns{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:180px;border-right:0;border-bottom:1px solid var(--line)}header{position:static;padding:10px 14px}main{padding:12px 14px 40vh}}
`;
