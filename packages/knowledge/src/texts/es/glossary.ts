import type { Glossary } from '../../glossary-terms.ts'

/** The words of the trade in Spanish, in every form that its texts use: Reglamento (CE) 852/2004 and Comunicación 2022/C 355/01. */
export const glossary: Glossary = {
  haccp: /\bAPPCC\b/iu,
  ccp: /\bPCC\b|puntos? de control críticos?/iu,
  oprp: /\bPPRO\b|\bPPR operativos?\b|programas? de prerrequisitos operativos?/iu,
  prp: /\bPPR\b|programas? de prerrequisitos/iu,
  critical_limit: /límites? críticos?/iu,
  corrective_action: /acci(?:ón|ones) correctoras?/iu,
  hazard: /peligros?/iu,
  cross_contamination: /contaminaci(?:ón|ones) cruzadas?/iu,
  core_temperature: /temperaturas? en el centro/iu,
  allergen: /alérgenos?/iu,
  verification: /verificaci(?:ón|ones)/iu,
  monitoring: /vigilancia/iu,
  batch: /\blotes?\b/iu,
  traceability: /trazabilidad/iu,
  recall: /retirad[oa]s?|retirar|recuperación/iu,
  shelf_life: /vida útil/iu,
  ready_to_eat: /list[oa]s? para el consumo/iu,
  raw_material: /materias? primas?/iu,
  flow_diagram: /diagramas? de flujo/iu,
  calibration: /calibra/iu,
  severity: /gravedad/iu,
  disinfect: /desinf/iu,
  thaw: /descong[eé]l/iu,
}
