import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlanSection } from '@larder/contract/plan-document.schemas'
import { useSay } from '#kit/i18n.ts'
import { usePageName } from '#kit/page-name.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { NotGenerated } from '../groups/not-generated.tsx'
import { titled, usePlan } from '../plan-context.ts'
import { sectionOf } from '../plans.api.ts'
import { WhatChanged } from '../versions/what-changed.tsx'
import { DocumentBlocks } from './document-blocks.tsx'
import { LanguageNote } from './language-note.tsx'
import { OwnTexts } from './own-texts.tsx'
import { splitIntroduction } from './document-parts.ts'
import { SectionFooter } from './section-menu.tsx'

type Props = {
  /** Its static name. */
  readonly name: string
  /** Renders the section after its introduction; its blocks by default. */
  readonly children?: (section: PlanSection) => ReactNode
}

/**
 * A section of the plan as a page: its title, its introduction, its blocks, and the sections before and after
 * it.
 */
export function SectionView({ name, children }: Props) {
  const { placeId, planId, group, groupId, lang } = usePlan()
  const say = useSay()
  const pageName = usePageName()
  const section = useQuery(sectionOf({ placeId, planId, groupId }, name, lang))
  if (section.isError && section.error.status === 404 && group !== null) return <NotGenerated />
  if (section.isError && section.data === undefined) {
    return (
      <>
        <PageHeader title={say('nav.plan')} />
        <ErrorNotice problem={section.error} onRetry={() => void section.refetch()} />
      </>
    )
  }
  return (
    <QueryView query={section} title={pageName === undefined ? undefined : titled(group, pageName)}>
      {(current) => {
        // The place's own texts are drawn around the section, where they can be edited.
        const generated = { ...current, blocks: current.blocks.filter(({ kind }) => kind !== 'rich') }
        const { introduction, rest } = splitIntroduction(generated.blocks)
        return (
          <>
            <PageHeader title={titled(group, current.title)} hint={introduction ?? current.status_line} />
            <Stack gap="lg">
              <LanguageNote shown={current.language} />
              <WhatChanged section={name} />
              <OwnTexts name={name} position="before" />
              {children === undefined ? <DocumentBlocks blocks={rest} /> : children(generated)}
              <OwnTexts name={name} position="after" />
              <SectionFooter name={name} />
            </Stack>
          </>
        )
      }}
    </QueryView>
  )
}
