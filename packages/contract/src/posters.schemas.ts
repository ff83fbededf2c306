import { posters } from '@larder/core/posters'
import { z } from 'zod'
import { InLanguage, PlaceParams } from './kit/fields.schemas.ts'
import type { SchemaTable } from './kit/route.ts'

export const postersSchemas = {
  print: {
    params: PlaceParams.extend({ poster: z.enum(posters) }),
    query: InLanguage,
    summary: 'A poster for the wall as a PDF of one page, with the limits and allergens of the place',
  },
} satisfies SchemaTable
