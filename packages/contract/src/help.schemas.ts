import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'

export const HelpTopic = z.object({
  title: z.string(),
  text: z.string(),
  /** What to do, in this order; may be empty. */
  steps: z.array(z.string()),
})
export type HelpTopic = Wire<typeof HelpTopic>

/** Topics by the address of the page that they describe, such as `/activity-log/timeline`. */
export const HelpTopics = z.record(z.string(), HelpTopic)
export type HelpTopics = Wire<typeof HelpTopics>

export const helpSchemas = {
  list: {
    params: z.object({ lang: z.string().max(50) }),
    response: HelpTopics,
    summary: 'The help of all pages in a language, English for an unknown one',
  },
} satisfies SchemaTable
