import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'

type Kind = Exclude<keyof KnowledgeTexts, 'language' | 'words' | 'extra_data'>
export type Phrase = { readonly path: string; readonly text: string }

/** Words that give a cook no instruction. */
const empty = [
  /ensure (?:the )?(?:proper|adequate|appropriate|correct)/i,
  /(?:proper|adequate|appropriate|suitable) temperatures?/i,
  /as (?:appropriate|necessary|required)/i,
  /\badequate(?:ly)?\b/i,
]
const figureInDegrees = /\d\s*(?:°\s*[CF]|º\s*[CF]|degrees)/

const idsOf = (facts: readonly { readonly id: string }[]): readonly string[] => facts.map((fact) => fact.id)

const factIds = (knowledge: Knowledge): Readonly<Record<Kind, readonly string[]>> => ({
  activities: idsOf(knowledge.activities),
  location_types: [...new Set(knowledge.activities.flatMap((activity) => activity.location_types))],
  product_groups: idsOf(knowledge.product_groups),
  food_groups: idsOf(knowledge.food_groups),
  processes: idsOf(knowledge.processes),
  sub_processes: knowledge.processes.flatMap((process) => process.sub_processes),
  hazards: idsOf(knowledge.hazards),
  limits: idsOf(knowledge.limits),
  tasks: idsOf(knowledge.tasks),
  actions: idsOf(knowledge.actions),
  prps: idsOf(knowledge.prps),
  analyses: idsOf(knowledge.analyses),
  duties: idsOf(knowledge.duties),
})

/** Every string below a value, with the way to it. */
export function phrasesOf(value: unknown, path: string): readonly Phrase[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => phrasesOf(below, `${path}.${key}`))
}

function checkPairs(knowledge: Knowledge, texts: KnowledgeTexts): readonly string[] {
  return Object.entries(factIds(knowledge)).flatMap(([kind, ids]) => {
    const written: Readonly<Record<string, unknown>> = texts[kind as Kind]
    const facts = new Set(ids)
    return [
      ...ids.filter((id) => !Object.hasOwn(written, id)).map((id) => `${kind}.${id} has a fact but no text`),
      ...Object.keys(written)
        .filter((id) => !facts.has(id))
        .map((id) => `${kind}.${id} has a text but no fact`),
    ]
  })
}

function checkPhrase({ path, text }: Phrase, limits: ReadonlySet<string>): readonly string[] {
  const placeholders = [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
  return [
    ...(text.trim() === '' ? [`${path} is empty`] : []),
    ...placeholders
      .filter((name) => !name.startsWith('limit:') || !limits.has(name.slice('limit:'.length)))
      .map((name) => `${path} names an unknown {${name}}`),
    ...(figureInDegrees.test(text) ? [`${path} holds a temperature: figures belong to limits`] : []),
    ...(empty.some((pattern) => pattern.test(text)) ? [`${path} says nothing a cook can do: «${text}»`] : []),
  ]
}

function checkSteps(knowledge: Knowledge, texts: KnowledgeTexts): readonly string[] {
  return knowledge.hazards.flatMap((hazard) => {
    const steps = new Set<string>(hazard.at.map((at) => at.process))
    return Object.keys(texts.hazards[hazard.id]?.at ?? {})
      .filter((step) => !steps.has(step))
      .map((step) => `hazards.${hazard.id} speaks of ${step}, where it does not stand`)
  })
}

function checkWords(
  knowledge: Knowledge,
  texts: KnowledgeTexts,
  wordKeys: readonly string[],
): readonly string[] {
  const notes = knowledge.limits.flatMap((limit) => limit.values.flatMap((value) => value.note_key ?? []))
  const frequencies = knowledge.tasks.flatMap((task) =>
    [task.frequency_key, task.less_often?.frequency_key].flatMap((key) => key ?? []),
  )
  const titles = knowledge.documents
    .map(({ code }) => `document.${code}`)
    .filter((key) => Object.hasOwn(texts.words, key))
  const keys = new Set([
    ...wordKeys,
    ...titles,
    ...notes.map((key) => `limit_note.${key}`),
    ...frequencies.map((key) => `frequency.${key}`),
    ...knowledge.tasks.flatMap(({ line }) => (line === undefined ? [] : [`food.${line.food}`])),
  ])
  return [
    ...[...keys].filter((key) => !texts.words[key]).map((key) => `the word ${key} is missing`),
    ...Object.keys(texts.words)
      .filter((key) => !keys.has(key))
      .map((key) => `the word ${key} is used by nothing`),
  ]
}

const optionRange = { least: 3, most: 5 } as const

/** Checks the texts of one language against the facts and the words that the writer needs. */
export function checkTexts(
  knowledge: Knowledge,
  texts: KnowledgeTexts,
  wordKeys: readonly string[],
): readonly string[] {
  const { words: _words, language: _language, ...prose } = texts
  const limits = new Set<string>(idsOf(knowledge.limits))
  return [
    ...checkPairs(knowledge, texts),
    ...phrasesOf(prose, '').flatMap((phrase) =>
      checkPhrase({ ...phrase, path: phrase.path.slice(1) }, limits),
    ),
    ...checkSteps(knowledge, texts),
    ...Object.entries(texts.actions)
      .filter(([, { options }]) => options.length < optionRange.least || options.length > optionRange.most)
      .map(
        ([id, { options }]) =>
          `actions.${id} has ${options.length} options instead of ${optionRange.least} to ${optionRange.most}`,
      ),
    ...checkWords(knowledge, texts, wordKeys),
  ]
}

const placeholdersOf = (text: string): string => [...new Set(text.match(/\{[^{}]*\}/g))].sort().join(' ')

/**
 * A translation against English: it speaks of the same steps, in lists as long, and names the same limits.
 */
export function checkTranslation(english: KnowledgeTexts, texts: KnowledgeTexts): readonly string[] {
  const own = new Map(phrasesOf(texts, '').map(({ path, text }) => [path, text]))
  const originals = phrasesOf(english, '')
  const paths = new Set(originals.map(({ path }) => path))
  return [
    ...originals.flatMap(({ path, text }) => {
      const translated = own.get(path)
      if (translated === undefined) return [`${path.slice(1)} is missing`]
      const [wanted, translatedPlaceholders] = [placeholdersOf(text), placeholdersOf(translated)]
      return wanted === translatedPlaceholders
        ? []
        : [`${path.slice(1)} has the placeholders «${translatedPlaceholders}», English «${wanted}»`]
    }),
    ...[...own.keys()].filter((path) => !paths.has(path)).map((path) => `${path.slice(1)} is not in English`),
  ]
}
