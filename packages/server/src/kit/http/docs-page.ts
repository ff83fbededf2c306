import type { ServedRoute } from '@larder/contract/routes'

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark)

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:2rem 1rem;color:#14191b;background:#f5f7f6}
h1{font-size:26px}h2{font-size:18px;margin:2rem 0 .5rem;text-transform:capitalize}
table{border-collapse:collapse;width:100%;background:#fff}td,th{border-bottom:1px solid #dbe1de;padding:.4rem .6rem;text-align:left;vertical-align:top}
code{font:13px ui-monospace,monospace}.m{font-weight:650;color:#0b6b4b}
@media(prefers-color-scheme:dark){body{background:#14191b;color:#e8eceb}table{background:#1c2326}td,th{border-color:#333c40}.m{color:#7fd6b2}}`

/** The routes as a page without scripts; the machine-readable document is one link away. */
export function docsPage(routes: readonly ServedRoute[]): string {
  const groups = Map.groupBy(routes, (route) => route.name.split('.')[0] ?? '')
  const tables = [...groups].map(
    ([name, members]) => `<h2 id="${escape(name)}">${escape(name.replaceAll('_', ' '))}</h2>
<table><thead><tr><th>Call</th><th>What it does</th><th>Permission</th></tr></thead><tbody>${members.map(row).join('')}</tbody></table>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Larder API</title><style>${style}</style></head>
<body><main><h1>Larder API</h1><p>Everything that the screens do. The machine-readable document: <a href="/api/openapi.json">OpenAPI 3.1</a>. Send <code>Authorization: Bearer &lt;token&gt;</code>.</p>${tables.join('')}</main></body></html>`
}

const row = (route: ServedRoute): string =>
  `<tr><td><span class="m">${route.method}</span> <code>${escape(route.path)}</code></td><td>${escape(route.summary)}</td><td><code>${escape(route.permission)}</code></td></tr>`
