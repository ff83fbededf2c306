import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recipes } from './recipe.ts'

export const legalDocumentsRecipes: Recipes = {
  'legal_documents.get': async ({ test }) => {
    const folder = join(test.platform.config.data_folder, 'legal')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'terms.en.md'), '# Terms')
    return { params: { key: 'terms' } }
  },
}
