import { join } from 'node:path'

/** The folder of the Typst files: the only one that the compiler reads. */
export const templates = join(import.meta.dirname, '../typst')
