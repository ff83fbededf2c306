/**
 * Stands in for the schema library in the browser's bundle (vite.config.ts). The browser needs a route's
 * name, method and path and the types made from its schemas; the schemas themselves are the server's, and
 * would cost every first load about 25 kB compressed. So `z.object(…)` and everything chained to it builds
 * nothing here. Parsing by such a schema is a mistake and throws: rules of the browser's own are functions in
 * core or `kit/rules.ts`.
 */
const refused = new Set<PropertyKey>([
  'parse',
  'safeParse',
  'parseAsync',
  'safeParseAsync',
  'decode',
  'encode',
])

const inert: unknown = new Proxy(() => undefined, {
  get(_, name) {
    if (refused.has(name)) throw new Error(`Schemas are not in the browser: .${String(name)}`)
    if (name === Symbol.iterator) return [][Symbol.iterator]
    if (name === Symbol.toPrimitive) return () => ''
    return inert
  },
  apply: () => inert,
})

export const z = inert
