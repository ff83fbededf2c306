import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PlanSection } from '@larder/contract/plan-document.schemas'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { groupOfKey } from '@larder/core/haccp'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { describeConfirmation } from './confirmation-line.tsx'
import { DocumentBlock, Facts } from './document/document-blocks.tsx'
import { NewSection } from './document/new-section.tsx'
import { SectionMenu } from './document/section-menu.tsx'
import { standing } from './hazards/hazard-filter.ts'
import { usePlan } from './plan-context.ts'
import { hazardsOf, sectionOf, titlesOf } from './plans.api.ts'
import { SectionSearch } from './search/section-search.tsx'
import { ControlPoints } from './summary/control-points.tsx'
import { HazardList } from './summary/hazard-list.tsx'
import { ChangedSections, OpenPoints } from './summary/open-points.tsx'
import styles from './summary.module.css'

/** The plan at one look: its critical control points, what changed, what is missing; then all the rest. */
export function PlanSummaryPage() {
  const say = useSay()
  const { place, placeId, planId, status, lang } = usePlan()
  const hazards = useQuery(hazardsOf(placeId, lang))
  // A plan by product groups has a diagram and a matrix for each group.
  const enabled = !status.is_product_based
  const flow = useQuery({ ...sectionOf({ placeId, planId }, 'technological-schema', lang), enabled }).data
  const matrix = useQuery({ ...sectionOf({ placeId, planId }, 'hazard-matrix', lang), enabled }).data
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
        <Picture section={flow} kind="flow" />
        <Picture section={matrix} kind="matrix" />
        {hazards.data !== undefined && (
          <>
            <Figures hazards={standing(hazards.data)} />
            <HazardList hazards={standing(hazards.data)} />
          </>
        )}
        <Sections />
        <About />
      </Stack>
    </>
  )
}

function Sections() {
  const say = useSay()
  const { placeId, lang, canEdit } = usePlan()
  const titles = useQuery(titlesOf(placeId, lang))
  // A visitor has no side navigation, which holds the search.
  const shared = useSession().shared_access_token !== null
  return (
    <Card title={say('plan.sections')} {...(canEdit && { aside: <NewSection /> })}>
      <QueryView query={titles} skeleton={<RowsSkeleton rows={6} />}>
        {(list) => (
          <>
            {shared && <SectionSearch />}
            <SectionMenu titles={list} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

function Figures({ hazards }: { readonly hazards: readonly HazardOfPlan[] }) {
  const say = useSay()
  const count = (kind: HazardOfPlan['class']): number =>
    hazards.filter((hazard) => hazard.class === kind).length
  const numbered = (kind: HazardOfPlan['class']): number =>
    new Set(hazards.filter((hazard) => hazard.class === kind).map(({ label }) => label)).size
  const groups = new Set(hazards.flatMap(({ key }) => groupOfKey(key) ?? [])).size
  // A plan by product groups lists the control points of all groups; its other hazards are in each group's
  // analysis.
  const figures =
    groups > 0
      ? ([
          [groups, 'plan.groups', paths.planReadyToEatFood],
          [numbered('CCP'), 'plan.figure_ccps', paths.planCcpList],
          [numbered('oPRP'), 'plan.figure_oprps', paths.planHazardAnalysesOverview],
        ] as const)
      : ([
          [hazards.length, 'plan.figure_hazards', paths.planHazardsSummaryList],
          [numbered('CCP'), 'plan.figure_ccps', paths.planCcpList],
          [numbered('oPRP'), 'plan.figure_oprps', paths.planHazardAnalysesOverview],
          [count('PRP'), 'plan.figure_prps', paths.planHazardMatrix],
        ] as const)
  return (
    <ul className={styles.figures}>
      {figures.map(([number, label, to]) => (
        <li key={label}>
          <Link to={to} className={styles.figure}>
            <span className={styles.number}>{number}</span>
            <span className={styles.label}>{say(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A section of the plan as a picture: its flow diagram, its matrix. */
function Picture({
  section,
  kind,
}: {
  readonly section: PlanSection | undefined
  readonly kind: 'flow' | 'matrix'
}) {
  const block = section?.blocks.find((one) => one.kind === kind)
  if (section === undefined || block === undefined) return null
  return (
    <Card title={section.title}>
      <DocumentBlock block={block} below={2} />
    </Card>
  )
}

function About() {
  const say = useSay()
  const { place, status } = usePlan()
  const { datePattern } = useCompanyFormat()
  return (
    <Card title={say('plan.about')}>
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
          { label: say('plan.location_type'), value: place.location_type?.name ?? '–' },
          { label: say('plan.address'), value: place.address },
        ]}
      />
      <details className={styles.details}>
        <summary>{say('plan.details')}</summary>
        <Facts
          rows={[
            { label: say('plan.knowledge_version'), value: String(status.knowledge_version ?? '–') },
            { label: say('plan.fingerprint'), value: status.sha256 ?? '–' },
          ]}
        />
      </details>
    </Card>
  )
}
