import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'data', 'test-results'])
const areas = ['packages', 'e2e', 'bench', 'tools']

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Absolute paths of every TypeScript file that is ours, below the checkout `root`; sorted. */
export function listSourceFiles(root: string): string[] {
  const present = new Set(readdirSync(root))
  return areas
    .filter((area) => present.has(area))
    .flatMap((area) => walk(join(root, area)))
    .filter((file) => /\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.d.ts'))
    .sort()
}
