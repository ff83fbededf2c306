import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlanSection } from '@larder/contract/plan-document.schemas'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { describeConfirmation } from './confirmation-line.tsx'
import { Facts, isTable, PartContent } from './document/document-blocks.tsx'
import { splitAtHeadings } from './document/document-parts.ts'
import { LanguageNote } from './document/language-note.tsx'
import { NewSection } from './document/new-section.tsx'
import { SectionMenu } from './document/section-menu.tsx'
import { standing } from './hazards/hazard-filter.ts'
import { usePlan } from './plan-context.ts'
import { hazardsOf, sectionOf, titlesOf } from './plans.api.ts'
import { SectionSearch } from './search/section-search.tsx'
import { ControlPoints } from './summary/control-points.tsx'
import { HazardList } from './summary/hazard-list.tsx'
import { ChangedSections, OpenPoints } from './summary/open-points.tsx'
import { PlanChapters, type Chapter } from './summary/plan-chapters.tsx'
import { Thumbnails } from './summary/thumbnails.tsx'

/**
 * The plan as one document: what matters most on top, the short plan by chapters, then the way to the rest.
 */
export function PlanSummaryPage() {
  const say = useSay()
  const { place, placeId, planId, status, lang } = usePlan()
  const at = { placeId, planId }
  const hazards = useQuery(hazardsOf(placeId, lang))
  const short = useQuery(sectionOf(at, 'short-plan', lang))
  // A plan by product groups has a diagram and a matrix for each group.
  const enabled = !status.is_product_based
  const flow = useQuery({ ...sectionOf(at, 'technological-schema', lang), enabled }).data
  const matrix = useQuery({ ...sectionOf(at, 'hazard-matrix', lang), enabled }).data
  return (
    <>
      <PageHeader
        title={say('plan.summary_title')}
        hint={[place.name, place.business_activity?.name].filter((one) => one !== undefined).join(' · ')}
      />
      <Stack gap="lg">
        <QueryView query={hazards} skeleton={<RowsSkeleton rows={4} />}>
          {(list) => <ControlPoints hazards={standing(list).filter((hazard) => hazard.class === 'CCP')} />}
        </QueryView>
        <ChangedSections />
        <OpenPoints flow={flow} />
        <Thumbnails flow={flow} matrix={matrix} />
        <QueryView query={short} skeleton={<RowsSkeleton rows={12} />}>
          {(section) => <Document section={section} />}
        </QueryView>
      </Stack>
    </>
  )
}

function Document({ section }: { readonly section: PlanSection }) {
  const say = useSay()
  const { placeId, lang, canEdit } = usePlan()
  const { data: hazards } = useQuery(hazardsOf(placeId, lang))
  const parts = splitAtHeadings(section.blocks).map((part, at): Chapter => ({
    id: `chapter-${at}`,
    // The facts of the place have no heading.
    title: part.title ?? say('plan.about'),
    flush: isTable(part),
    content: <PartContent part={part} />,
  }))
  const list: readonly Chapter[] =
    hazards === undefined
      ? []
      : [
          {
            id: 'hazards',
            title: say('plan.hazards'),
            content: <HazardList hazards={standing(hazards)} />,
          },
        ]
  return (
    <>
      <LanguageNote shown={section.language} />
      <PlanChapters
        chapters={[
          ...parts,
          ...list,
          {
            id: 'sections',
            title: say('plan.sections'),
            ...(canEdit && { aside: <NewSection /> }),
            content: <Sections />,
          },
          { id: 'details', title: say('plan.details'), content: <Details /> },
        ]}
      />
    </>
  )
}

function Sections() {
  const { placeId, lang } = usePlan()
  const titles = useQuery(titlesOf(placeId, lang))
  // A visitor has no side navigation, which holds the search.
  const shared = useSession().shared_access_token !== null
  return (
    <QueryView query={titles} skeleton={<RowsSkeleton rows={6} />}>
      {(list) => (
        <>
          {shared && <SectionSearch />}
          <SectionMenu titles={list} />
        </>
      )}
    </QueryView>
  )
}

/** When the plan was generated and confirmed, from which edition, and its fingerprint. */
function Details() {
  const say = useSay()
  const { place, status } = usePlan()
  const { datePattern } = useCompanyFormat()
  return (
    <Facts
      rows={[
        {
          label: say('plan.state'),
          value: describeConfirmation(status, say, { timezone: place.timezone, datePattern }),
        },
        {
          label: say('plan.generated'),
          value:
            status.generated_at === null
              ? '–'
              : formatInstant(status.generated_at, place.timezone, datePattern),
        },
        { label: say('plan.knowledge_version'), value: String(status.knowledge_version ?? '–') },
        { label: say('plan.fingerprint'), value: status.sha256 ?? '–' },
      ]}
    />
  )
}
