import { Link } from '@tanstack/react-router'
import type { PlanSection } from '@larder/contract/plan-document.schemas'
import { paths } from '#app/paths.ts'
import type { BlockOf } from '../document/block.ts'
import { FlowPicture } from '../document/flow-diagram.tsx'
import styles from '../summary.module.css'

type Props = { readonly flow: PlanSection | undefined; readonly matrix: PlanSection | undefined }

/** Pixels of a small picture across and down. */
const room = { width: 300, height: 150 }

/** Flow diagram and risk matrix as small pictures; each leads to its page. */
export function Thumbnails({ flow, matrix }: Props) {
  const drawn = flow?.blocks.find((block) => block.kind === 'flow')
  const rated = matrix?.blocks.find((block) => block.kind === 'matrix')
  if (drawn === undefined && rated === undefined) return null
  return (
    <ul className={styles.thumbnails}>
      {flow !== undefined && drawn !== undefined && (
        <li>
          <Link to={paths.planTechnologicalSchema} className={styles.thumbnail}>
            <span className={styles.picture} aria-hidden>
              <FlowPicture alt="" layout={drawn.layout} scale={scaleOf(drawn.layout)} />
            </span>
            {flow.title}
          </Link>
        </li>
      )}
      {matrix !== undefined && rated !== undefined && (
        <li>
          <Link to={paths.planHazardMatrix} className={styles.thumbnail}>
            <span className={styles.picture} aria-hidden>
              <SmallMatrix cells={rated.cells} />
            </span>
            {matrix.title}
          </Link>
        </li>
      )}
    </ul>
  )
}

const scaleOf = ({ width, height }: BlockOf<'flow'>['layout']): number =>
  Math.min(1, Math.max(room.width / width, room.height / height) / 2 + 0.1)

/** Severity across, probability down from 4: the number of hazards in each cell. */
function SmallMatrix({ cells }: Pick<BlockOf<'matrix'>, 'cells'>) {
  return (
    <span className={styles.matrix}>
      {cells
        .toSorted((a, b) => b.probability - a.probability || a.severity - b.severity)
        .map(({ severity, probability, tone, items }) => (
          <span key={`${severity}-${probability}`} data-tone={tone}>
            {items.length === 0 ? '' : items.length}
          </span>
        ))}
    </span>
  )
}
