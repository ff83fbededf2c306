import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import { PlaceFile } from './files.schemas.ts'
import { Id } from './kit/fields.schemas.ts'

export const photosSchemas = {
  send: {
    params: z.object({ placeId: Id, uuid: z.uuid() }),
    response: PlaceFile,
    summary:
      'Takes the content of a photo that an entry, a ticket or an audit named by its uuid and SHA-256. A photo that was received already is not changed, without a content too',
  },
} satisfies SchemaTable
