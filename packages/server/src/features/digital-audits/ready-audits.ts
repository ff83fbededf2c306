/** Ready templates of the knowledge base in a language, as a new template is sent. */
import { knowledge, readyAuditTexts, readyAudits } from '@larder/knowledge'
import type { ResponseOf } from '@larder/contract/kit'
import type { digitalAudits } from '@larder/contract/digital-audits'
import { baseLanguage, languageOrEnglish } from '@larder/core/languages'
import type { Ctx, Input } from '#kit/context.ts'
import { sayIn } from '#kit/text/texts.ts'

const documentNames = new Map(knowledge.documents.map(({ code, name, title }) => [code, name ?? title]))

export async function listReadyAudits(
  _ctx: Ctx,
  { query }: Input<typeof digitalAudits.ready>,
): Promise<ResponseOf<typeof digitalAudits.ready>> {
  const lang = query.lang ?? 'en'
  const texts = readyAuditTexts[baseLanguage(languageOrEnglish(lang))] ?? readyAuditTexts.en
  return readyAudits.map(({ key, pass_percent, sources, sections }) => {
    const { name, description, sections: sectionTexts } = texts[key]
    const names = sources.map((code) => documentNames.get(code) ?? code).join(', ')
    return {
      key,
      name,
      description: `${description} ${sayIn(lang)('audits.ready_sources', { sources: names })}`,
      pass_percent,
      questions: sections.flatMap((questions, at) =>
        questions.map(({ points, ...question }, index) => {
          const { text = '', action = '', options = [] } = sectionTexts[at]?.questions[index] ?? {}
          return {
            ...question,
            section: sectionTexts[at]?.title ?? '',
            text,
            guidance: '',
            corrective_action: action,
            options: options.map((option, number) => ({ text: option, points: points[number] ?? 0 })),
            min: null,
            max: null,
            unit: '',
          }
        }),
      ),
    }
  })
}
