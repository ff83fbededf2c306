/** The sections around the analysis: programmes, tasks, country duties, sources. */
import type { Block, Cell, DocumentSection } from './document.ts'
import { clauseIn, documentName, documentTitle } from '../facts/cite.ts'
import {
  citedSources,
  describeAction,
  describeSourcesHere,
  describeTask,
  fillText,
  type PlanReading,
} from '../facts/describe-facts.ts'
import { listStandings } from '../sources/describe-provenance.ts'
import { taskCategories, type Provenance, type Source, type TaskCategory } from '../facts/facts.ts'
import { byText } from '../generate/order.ts'
import { countStatements } from '../sources/filter-statements.ts'
import { bindingMark, facts, heading, list, note, section, table } from './plan-blocks.ts'
import { say, word } from './plan-text.ts'

export function writeProgrammes(reading: PlanReading): DocumentSection {
  const { plan, knowledge, texts } = reading
  const chosen = new Set(plan.steps.map((step) => step.id))
  const blocks = plan.prps.flatMap((id): readonly Block[] => {
    const fact = knowledge.prps.find((prp) => prp.id === id)
    const text = texts.prps[id]
    if (fact === undefined) return []
    const steps = fact.processes
      .filter((step) => chosen.has(step))
      .map((step) => texts.processes[step]?.name ?? step)
    return [
      heading(2, text?.name ?? id),
      ...list((text?.rules ?? []).map((rule) => fillText(rule, [], reading))),
      facts(reading, [
        ['step', steps.join('; ')],
        ['sources', describeSourcesHere(fact.sources, reading)],
      ]),
    ]
  })
  return section('prerequisite-programmes', reading, { blocks })
}

export function writeTasks(reading: PlanReading): DocumentSection {
  const { plan, texts } = reading
  const columns = [
    { key: 'task', share: 3 },
    { key: 'frequency', share: 1.6 },
    { key: 'times', share: 1.1 },
    { key: 'limit', share: 2 },
    { key: 'corrective_action', share: 3.4 },
    { key: 'verification', share: 2.4 },
    { key: 'record', share: 2 },
    { key: 'source', share: 2, optional: true as const },
  ]
  const categories = Object.keys(taskCategories) as readonly TaskCategory[]
  const blocks = categories.flatMap((category): readonly Block[] => {
    const tasks = plan.tasks.filter((task) => task.category === category)
    if (tasks.length === 0) return []
    const title = word(texts.words, `category.${category}`)
    const rows = tasks.map((task): readonly Cell[] => {
      const text = describeTask(task, reading)
      const action = describeAction(
        { action: task.action, limits: task.limit === null ? [] : [task.limit] },
        reading,
      )
      return [
        text.instruction === '' ? text.name : `${text.name}: ${text.instruction}`,
        text.frequency,
        task.times.join(', '),
        text.limit ?? '',
        [action.product, action.process].filter((part) => part !== '').join(' '),
        text.verification,
        text.record,
        describeSourcesHere(task.sources, reading),
      ]
    })
    return [heading(2, title), table(reading, title, columns, rows)]
  })
  return section('monitoring-tasks', reading, { landscape: true, blocks })
}

export function writeDuties(reading: PlanReading): DocumentSection {
  const { plan, knowledge, texts } = reading
  const rows = plan.duties.flatMap((id): readonly (readonly Cell[])[] => {
    const fact = knowledge.duties.find((duty) => duty.id === id)
    if (fact === undefined) return []
    return [
      [
        word(texts.words, `duty.${fact.kind}`),
        fillText(texts.duties[id] ?? id, [], reading),
        word(texts.words, `jurisdiction.${fact.jurisdiction}`),
        bindingMark(fact, reading),
        describeSourcesHere(fact.sources, reading),
      ],
    ]
  })
  const columns = [
    { key: 'kind', share: 2 },
    { key: 'duty', share: 7 },
    { key: 'jurisdiction', share: 2 },
    { key: 'force', share: 2.4, optional: true as const },
    { key: 'source', share: 3, optional: true as const },
  ]
  return section('country-duties', reading, {
    landscape: true,
    blocks: [table(reading, word(texts.words, 'section.country-duties'), columns, rows)],
  })
}

/** Every source that a line of this plan names. */
export function usedSources(reading: PlanReading): readonly Source[] {
  const { plan, knowledge } = reading
  const cite = (sources: readonly Source[]): readonly Source[] => citedSources(sources, reading)
  const sourcesOfFacts = <T extends Provenance & { readonly id: string }>(
    facts: readonly T[],
    ids: readonly string[],
  ): readonly Source[] => facts.filter((fact) => ids.includes(fact.id)).flatMap((fact) => cite(fact.sources))
  return [
    ...plan.hazards.flatMap((hazard) => [
      ...cite(hazard.sources),
      ...hazard.limits.flatMap((limit) => cite(limit.sources)),
    ]),
    ...plan.tasks.flatMap((task) => [...cite(task.sources), ...cite(task.limit?.sources ?? [])]),
    ...sourcesOfFacts(knowledge.prps, plan.prps),
    ...sourcesOfFacts(
      knowledge.analyses,
      plan.analyses.map(({ id }) => id),
    ),
    ...sourcesOfFacts(knowledge.duties, plan.duties),
  ]
}

/** How much of the plan was compared with the original texts; the page of the sources lists what was not. */
export function verificationLine(reading: PlanReading): Block {
  const { statements, verified, to_verify } = countStatements(listStandings(reading))
  const counts = { statements: String(statements), verified: String(verified), to_verify: String(to_verify) }
  return note('info', say(reading.texts.words, 'sources.verified', counts))
}

export function writeSources(reading: PlanReading): DocumentSection {
  const { knowledge, texts } = reading
  const clauses = Map.groupBy(usedSources(reading), (source) => source.document)
  const rows = knowledge.documents
    .filter(({ code }) => clauses.has(code))
    .map((document): readonly string[] => {
      const used = (clauses.get(document.code) ?? []).flatMap((source) => clauseIn(source, texts) ?? [])
      const [name, title] = [documentName(document, texts), documentTitle(document, texts)]
      return [
        title.includes(name) ? title : `${name} – ${title}`,
        word(texts.words, `jurisdiction.${document.jurisdiction}`),
        [...new Set(used)].sort(byText).join('; '),
      ]
    })
    .toSorted(([a = ''], [b = '']) => byText(a, b))
  const columns = [
    { key: 'document', share: 7 },
    { key: 'jurisdiction', share: 2 },
    { key: 'clauses', share: 4 },
  ]
  return section('sources', reading, {
    blocks: [verificationLine(reading), table(reading, word(texts.words, 'section.sources'), columns, rows)],
  })
}
