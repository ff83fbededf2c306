/**
 * Acts of the Union have a title in every language, and are cited by it; documents of a country keep their
 * own.
 */
import { clauseIn, documentName, documentTitle, isOwnDocument, type Source } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { languages, textsIn } from '../test/written-plan.ts'
import { knowledge } from './index.ts'

const translated = languages.filter((language) => language !== 'en')
const acts = knowledge.documents.filter(({ code }) => code.startsWith('EU-') && !code.endsWith('-PRACTICE'))
const kinds: Readonly<Record<string, RegExp>> = {
  et: /^(?:Määrus|Delegeeritud määrus|Rakendusmäärus|Direktiiv|Komisjoni teatis) /,
  ru: /^(?:Регламент|Делегированный регламент|Исполнительный регламент|Директива|Уведомление Комиссии) /,
  uk: /^(?:Регламент|Делегований регламент|Імплементаційний регламент|Директива|Повідомлення Комісії) /,
  de: /^(?:Verordnung|Delegierte Verordnung|Durchführungsverordnung|Richtlinie|Bekanntmachung der Kommission) /,
  es: /^(?:Reglamento|Reglamento Delegado|Reglamento de Ejecución|Directiva|Comunicación de la Comisión) /,
  lv: /^(?:Regula|Deleģētā regula|Īstenošanas regula|Direktīva|Komisijas paziņojums) /,
}

const sourcesBelow = (value: unknown): readonly Source[] => {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'document' in value && 'clause' in value && typeof value.clause === 'string' ? [value as Source] : []
  return [...own, ...Object.values(value).flatMap(sourcesBelow)]
}
it('names each document as people do: by a name of its own, or the number of an act', () => {
  const english = textsIn('en')
  const nameless = knowledge.documents.filter(
    (document) => !isOwnDocument(document.code) && documentName(document, english) === document.title,
  )
  expect(nameless.map(({ code }) => code)).toEqual([])
})

const inActs = sourcesBelow(knowledge).filter(({ document }) => acts.some(({ code }) => code === document))

describe.each(translated)('citations in %s', (language) => {
  const texts = textsIn(language)

  it.each(acts.map((act) => [act.code, act] as const))(
    'name %s by its title in the language, with its own number',
    (_code, act) => {
      const title = documentTitle(act, texts)
      expect(title).toMatch(kinds[language] ?? /^$/)
      expect(title.match(/\d+\/\d+/g)).toEqual(act.title.match(/\d+\/\d+/g))
    },
  )

  it('name clauses in them without a word of English', () => {
    const cited = inActs.flatMap((source) => clauseIn(source, texts) ?? [])
    expect(cited.length).toBeGreaterThan(40)
    expect(
      cited.filter((clause) => /Annex|Sec\.|Ch\.|(?<!\p{L})(?:note|group|and)(?!\p{L})/u.test(clause)),
    ).toEqual([])
  })

  it('name documents of a country as that country does', () => {
    const titleOf = (code: string): string =>
      documentTitle(
        knowledge.documents.find((document) => document.code === code) ?? {
          code,
          title: '',
          jurisdiction: 'EU',
        },
        texts,
      )
    /** Quoted as a title, but in its own language. */
    const shown = (own: string, title: string): string =>
      own === language ? title : (texts.words['source.title'] ?? '').replace('{title}', title)
    expect([
      titleOf('DE-TLMHV'),
      titleOf('EE-NETS'),
      titleOf('UA-771').slice(0, 13 + (language === 'uk' ? 0 : 1)),
      titleOf('US-FC').slice(1, 14),
    ]).toEqual([
      shown('de', 'Tierische Lebensmittel-Hygieneverordnung (Tier-LMHV)'),
      shown('et', 'Nakkushaiguste ennetamise ja tõrje seadus'),
      shown('uk', 'Закон України').slice(0, 13 + (language === 'uk' ? 0 : 1)),
      'FDA Food Code',
    ])
  })
})
