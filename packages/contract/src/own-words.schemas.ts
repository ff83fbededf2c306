import { menuSections } from '@larder/core/haccp'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  Done,
  Flag,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  text,
} from './kit/fields.schemas.ts'
import { RequiredRichText, RichText } from './rich-text.schemas.ts'

const Version = z.number().int().min(0).max(2_147_483_647)
const Language = text(10).default('en')
const Position = z.enum(['before', 'after'])

export const SectionGroup = z.object({
  id: z.number().int(),
  /** `own-12`: the parameter of the page `plan.custom`. */
  static_name: z.string(),
  name: z.string(),
  /** Heading of the side menu under which it stands, behind the generated sections. */
  section_group: z.enum(menuSections),
  /** Among the place's own under the same heading. */
  order_number: z.number().int(),
  /** In which it was written; readers of other languages see it as it was written. */
  language: z.string(),
  text: RichText,
  version: z.number().int(),
})
export type SectionGroup = Wire<typeof SectionGroup>

const SectionGroupInput = z.object({
  name: requiredText(200),
  section_group: z.enum(menuSections),
  order_number: z.number().int().min(0).max(1_000).default(0),
  language: Language,
  text: RichText.default([]),
  reason: text(1_000).default(''),
})

export const BeforeOrAfter = z.object({
  id: z.number().int(),
  /** Of the section at which it stands. */
  static_name: z.string(),
  position: Position,
  language: z.string(),
  text: RichText,
  disabled_for_place: z.boolean(),
  version: z.number().int(),
})
export type BeforeOrAfter = Wire<typeof BeforeOrAfter>

const TextInput = z.object({ language: Language, text: RequiredRichText, reason: text(1_000).default('') })

export const sectionGroupsSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(SectionGroup),
    summary: "Sections of the place's own in its plan",
  },
  create: {
    params: PlaceParams,
    body: SectionGroupInput,
    response: SectionGroup,
    summary: "Adds a section of the place's own",
  },
  change: {
    params: PlaceItemParams,
    body: SectionGroupInput.extend({ version: Version }),
    response: SectionGroup,
    summary: "Changes a section of the place's own; 409 with the current one if another user has changed it",
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery,
    response: Done,
    summary: "Removes a section of the place's own; confirmed versions keep it",
  },
} satisfies SchemaTable

export const beforeOrAfterSchemas = {
  list: {
    params: PlaceParams,
    response: z.array(BeforeOrAfter),
    summary: "Texts of the place's own before and after sections of its plan",
  },
  create: {
    params: PlaceParams,
    body: TextInput.extend({ static_name: requiredText(60), position: Position }),
    response: BeforeOrAfter,
    summary: 'Adds a text before or after a section',
  },
  change: {
    params: PlaceItemParams,
    body: TextInput.extend({ version: Version }),
    response: BeforeOrAfter,
    summary: 'Changes such a text; 409 with the current one if another user has changed it',
  },
  disable: {
    params: PlaceItemParams,
    body: z.object({ disabled_for_place: Flag }),
    response: BeforeOrAfter,
    summary: 'Removes such a text from the plan, or restores it',
  },
} satisfies SchemaTable
