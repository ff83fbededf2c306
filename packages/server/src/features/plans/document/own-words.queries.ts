/** SQL of the place's own words in its plan: sections, and texts before or after sections. */
import { sql } from 'kysely'
import type { SectionGroup } from '@larder/core/haccp'
import type { RichText } from '@larder/core/rich-text'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { Writer } from './writer.ts'

type Written = { readonly language: string; readonly text: RichText }

export type SectionRow = Written & {
  readonly id: number
  readonly name: string
  readonly section_group: SectionGroup
  readonly order_number: number
  readonly version: number
}
export type SectionInput = Written & {
  readonly name: string
  readonly section_group: SectionGroup
  readonly order_number: number
}

const sections = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('plan_section_groups')
    .select([
      'id',
      'name',
      sql<SectionGroup>`section_group`.as('section_group'),
      'order_number',
      'language',
      sql<RichText>`content`.as('text'),
      'version',
    ])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

/** In the order of the menu. */
export const listSectionRows = (db: Db, at: PlaceKey): Promise<SectionRow[]> =>
  sections(db, at).orderBy('order_number').orderBy('id').execute()
export const findSectionRow = (db: Db, at: PlaceKey, id: number): Promise<SectionRow | undefined> =>
  sections(db, at).where('id', '=', id).executeTakeFirst()

export const insertSectionRow = (
  db: Db,
  at: PlaceKey,
  { text, name, section_group, order_number, language }: SectionInput,
  writer: Writer,
) =>
  db
    .insertInto('plan_section_groups')
    .values({ ...at, name, section_group, order_number, language, content: JSON.stringify(text), ...writer })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateSectionRow = (
  db: Db,
  at: PlaceKey,
  id: number,
  { text, name, section_group, order_number, language, updated_at, updated_by }: SectionInput & Writer,
) =>
  db
    .updateTable('plan_section_groups')
    .set({
      name,
      section_group,
      order_number,
      language,
      content: JSON.stringify(text),
      version: sql`version + 1`,
      updated_at,
      updated_by,
    })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const deleteSectionRow = (db: Db, at: PlaceKey, id: number) =>
  db
    .deleteFrom('plan_section_groups')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

export type TextRow = Written & {
  readonly id: number
  readonly static_name: string
  readonly position: 'before' | 'after'
  readonly disabled_for_place: boolean
  readonly version: number
}

const texts = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('plan_texts')
    .select([
      'id',
      'static_name',
      sql<TextRow['position']>`position`.as('position'),
      'language',
      sql<RichText>`content`.as('text'),
      'is_disabled as disabled_for_place',
      'version',
    ])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

export const listTextRows = (db: Db, at: PlaceKey): Promise<TextRow[]> =>
  texts(db, at).orderBy('id').execute()
export const findTextRow = (db: Db, at: PlaceKey, id: number): Promise<TextRow | undefined> =>
  texts(db, at).where('id', '=', id).executeTakeFirst()

export const insertTextRow = (
  db: Db,
  at: PlaceKey,
  { text, language, static_name, position }: Written & Pick<TextRow, 'static_name' | 'position'>,
  writer: Writer,
) =>
  db
    .insertInto('plan_texts')
    .values({ ...at, static_name, position, language, content: JSON.stringify(text), ...writer })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateTextRow = (
  db: Db,
  at: PlaceKey,
  id: number,
  change: Partial<Written> & { readonly disabled_for_place?: boolean } & Writer,
) =>
  db
    .updateTable('plan_texts')
    .set({
      ...(change.text === undefined ? {} : { content: JSON.stringify(change.text) }),
      ...(change.language === undefined ? {} : { language: change.language }),
      ...(change.disabled_for_place === undefined ? {} : { is_disabled: change.disabled_for_place }),
      version: sql`version + 1`,
      updated_at: change.updated_at,
      updated_by: change.updated_by,
    })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
