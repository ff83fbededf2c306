import { legalDocumentKeys } from '@larder/core/legal-documents'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { legalDocument } from './legal-documents.api.ts'
import { legalNames } from './legal-names.ts'
import styles from './legal-page.module.css'

/** The title of the page is its h1, so the headings of the document start one level below. */
const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    h1: { component: 'h2' },
    h2: { component: 'h3' },
    h3: { component: 'h4' },
    h4: { component: 'h5' },
    h5: { component: 'h6' },
  },
}

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
            <article lang={written.replace('_', '-')} className={styles.text}>
              <Markdown options={options}>{text}</Markdown>
            </article>
          </>
        )}
      </QueryView>
    </>
  )
}
