import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { groupOfKey } from '@larder/core/haccp'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay, type Say } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { Facts } from './document/document-blocks.tsx'
import { NewSection } from './document/new-section.tsx'
import { SectionMenu } from './document/section-menu.tsx'
import { ToneBadge } from './document/tone-badge.tsx'
import { addressOfHazard } from './hazards/hazard-address.ts'
import { usePlan } from './plan-context.ts'
import { standing } from './hazards/hazard-filter.ts'
import { hazardsOf, titlesOf } from './plans.api.ts'
import { SectionSearch } from './search/section-search.tsx'
import { stepTitles } from './setup/setup-steps.ts'
import { describeConfirmation } from './confirmation-line.tsx'
import styles from './summary.module.css'

/** The plan at one look: its figures, its critical control points with their limits, and every section. */
export function PlanSummaryPage() {
  const say = useSay()
  const { place, placeId, lang, canEdit } = usePlan()
  const hazards = useQuery(hazardsOf(placeId, lang))
  const titles = useQuery(titlesOf(placeId, lang))
  // A visitor has no side navigation, which holds the search.
  const shared = useSession().shared_access_token !== null
  return (
    <>
      <PageHeader
        title={say('plan.summary_title')}
        hint={[place.name, place.business_activity?.name].filter((one) => one !== undefined).join(' · ')}
      />
      <Stack gap="lg">
        <OpenPoints />
        <QueryView query={hazards} skeleton={<RowsSkeleton rows={4} />}>
          {(list) => (
            <>
              <Figures hazards={standing(list)} />
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
                <ControlPoints hazards={standing(list).filter((hazard) => hazard.class === 'CCP')} />
                <About />
              </SimpleGrid>
            </>
          )}
        </QueryView>
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
      </Stack>
    </>
  )
}

const pagesOfFiles = { locationPlan: paths.planLocation, drawings: paths.planPlans } as const

/** The inputs that the user postponed, with links to them. */
function OpenPoints() {
  const say = useSay()
  const { add_later: open } = usePlan().status
  if (open.length === 0) return null
  return (
    <Card title={say('plan.open_points')}>
      <ul className={styles.open}>
        {open.map((page) => (
          <li key={page}>
            <Link to={pagesOfFiles[page]} className={styles.pointName}>
              {say(stepTitles[page])}
            </Link>
            <Text size="sm" c="dimmed">
              {say('plan.added_later')}
            </Text>
          </li>
        ))}
      </ul>
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

/** The step of a control point, its first limit, and the number of further limits. */
function describePoint(hazards: readonly HazardOfPlan[], say: Say): string {
  const limits = [...new Set(hazards.flatMap((hazard) => hazard.limits))]
  const [first] = limits
  const more = limits.length > 1 ? ` ${say('plan.more_limits', { count: limits.length - 1 })}` : ''
  return [hazards[0]?.section_name, first === undefined ? undefined : first + more]
    .filter((one) => one !== undefined)
    .join(' · ')
}

function ControlPoints({ hazards }: { readonly hazards: readonly HazardOfPlan[] }) {
  const say = useSay()
  return (
    <Card title={say('plan.control_points')}>
      {hazards.length === 0 && <Text c="dimmed">{say('plan.control_points_none')}</Text>}
      <ul className={styles.points}>
        {[...Map.groupBy(hazards, ({ label }) => label)].map(([label, here]) => (
          <li key={label}>
            <ToneBadge tone="ccp">{label}</ToneBadge>
            <div>
              {here.map((hazard) => (
                <Link
                  key={hazard.key}
                  to={paths.planHazardAnalysesOverview}
                  search={addressOfHazard(hazard, null)}
                  className={styles.pointName}
                >
                  {hazard.name}
                </Link>
              ))}
              <Text size="sm" c="dimmed">
                {describePoint(here, say)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
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
