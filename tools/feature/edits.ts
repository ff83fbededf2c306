/** Lines that a new feature adds to the lists which every feature is in. */
import { fill, type FeatureNames } from './names.ts'

type Edit = {
  readonly file: string
  /** The lines are inserted before the first match, which is at the start of a line. */
  readonly before: RegExp
  readonly lines: string
}

const edits: readonly Edit[] = [
  {
    file: 'packages/core/src/permissions/can.ts',
    before: /^ {2}'personnel\.edit'/m,
    lines: `  '{{table}}.view': either(seesPlace, through('activity_log')),\n  '{{table}}.edit': isAdmin,\n`,
  },
  {
    file: 'packages/core/src/permissions/token-areas.ts',
    before: /^ {2}'records\.view'/m,
    lines: `  '{{table}}.view': activityLog,\n`,
  },
  {
    file: 'packages/core/src/permissions/can.test.ts',
    before: /^ {2}\],\n {2}traceability: \[/m,
    lines: `    '{{table}}.view',\n`,
  },
  {
    file: 'packages/core/src/permissions/can.test.ts',
    before: /^ {2}'personnel\.edit'/m,
    lines: `  '{{table}}.view': 'xxxxxxxx··xx··',\n  '{{table}}.edit': 'x···x·········',\n`,
  },
  { file: 'packages/contract/src/kit/resources.ts', before: /^ {2}'tasks',/m, lines: `  '{{table}}',\n` },
  {
    file: 'packages/contract/src/routes.ts',
    before: /^import \{ tasks \}/m,
    lines: `import { {{var}} } from './{{plural}}.ts'\nimport { {{var}}Schemas } from './{{plural}}.schemas.ts'\n`,
  },
  {
    file: 'packages/contract/src/routes.ts',
    before: /^ {2}\.\.\.join\(tasks,/m,
    lines: `  ...join({{var}}, {{var}}Schemas),\n`,
  },
  {
    file: 'packages/server/src/app.ts',
    before: /^import \{ taskRoutes \}/m,
    lines: `import { {{one}}Routes } from '#features/{{plural}}/{{plural}}.routes.ts'\n`,
  },
  { file: 'packages/server/src/app.ts', before: /^ {2}taskRoutes,/m, lines: `  {{one}}Routes,\n` },
  {
    file: 'tools/imports/features.ts',
    before: /^ {6}webhooks: \[\],/m,
    lines: `      '{{plural}}': [],\n`,
  },
  // Only the web has this one.
  {
    file: 'tools/imports/features.ts',
    before: /^ {6}outbox: \[\],/m,
    lines: `      '{{plural}}': [],\n`,
  },
  {
    file: 'packages/server/test/recipes.ts',
    before: /^import \{ tasksRecipes \}/m,
    lines: `import { {{var}}Recipes } from './recipes/{{plural}}.ts'\n`,
  },
  {
    file: 'packages/server/test/recipes.ts',
    before: /^ {2}\.\.\.tasksRecipes,/m,
    lines: `  ...{{var}}Recipes,\n`,
  },
  {
    file: 'packages/web/src/app/paths.ts',
    before: /^ {2}activityLogPauseMonitoring:/m,
    lines: `  activityLog{{Page}}: '/activity-log/{{plural}}',\n`,
  },
  {
    file: 'packages/web/src/app/nav.ts',
    before: /^ {2}\{ label: 'nav\.pause_monitoring'/m,
    lines: `  { label: 'nav.{{table}}', to: paths.activityLog{{Page}}, permission: '{{table}}.edit' },\n`,
  },
  {
    file: 'packages/web/src/app/routes/activity-log.ts',
    before: /^const app = createRoute/m,
    lines: `const {{var}} = createRoute({
  getParentRoute,
  path: paths.activityLog{{Page}},
  component: lazyPage(() => import('#features/{{plural}}/{{plural}}-page.tsx'), '{{Page}}Page'),
})
`,
  },
  { file: 'packages/web/src/app/routes/activity-log.ts', before: /^ {2}pauses,/m, lines: `  {{var}},\n` },
  {
    file: 'e2e/journeys/pages.test.ts',
    before: /^ {4}'\/activity-log\/pause-monitoring'/m,
    lines: `    '/activity-log/{{plural}}',\n`,
  },
]

/** The changed text of each file of the lists. Throws where a list does not look as expected. */
export function editLists(read: (file: string) => string, names: FeatureNames): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { file, before, lines } of edits) {
    const text = texts.get(file) ?? read(file)
    const at = text.search(before)
    if (at < 0) throw new Error(`${file} has no line like ${String(before)}: change tools/feature/edits.ts`)
    texts.set(file, text.slice(0, at) + fill(lines, names) + text.slice(at))
  }
  return texts
}

/** ARCHITECTURE.md with the feature on the lowest floor of the server and of the web. */
export const drawOnGround = (architecture: string, { plural = '' }: FeatureNames): string =>
  architecture.replace(
    /^(1 {2}on the ground +)(.*)$/gm,
    (_, floor: string, features: string) => floor + [...features.split(' · '), plural].toSorted().join(' · '),
  )

const keys: Readonly<Record<string, string>> = {
  'nav.{{table}}': '{{Words}}',
  '{{table}}.empty_text': 'Add the first one to choose it in the daily work.',
  '{{table}}.empty_title': 'No {{words}} yet',
  '{{table}}.name': 'Name',
  '{{table}}.new': 'Add',
  '{{table}}.saved': 'Saved',
}

const help = {
  title: '{{Words}}',
  text: 'The {{words}} of this place.',
  steps: ['Press “Add” and write the name.', 'Press “Edit” to change one.'],
}

/** The JSON with these members too, all in their alphabetical place. */
function withMembers(json: string, members: Readonly<Record<string, unknown>>): string {
  const all = { ...(JSON.parse(json) as Record<string, unknown>), ...members }
  const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** The texts of a language with the feature's keys. */
export const addTexts = (json: string, names: FeatureNames): string =>
  withMembers(
    json,
    Object.fromEntries(Object.entries(keys).map(([key, text]) => [fill(key, names), fill(text, names)])),
  )

/** The help of a language with that of the feature's page. */
export const addHelp = (json: string, names: FeatureNames): string =>
  withMembers(json, {
    [fill('/activity-log/{{plural}}', names)]: JSON.parse(fill(JSON.stringify(help), names)) as unknown,
  })
