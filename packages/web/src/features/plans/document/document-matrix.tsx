import { List, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { BlockOf } from './block.ts'
import { MatrixLegend, RiskMatrix, type MatrixCell } from './risk-matrix.tsx'

/** The matrix of a section; the hazards of the selected cell are listed below it. */
export function DocumentMatrix({ matrix }: { readonly matrix: BlockOf<'matrix'> }) {
  const say = useSay()
  const [selected, setSelected] = useState<MatrixCell | null>(null)
  return (
    <Stack gap="md">
      <RiskMatrix
        caption={matrix.caption}
        severityTitle={matrix.severity_title}
        probabilityTitle={matrix.probability_title}
        cells={matrix.cells}
        selected={selected}
        onSelect={setSelected}
      />
      <MatrixLegend cells={matrix.cells} />
      {selected !== null && (
        <div>
          <Title order={3} mb="xs">
            {say('plan.matrix_selected', { risk: selected.risk, count: selected.items.length })}
          </Title>
          <List>
            {selected.items.map((item, at) => (
              <List.Item key={at}>{item}</List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  )
}
