import { z } from 'zod'
import type { SchemaTable } from './kit/route.ts'
import { CompanyParams } from './kit/fields.schemas.ts'

export const DigitalAudit = z.object({ id: z.number().int(), name: z.string() })

export const digitalAuditsSchemas = {
  list: {
    params: CompanyParams,
    response: z.array(DigitalAudit),
    summary: 'Audit templates of the company; none can be created yet',
  },
} satisfies SchemaTable
