import { Stack } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import type { BlockOf, Cell } from '../document/block.ts'
import { DocumentBlocks } from '../document/document-blocks.tsx'
import { itemsOfCell, splitIntroduction } from '../document/document-parts.ts'
import { SectionView } from '../document/section-view.tsx'
import { CellText } from '../document/tone-badge.tsx'
import styles from './hazards.module.css'
import rows from '#ui/rows.module.css'

/** The critical control points, one card each: nine columns side by side are a table only on paper. */
export function CcpListPage() {
  return (
    <SectionView name="ccp-list">
      {({ blocks }) => {
        const { rest } = splitIntroduction(blocks)
        const [table, ...others] = rest
        if (table?.kind !== 'table') return <DocumentBlocks blocks={rest} />
        return (
          <>
            <CcpCards table={table} />
            {others.length > 0 && <DocumentBlocks blocks={others} />}
          </>
        )
      }}
    </SectionView>
  )
}

const textOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'string' ? cell : cell.text

/** Number, step and hazard head the card; the other columns follow under their titles. */
function CcpCards({ table: { rows: ccps, columns } }: { readonly table: BlockOf<'table'> }) {
  const say = useSay()
  return (
    <Stack gap="md" component="ul" className={rows.rows} aria-label={say('nav.plan_ccp_list')}>
      {ccps.map((row, at) => {
        const [number = '', step, hazard, limit, ...rest] = row
        return (
          <li key={at}>
            <Card title={`${textOf(step)}: ${textOf(hazard)}`} aside={<CellText cell={number} />}>
              <ul className={styles.ccpLimits} aria-label={columns[3]?.title ?? ''}>
                {itemsOfCell(textOf(limit)).map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
              <dl className={styles.ccpFacts}>
                {rest.map((cell, index) => (
                  <div key={index}>
                    <dt>{columns[index + 4]?.title}</dt>
                    {itemsOfCell(textOf(cell)).map((item, line) => (
                      <dd key={line}>{item}</dd>
                    ))}
                  </div>
                ))}
              </dl>
            </Card>
          </li>
        )
      })}
    </Stack>
  )
}
