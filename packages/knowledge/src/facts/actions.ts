import type { ActionId, CorrectiveAction } from '@larder/core/haccp'
import { expert } from './provenance.ts'

const ids: readonly ActionId[] = [
  'C-refuse', 'C-supplier', 'C-shellfish', 'C-too-warm', 'C-freezer', 'C-dry-store', 'C-discard', 'C-cook-on', 'C-cool',
  'C-reheat', 'C-hot-hold', 'C-time-out', 'C-thaw', 'C-produce', 'C-separation', 'C-raw-dish', 'C-parasite', 'C-acid', 'C-dry',
  'C-cure', 'C-vacuum', 'C-seal', 'C-pasteurise', 'C-retort', 'C-hot-fill', 'C-oil', 'C-acrylamide', 'C-foreign-body',
  'C-detector', 'C-allergen', 'C-label', 'C-diet', 'C-transport', 'C-site', 'C-clean', 'C-listeria', 'C-chemical', 'C-dish',
  'C-water', 'C-waste', 'C-ill', 'C-pests', 'C-calibrate', 'C-repair', 'C-train', 'C-sample',
  'C-carcass', 'C-sprouts', 'C-eggs', 'C-raw-milk',
]

/** All of section 8 are proposals: no text prescribes them. */
export const actions: readonly CorrectiveAction[] = ids.map((id) => ({ id, ...expert('corrective actions') }))
