/**
 * The fixed words of the plan: every key that `KnowledgeTexts.words` has to hold, with the placeholders it may use.
 * Beside these the writer looks up what the facts name: `frequency.<frequency_key>` for tasks whose frequency is
 * `other`, `limit_note.<note_key>` for limit values that speak of one food only, and `document.<code>` for documents that
 * a language names in words of its own.
 */

export const sectionNames = [
  'title-page', 'general-info', 'work-groups', 'production-processes', 'ready-to-eat-food', 'raw-materials', 'analyses',
  'technological-schema', 'location', 'drawings', 'hazards-summary-list', 'hazard-matrix', 'hazard-analyses-overview', 'ccp-list',
  'prerequisite-programmes', 'monitoring-tasks', 'country-duties', 'sources',
] as const
export type SectionName = (typeof sectionNames)[number]

const sectionKeys = sectionNames.map((name) => `section.${name}`)

/** Reasons that the generator gives. Placeholders in brackets; `{step}` becomes the name of the process. */
export const reasonCodes = [
  // Scores: {from} {to} · highest: {severity}
  'adjust.vulnerable', 'adjust.vulnerable_highest', 'adjust.step_severity', 'adjust.step_probability',
  'adjust.no_undercooked_option', 'adjust.own_severity', 'adjust.own_probability',
  // The rule that decided: {risk}, and {step} where a later step controls
  'rule.negligible', 'rule.prp_enough', 'rule.needs_monitoring', 'rule.at_least_oprp', 'rule.later_kill_step',
  'rule.hygiene_with_attention', 'rule.no_measurable_limit', 'rule.no_limit_held', 'rule.not_specific', 'rule.ccp',
  'rule.ccp_heat_stable', 'rule.ccp_eaten_as_is',
  // Answers of the Codex tree: {risk}, {step}
  'codex.negligible', 'codex.prp_enough', 'codex.prp_with_attention', 'codex.prp_not_enough', 'codex.measure_here',
  'codex.no_limit', 'codex.no_limit_held', 'codex.not_specific', 'codex.later_kill_step', 'codex.no_later_step',
  'codex.heat_stable', 'codex.eaten_as_is', 'codex.reduces_here',
  // Limits that are not the country's own: {country} {jurisdiction}
  'limit.borrowed', 'limit.no_rules_of_country', 'limit.own', 'limit.not_for_retail',
  // Notes on the whole plan: {country}
  'note.no_rules_of_country', 'note.ontario_figures', 'note.small_business', 'note.vulnerable_consumers', 'note.no_raw_for_vulnerable',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

const reasonKeys = reasonCodes.map((code) => `reason.${code}`)

export const planWordKeys: readonly string[] = [
  // {place} · {page} {pages}, left in place for the printer
  'document.title', 'document.page',
  ...sectionKeys,
  // Of product groups
  'section.products-list', 'intro.products-list', 'column.product', 'column.product_group', 'column.amount',
  ...reasonKeys,
  // One sentence under the heading of a section
  ...sectionNames.filter((name) => name !== 'title-page').map((name) => `intro.${name}`),

  'label.company', 'label.registration_code', 'label.vat_code', 'label.address', 'label.email', 'label.phone', 'label.place',
  'label.activity', 'label.location_type', 'label.country', 'label.jurisdictions', 'label.employees', 'label.extra_data',
  'label.knowledge_version', 'label.status', 'label.date', 'label.step', 'label.hazard', 'label.cause', 'label.do',
  'label.check', 'label.act', 'label.members', 'label.estimation', 'label.adjustments', 'label.decision', 'label.codex', 'label.limits',
  'label.sources', 'label.programme', 'label.controlled_at', 'label.none', 'label.yes', 'label.no', 'label.site_wide',
  'label.flow',

  'column.number', 'column.name', 'column.email', 'column.workers', 'column.process', 'column.sub_processes',
  'column.description', 'column.next', 'column.analysis', 'column.frequency', 'column.comment', 'column.hazard',
  'column.type', 'column.severity', 'column.probability', 'column.risk', 'column.class', 'column.limit', 'column.force',
  'column.source', 'column.monitoring', 'column.corrective_action', 'column.verification', 'column.record', 'column.task',
  'column.times', 'column.duty', 'column.kind', 'column.document', 'column.jurisdiction', 'column.clauses',

  // {severity} {probability} {risk}
  'estimation',
  // {number}
  'class.CCP', 'class.oPRP', 'class.PRP', 'class.numbered.CCP', 'class.numbered.oPRP',
  'type.biological', 'type.chemical', 'type.physical', 'type.allergen',
  'severity.1', 'severity.2', 'severity.3', 'severity.4',
  'probability.1', 'probability.2', 'probability.3', 'probability.4',
  'codex.Q1', 'codex.Q2', 'codex.Q3', 'codex.Q4',
  // Of a limit: «legal limit»; of a duty or an analysis: «law»
  'force.law', 'force.guide', 'force.practice', 'force.own', 'binding.law', 'binding.guide', 'binding.practice',
  'evidence.read', 'evidence.secondhand', 'evidence.memory', 'evidence.expert',
  // «to be verified», on the page of the sources
  'unverified.badge',
  // {statements} {verified} {to_verify}: one line of the plan
  'sources.verified',
  // Only other countries' texts speak of it: «by analogy with {sources}»
  'sources.analogy',
  'jurisdiction.EU', 'jurisdiction.EE', 'jurisdiction.DE', 'jurisdiction.ES', 'jurisdiction.GB', 'jurisdiction.GB-SCT',
  'jurisdiction.US', 'jurisdiction.LV', 'jurisdiction.IE', 'jurisdiction.UA', 'jurisdiction.CA', 'jurisdiction.AU',
  'jurisdiction.international',
  'employees.1-3', 'employees.4-14', 'employees.15+',
  'frequency.twice_a_day', 'frequency.once_a_day', 'frequency.once_a_week', 'frequency.once_in_month',
  'frequency.once_in_2_months', 'frequency.once_in_quartal', 'frequency.twice_in_a_year', 'frequency.once_in_year',
  'frequency.other', 'frequency.not_specified',
  // {frequency}: the law names none
  'frequency.proposed',
  'category.cold_storage', 'category.hot_storage', 'category.supplier', 'category.other', 'category.pest_control',
  'category.cleaning', 'category.analyses', 'category.calibration', 'category.maintenance', 'category.tasks',
  'category.supervisory',
  'duty.document', 'duty.training', 'duty.retention', 'duty.information', 'duty.task', 'duty.prohibition',
  'subtype.16', 'subtype.18', 'subtype.19', 'subtype.20',

  // {value} · {min} {max} · {limit} {time} · {from} {to} {time} · {limit} {to} {time} · {limit} {note} · {limit} {force}
  'limit.min', 'limit.max', 'limit.exact', 'limit.range', 'limit.hold', 'limit.change', 'limit.within', 'limit.then',
  'limit.with_note', 'limit.in_text', 'limit.or',
  // «no fixed figure, see the label»
  'limit.none',
  // {value}; for pH and aw the value carries the sign: «pH ≤ 4.6»
  'unit.celsius', 'unit.fahrenheit', 'unit.seconds', 'unit.minutes', 'unit.hours', 'unit.days', 'unit.ph', 'unit.aw',
  'unit.percent', 'unit.mg_per_kg', 'unit.ppm', 'unit.mm', 'unit.cfu_per_g', 'unit.positive_samples', 'unit.degree_hours',
  // The decimal sign alone: «.» or «,»
  'number.decimal',

  // {date} {name}: of the flow diagram
  'flow.verified', 'flow.not_verified',

  // {steps} · {count}
  'flow.alt', 'empty.work_groups', 'empty.ccps', 'empty.list', 'empty.files', 'count.ccps', 'count.oprps', 'count.hazards', 'count.tasks',
  // {name}
  'files.on_paper', 'files.attached',
  'file.location_plan', 'file.premises_plan', 'file.equipment_plan', 'file.moving_routes', 'file.water_and_sewage_plan',
  'file.waste_tare_pest_control_plan', 'file.drawing',
  'label.water_source', 'water.public', 'water.own_well', 'water.other',
  'matrix.caption', 'matrix.severity', 'matrix.probability',

  // {number}: a place in an act of the Union; `clause.and` joins two
  'clause.article', 'clause.annex', 'clause.annexes', 'clause.section', 'clause.chapter', 'clause.note', 'clause.group', 'clause.and',
]
