import type { Glossary } from '../../glossary-terms.ts'

/** The words of the trade in Latvian, after Regulation (EC) No 852/2004, in the forms that the texts use. */
export const glossary: Glossary = {
  haccp: /\bHACCP/u,
  ccp: /\bKKP\b|kritisk\p{L}+ kontroles punkt/iu,
  oprp: /\boPRP\b|operatīv\p{L}+ (?:priekšnosacījumu )?programm/iu,
  prp: /\bPRP\b|priekšnosacījumu programm/iu,
  critical_limit: /kritisk\p{L}+ robež/iu,
  corrective_action: /koriģējoš\p{L}+ darbīb/iu,
  hazard: /apdraudējum/iu,
  cross_contamination: /savstarpēj\p{L}+ piesārņo/iu,
  core_temperature: /temperatūr\p{L}*(?: \p{L}+)? vidū/iu,
  allergen: /alergēn/iu,
  // The flow diagram is compared on site, which Latvian calls a check.
  verification: /verifikācij|(?<!\p{L})pārbaud[ei](?!\p{L})/iu,
  monitoring: /uzraudzīb|uzraug/iu,
  batch: /partij/iu,
  traceability: /izsekojamīb/iu,
  recall: /atsau[kc]/iu,
  shelf_life: /derīguma termiņ/iu,
  ready_to_eat: /lietošanai gatav|gatav\p{L}+ lietošanai/iu,
  raw_material: /izejviel/iu,
  flow_diagram: /plūsmas shēm/iu,
  calibration: /kalibrē/iu,
  severity: /smagum/iu,
  disinfect: /dezinf/iu,
  thaw: /atlaidin|atlaiduš|atkausē/iu,
}
