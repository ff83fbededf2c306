import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { Id, InLanguage, ItemParams } from './kit/fields.schemas.ts'

export const NewsItem = z.object({
  id: z.number().int(),
  title: z.string(),
  intro: z.string(),
  /** A picture below `/news/`; null where it has none. */
  preview_file_name: z.string().nullable(),
  updated_at: z.string(),
})
export type NewsItem = Wire<typeof NewsItem>

/** Paragraphs. */
export const NewsDetails = NewsItem.extend({ text: z.array(z.string()) })
export type NewsDetails = Wire<typeof NewsDetails>

export const newsSchemas = {
  list: {
    query: InLanguage.extend({ country: Id.optional() }),
    response: z.array(NewsItem),
    summary: 'What is new, newest first; with a country also what concerns that country alone',
  },
  get: {
    params: ItemParams,
    query: InLanguage,
    response: NewsDetails,
    summary: 'One item of what is new, with its text',
  },
} satisfies SchemaTable
