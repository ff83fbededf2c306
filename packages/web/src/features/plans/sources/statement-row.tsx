import { Anchor, Badge, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Statement } from '@larder/contract/plan-sources'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { SectionLink } from '../document/section-menu.tsx'
import { inGroup } from '../groups/group-pages.ts'
import { ToneBadge } from '../document/tone-badge.tsx'
import { kindNames } from './statement-filter.ts'
import styles from './statements.module.css'
import rows from '#ui/rows.module.css'

/** The statements with their sources beside them; one under the other on phones. */
export function StatementList({ statements }: { readonly statements: readonly Statement[] }) {
  const say = useSay()
  return (
    <ul className={styles.list} aria-label={say('plan.statements_title')}>
      {statements.map((statement) => (
        <StatementRow key={statement.id} statement={statement} />
      ))}
    </ul>
  )
}

const StatementRow = memo(function StatementRow({ statement }: { readonly statement: Statement }) {
  const say = useSay()
  return (
    <li className={styles.row}>
      <div className={styles.said}>
        <Badge color="ink" variant="light">
          {say(kindNames[statement.kind])}
        </Badge>
        <h2 className={styles.title}>{statement.title}</h2>
        <p className={styles.text}>{statement.text}</p>
        <Places places={statement.places} />
      </div>
      <Origin statement={statement} />
    </li>
  )
})

const shownPlaces = 3

/** Where the plan says it; the first few lead there. */
function Places({ places }: { readonly places: Statement['places'] }) {
  const say = useSay()
  return (
    <ul className={styles.places} aria-label={say('plan.stands_in')}>
      {places.slice(0, shownPlaces).map((place, at) => (
        <li key={at}>
          <PlaceLink place={place} />
        </li>
      ))}
      {places.length > shownPlaces && (
        <li>{say('plan.more_places', { count: places.length - shownPlaces })}</li>
      )}
    </ul>
  )
}

function PlaceLink({
  place: { section, section_title, step, hazard_id, fsp_product_group_id: groupId },
}: {
  readonly place: Statement['places'][number]
}) {
  const words = step === null ? section_title : `${section_title} · ${step}`
  if (hazard_id === null)
    return (
      <SectionLink name={section} className={styles.place}>
        {words}
      </SectionLink>
    )
  return (
    <Link
      to={paths.planHazardAnalysesOverview}
      search={{ hazard: hazard_id, ...inGroup(groupId) }}
      className={styles.place}
    >
      {words}
    </Link>
  )
}

/** The documents with clause and country, how binding they are, how they are known and since when. */
function Origin({ statement }: { readonly statement: Statement }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { force, force_text, evidence_text, to_verify, verified_on, note, sources } = statement
  return (
    <div className={styles.origin}>
      <div className={rows.badges}>
        <ToneBadge tone={to_verify && force === 'law' ? 'unverified' : force}>{force_text}</ToneBadge>
        {/* Law that is to be verified says so itself. */}
        {to_verify && force !== 'law' && (
          <ToneBadge tone="unverified">{say('plan.to_be_verified')}</ToneBadge>
        )}
        {!to_verify && (
          <ToneBadge tone="law">
            {say('plan.verified_on', {
              when: verified_on === null ? '–' : formatDate(verified_on, datePattern),
            })}
          </ToneBadge>
        )}
      </div>
      <ul className={styles.sources}>
        {sources.map(({ name, title, clause, address, jurisdiction }, at) => (
          <li key={at}>
            {address === null ? (
              <Text component="span" size="sm" fw={600}>
                {title === '' ? say('plan.own_statement') : title}
              </Text>
            ) : (
              <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm" fw={600}>
                {title}
              </Anchor>
            )}
            <Text component="span" size="sm" c="dimmed">
              {[name, clause, jurisdiction].filter((part) => part !== null && part !== '').join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {evidence_text}
      </Text>
      {note !== null && <Text size="sm">{note}</Text>}
    </div>
  )
}
