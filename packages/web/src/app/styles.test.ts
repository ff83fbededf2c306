import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const sheets = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'))

/** Names that the sources import from the component library and that have a style sheet of their own. */
function usedComponents(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const names = files.flatMap((file) => {
    const imports = /import \{([^}]*)\} from '@mantine\/core'/.exec(readFileSync(join(source, file), 'utf8'))
    return (imports?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !name.startsWith('type '))
  })
  const styled = new Set(readdirSync(sheets))
  return [...new Set(names)].filter((name) => styled.has(`${name}.css`)).toSorted()
}

it('loads the style sheet of every component that is used', () => {
  const loaded = readFileSync(join(import.meta.dirname, 'styles.ts'), 'utf8')
  const used = usedComponents()
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !loaded.includes(`/styles/${name}.css'`))).toEqual([])
})
