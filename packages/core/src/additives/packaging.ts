/**
 * Materials in contact with food. All of them: Regulation (EC) No 1935/2004 (Articles 3 and 17) and good
 * manufacturing practice, Regulation (EC) No 2023/2006. `law` is the measure for the material itself, where
 * there is one, and whether it asks the supplier for a declaration of compliance.
 */
export const FOOD_CONTACT_LAW = 'Regulation (EC) No 1935/2004'

export type PackagingMaterial = {
  readonly id: number
  readonly key: string
  /** The measure of the Union for this material; null where only the general law applies. */
  readonly law: string | null
  /** The supplier has to hand over a declaration of compliance with that measure. */
  readonly needs_declaration: boolean
}

const PLASTICS = 'Regulation (EU) No 10/2011, Article 15'

const facts: readonly (readonly [key: string, law: string | null, needs_declaration: boolean])[] = [
  ['glass', null, false],
  ['plastic_pet', PLASTICS, true],
  ['plastic_hdpe', PLASTICS, true],
  ['plastic_ldpe', PLASTICS, true],
  ['plastic_pp', PLASTICS, true],
  ['plastic_ps', PLASTICS, true],
  ['plastic_pvc', PLASTICS, true],
  ['plastic_pa', PLASTICS, true],
  ['plastic_pla', PLASTICS, true],
  ['plastic_multilayer', PLASTICS, true],
  ['plastic_recycled', 'Regulation (EU) 2022/1616', true],
  ['cellulose_film', 'Directive 2007/42/EC', true],
  ['paper_board', null, false],
  ['paper_coated', null, false],
  ['aluminium', null, false],
  ['tinplate', null, false],
  ['stainless_steel', null, false],
  ['ceramic', 'Directive 84/500/EEC, Article 2a', true],
  ['wood', null, false],
  ['silicone', null, false],
  ['rubber', null, false],
  ['active_intelligent', 'Regulation (EC) No 450/2009, Article 12', true],
]

/** Ids are their places in the list: new ones come at the end. */
export const packagingMaterials: readonly PackagingMaterial[] = facts.map(
  ([key, law, needs_declaration], at) => ({ id: at + 1, key, law, needs_declaration }),
)

export const packagingIds: readonly number[] = packagingMaterials.map(({ id }) => id)
