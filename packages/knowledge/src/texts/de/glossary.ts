import type { Glossary } from '../../glossary-terms.ts'

/** The words of the trade in German, in every form that its texts use: VO (EG) 852/2004 and Bekanntmachung 2022/C 355/01. */
export const glossary: Glossary = {
  haccp: /\bHACCP\b/iu,
  ccp: /\bCCPs?\b|kritische[nrms]? Kontrollpunkte?n?/iu,
  oprp: /\boPRPs?\b|operative[nrms]? Präventivprogramme?n?/iu,
  prp: /\bPRPs?\b|Präventivprogramm/iu,
  critical_limit: /Grenzwert/iu,
  corrective_action: /Korrekturmaßnahme/iu,
  hazard: /Gefahr/iu,
  cross_contamination: /Kreuzkontamin/iu,
  core_temperature: /Kerntemperatur/iu,
  allergen: /Allergen/iu,
  verification: /Verifizierung/iu,
  monitoring: /Überwachung/iu,
  batch: /Charge/iu,
  traceability: /Rückverfolg/iu,
  recall: /Rückruf|zurückgerufen|zurückrufen/iu,
  shelf_life: /haltbar/iu,
  ready_to_eat: /verzehrfertig/iu,
  raw_material: /Rohstoff/iu,
  flow_diagram: /Fließdiagramm/iu,
  calibration: /kalibrier/iu,
  severity: /Schwere/iu,
  disinfect: /desinf/iu,
  thaw: /auftau|aufgetaut|angetaut|\bgetaut|\btau(?:t|en)\b/iu,
}
