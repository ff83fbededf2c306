import { languageTag } from '@larder/core/languages'
import { legalDocumentKeys } from '@larder/core/legal-documents'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { memo } from 'react'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { legalDocument } from './legal-documents.api.ts'
import { legalNames } from './legal-names.ts'
import { renderMarkdown } from './render-markdown.ts'
import styles from './legal-page.module.css'

/** The text as it is where it cannot be rendered in a moment. */
const DocumentText = memo(function DocumentText({ text }: { readonly text: string }) {
  const html = renderMarkdown(text)
  return html === null ? (
    <p className={styles.plain}>{text}</p>
  ) : (
    // Made from text without HTML: tags in it are escaped.
    <div dangerouslySetInnerHTML={{ __html: html }} />
  )
})

/** One of the operator's documents, written in Markdown. */
export function LegalPage() {
  const say = useSay()
  const lang = useLanguage()
  const { document } = useParams({ from: '/stranger/legal/$document' })
  const key = legalDocumentKeys.find((one) => one === document)
  const query = useQuery(legalDocument(document, lang))
  return (
    <>
      <PageHeader title={say(key === undefined ? 'legal.documents' : legalNames[key])} />
      <QueryView query={query}>
        {({ text, lang: written }) => (
          <>
            {written.slice(0, 2) !== lang.slice(0, 2) && (
              <Text c="dimmed" mb="md">
                {say('legal.other_language')}
              </Text>
            )}
            <article lang={languageTag(written)} className={styles.text}>
              <DocumentText text={text} />
            </article>
          </>
        )}
      </QueryView>
    </>
  )
}
