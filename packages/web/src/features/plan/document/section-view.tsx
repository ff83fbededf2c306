import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlanSection } from '@larder/contract/plan-document'
import { useSay } from '#kit/i18n.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { usePlan } from '../plan-context.ts'
import { sectionOf } from '../plan.api.ts'
import { DocumentBlocks, Note } from './document-blocks.tsx'
import { splitIntroduction } from './document-parts.ts'
import { SectionFooter } from './section-menu.tsx'

type Props = {
  /** Its static name. */
  readonly name: string
  /** Draws what follows the introduction; the blocks as they are unless told. */
  readonly children?: (section: PlanSection) => ReactNode
}

/** A section of the plan as a page: its title, its introduction, its blocks, and the sections before and after it. */
export function SectionView({ name, children }: Props) {
  const { placeId, planId, lang } = usePlan()
  const say = useSay()
  const section = useQuery(sectionOf({ placeId, planId }, name, lang))
  if (section.isError && section.data === undefined) {
    return (
      <>
        <PageHeader title={say('nav.plan')} />
        <ErrorNotice problem={section.error} onRetry={() => void section.refetch()} />
      </>
    )
  }
  return (
    <QueryView query={section}>
      {(known) => {
        const { introduction, rest } = splitIntroduction(known.blocks)
        return (
          <>
            <PageHeader title={known.title} hint={introduction ?? known.status_line} />
            <Stack gap="lg">
              <LanguageNote shown={known.language} />
              {children === undefined ? <DocumentBlocks blocks={rest} /> : children(known)}
              <SectionFooter name={name} />
            </Stack>
          </>
        )
      }}
    </QueryView>
  )
}

/** Says so when the plan's texts come in another language than the interface. `en_GB` reads the texts of `en`. */
export function LanguageNote({ shown }: { readonly shown: string }) {
  const say = useSay()
  const { lang } = usePlan()
  if (lang.slice(0, 2) === shown.slice(0, 2)) return null
  return <Note tone="info" text={say('plan.other_language', { language: new Intl.DisplayNames([lang.replace('_', '-')], { type: 'language' }).of(shown.replace('_', '-')) ?? shown })} />
}
