import { productFields, recipeFields } from '@larder/core/products'
import { z } from 'zod'
import { QueryFlag, text } from './kit/fields.schemas.ts'
import type { Wire } from './kit/route.ts'

/** Tables as rows of text, for callers that read the file themselves; else they come as a file. */
export const ImportTables = z.object({
  rows: z
    .array(z.array(text(1_000)).max(200))
    .max(5_001)
    .optional(),
  /** Lines of recipes; the first row names the columns. In a workbook its second sheet. */
  recipe_rows: z
    .array(z.array(text(1_000)).max(200))
    .max(5_001)
    .optional(),
})
export const ImportQuery = z.object({
  /** Fields by column, separated by commas, empty where a column is left out; guessed where absent. */
  columns: text(2_000).optional(),
  /** Whether the first row names the columns. */
  head: QueryFlag.optional(),
  /** Of new products whose row does not say it; not stated where absent: guests do not see them. */
  kind: z.enum(['produced', 'ingredient', 'outsourced']).optional(),
})
const ImportField = z.enum(productFields)
export const ProductImportPreview = z.object({
  has_head: z.boolean(),
  columns: z.array(z.object({ name: z.string(), field: ImportField.nullable() })),
  new_count: z.number().int(),
  existing_count: z.number().int(),
  wrong_count: z.number().int(),
  /** New products whose row says no kind. */
  no_kind_count: z.number().int(),
  /** The first 100, wrong ones first. */
  rows: z.array(
    z.object({
      line: z.number().int(),
      state: z.enum(['new', 'existing', 'wrong']),
      name: z.string(),
      code: z.string(),
      errors: z.array(z.object({ field: ImportField, code: z.string() })),
    }),
  ),
  /** New products whose name names allergens, surely or perhaps: people state them, the import does not. */
  named_count: z.number().int(),
  /** The first 100. */
  named: z.array(
    z.object({ line: z.number().int(), name: z.string(), allergens: z.array(z.number().int()) }),
  ),
  recipe_count: z.number().int(),
  wrong_recipe_count: z.number().int(),
  /** The first 100. */
  wrong_lines: z.array(
    z.object({
      line: z.number().int(),
      errors: z.array(z.object({ field: z.enum(recipeFields), code: z.string() })),
    }),
  ),
})
export type ProductImportPreview = Wire<typeof ProductImportPreview>
