import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const sheets = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles')
const component = /@mantine[\\/]core[\\/]esm[\\/](?:components|utils)[\\/](\w+)[\\/]\1\.mjs$/

/**
 * Each component of the library brings its own style sheet, so that a page loads those of the components that
 * it shows. `vite` in development bundles the library beforehand: there it is the whole sheet.
 */
export const componentStyles = (): Plugin[] => [
  {
    name: 'component-styles',
    apply: 'build',
    transform(code, id) {
      const name = component.exec(id)?.[1]
      if (name === undefined || !existsSync(join(sheets, `${name}.css`))) return undefined
      return { code: `import '@mantine/core/styles/${name}.css'\n${code}`, map: null }
    },
  },
  {
    name: 'whole-styles',
    apply: 'serve',
    transform: (code, id) =>
      id.endsWith('/src/app/styles.ts')
        ? { code: `import '@mantine/core/styles.css'\n${code}`, map: null }
        : undefined,
  },
]
