/**
 * Words of the trade that a language keeps to one term of docs/glossary.md, and how English says them. A
 * pattern takes only the use of the trade: “small batches” are small amounts, and a “hazard-control plan” has
 * a name of its own.
 */
export const glossaryTerms = {
  haccp: /\bHACCP\b/u,
  ccp: /\bCCPs?\b|\bcritical control points?\b/iu,
  oprp: /\boPRPs?\b|\boperational (?:prerequisite )?programmes?\b/iu,
  prp: /\bPRPs?\b|(?<!\boperational )\bprerequisite programmes?\b/iu,
  critical_limit: /\bcritical limits?\b/iu,
  corrective_action: /\bcorrective actions?\b/iu,
  hazard: /\bhazards?\b(?!-control plan)/iu,
  cross_contamination: /\bcross-contaminat/iu,
  core_temperature: /\bcore temperatures?\b/iu,
  allergen: /\ballergens?\b/iu,
  verification: /\bverification\b/iu,
  monitoring: /\bmonitoring\b/iu,
  batch: /(?<!\b(?:small|smaller|large|larger|in) )\bbatch(?:es)?\b/iu,
  traceability: /\btraceability\b/iu,
  recall: /\brecall(?:s|ed)?\b(?! (?:that|how|what|your|the password)\b)/iu,
  shelf_life: /\bshelf[- ]li(?:fe|ves)\b/iu,
  ready_to_eat: /\bready[- ]to[- ]eat\b/iu,
  raw_material: /\braw materials?\b/iu,
  flow_diagram: /\bflow diagrams?\b/iu,
  calibration: /calibrat(?:e|es|ed|ing|ion)\b/iu,
  severity: /\bseverity\b/iu,
  disinfect: /\bdisinfect/iu,
  thaw: /\bthaw/iu,
} as const satisfies Readonly<Record<string, RegExp>>

export type Term = keyof typeof glossaryTerms

/** For each term every form that the texts of one language use for it. */
export type Glossary = Readonly<Record<Term, RegExp>>
