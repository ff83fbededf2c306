import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import type { BlockOf } from '../document/block.ts'
import { MatrixLegend, RiskMatrix, type MatrixCell } from '../document/risk-matrix.tsx'
import { SectionView } from '../document/section-view.tsx'
import { ToneBadge } from '../document/tone-badge.tsx'
import { usePlan } from '../plan-context.ts'
import { hazardsOf, probabilitiesOf, severitiesOf } from '../plans.api.ts'
import { standing, toneOfClass } from './hazard-filter.ts'
import { HazardLink } from './hazard-link.tsx'
import styles from './hazards.module.css'
import rows from '#ui/rows.module.css'

/**
 * Where the hazards lie between severity and probability; the hazards of a cell are listed with the way to
 * their analysis.
 */
export function HazardMatrixPage() {
  const { placeId, lang, groupId } = usePlan()
  const hazards = useQuery(hazardsOf(placeId, lang, groupId))
  return (
    <SectionView name="hazard-matrix">
      {({ blocks }) => {
        const matrix = blocks.find((block): block is BlockOf<'matrix'> => block.kind === 'matrix')
        return matrix === undefined ? null : (
          <QueryView query={hazards}>
            {(list) => <Matrix matrix={matrix} hazards={standing(list)} />}
          </QueryView>
        )
      }}
    </SectionView>
  )
}

function Matrix({
  matrix,
  hazards,
}: {
  readonly matrix: BlockOf<'matrix'>
  readonly hazards: readonly HazardOfPlan[]
}) {
  const { lang } = usePlan()
  const severities = useQuery(severitiesOf(lang)).data?.map(({ name }) => name) ?? []
  const probabilities = useQuery(probabilitiesOf(lang)).data?.map(({ name }) => name) ?? []
  const [at, setAt] = useState<Pick<MatrixCell, 'severity' | 'probability'> | null>(null)
  const inCell = ({ severity, probability }: Pick<MatrixCell, 'severity' | 'probability'>) =>
    hazards.filter((hazard) => hazard.severity === severity && hazard.probability === probability)
  const cells = matrix.cells.map((cell) => ({ ...cell, items: inCell(cell).map(({ name }) => name) }))
  const worst = cells
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => b.risk - a.risk || b.severity - a.severity)[0]
  const selected =
    cells.find((cell) => cell.severity === at?.severity && cell.probability === at.probability) ??
    worst ??
    null
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="md">
          <RiskMatrix
            caption={matrix.caption}
            severityTitle={matrix.severity_title}
            probabilityTitle={matrix.probability_title}
            cells={cells}
            selected={selected}
            onSelect={setAt}
            severities={severities}
            probabilities={probabilities}
          />
          <MatrixLegend cells={cells} />
        </Stack>
      </Card>
      {selected !== null && <Selected cell={selected} hazards={inCell(selected)} />}
    </Stack>
  )
}

function Selected({
  cell,
  hazards,
}: {
  readonly cell: MatrixCell
  readonly hazards: readonly HazardOfPlan[]
}) {
  const say = useSay()
  return (
    <Card title={say('plan.matrix_selected', { risk: cell.risk, count: hazards.length })}>
      <ul className={rows.rows} aria-live="polite">
        {hazards.map((hazard) => (
          <li key={hazard.id} className={styles.item}>
            <div className={styles.itemText}>
              <HazardLink hazard={hazard} />
              <Text size="sm" c="dimmed">
                {hazard.section_name} · {hazard.type_name}
              </Text>
            </div>
            <ToneBadge tone={toneOfClass[hazard.class]}>{hazard.label}</ToneBadge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
