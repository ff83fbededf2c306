import type { Glossary } from '../../glossary-terms.ts'

/** The words of the trade in Estonian, in the forms that the texts use. */
export const glossary: Glossary = {
  haccp: /\bHACCP/u,
  ccp: /\bKKP\b|kriitili\p{L}+ kontrollpunkt/iu,
  oprp: /\boPRP\b|operatiiv\p{L}+ eeltingimuste programm/iu,
  prp: /\bPRP\b|eeltingimuste programm/iu,
  critical_limit: /kriitili\p{L}+ pii[rd]/iu,
  corrective_action: /korrigeeriv\p{L}* tegevus/iu,
  hazard: /(?<!\p{L})(?:oht|ohtu|ohte|oh(?:u|tude)(?:|d|le|ks|ga|st|s|l|ta))(?!\p{L})/iu,
  cross_contamination: /ristsaast/iu,
  core_temperature: /sisetemperatuur/iu,
  allergen: /allergeen/iu,
  // The flow diagram is compared on site, which Estonian calls a check.
  verification: /tõendami|kohapeal\p{L}* kontroll/iu,
  monitoring: /(?<!\p{L})seire/iu,
  batch: /parti[id]/iu,
  traceability: /jälgitavus/iu,
  recall: /tagasikutsu|tagasi kutsu/iu,
  shelf_life: /säilimisa(?:eg|ja)/iu,
  ready_to_eat: /valmistoi[dt]/iu,
  raw_material: /tooraine/iu,
  flow_diagram: /tehnoloogili\p{L}+ skeem/iu,
  calibration: /kalibreeri/iu,
  severity: /raskusast/iu,
  disinfect: /desinfitseeri/iu,
  thaw: /sula/iu,
}
