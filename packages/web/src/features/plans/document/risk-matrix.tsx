import { VisuallyHidden } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import type { BadgeTone } from './block.ts'
import styles from './matrix.module.css'

export type MatrixCell = {
  readonly severity: number
  readonly probability: number
  readonly risk: number
  readonly tone: BadgeTone
  readonly items: readonly string[]
}

type Props = {
  readonly caption: string
  readonly severityTitle: string
  readonly probabilityTitle: string
  readonly cells: readonly MatrixCell[]
  /** The cell whose hazards are listed beside the matrix. */
  readonly selected: MatrixCell | null
  readonly onSelect: (cell: MatrixCell) => void
  /** Words for 1 to 4; the figures alone where there are none. */
  readonly severities?: readonly string[]
  readonly probabilities?: readonly string[]
}

const scale = [1, 2, 3, 4] as const
/** Names that a cell shows before it only counts. */
const shownNames = 2

/** Severity across, probability down from 4: the number of hazards in each cell, and a click lists them. */
export function RiskMatrix({
  caption,
  severityTitle,
  probabilityTitle,
  cells,
  selected,
  onSelect,
  severities = [],
  probabilities = [],
}: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <td className={styles.corner}>
              {probabilityTitle} ↓<br />
              {severityTitle} →
            </td>
            {scale.map((severity) => (
              <th key={severity} scope="col">
                <Step number={severity} word={severities[severity - 1]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scale.toReversed().map((probability) => (
            <tr key={probability}>
              <th scope="row">
                <Step number={probability} word={probabilities[probability - 1]} />
              </th>
              {scale.map((severity) => {
                const cell = cells.find((one) => one.severity === severity && one.probability === probability)
                return (
                  <td key={severity}>
                    {cell !== undefined && (
                      <CellButton cell={cell} selected={selected === cell} onSelect={onSelect} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Step({ number, word }: { readonly number: number; readonly word: string | undefined }) {
  return (
    <>
      {number}
      {word !== undefined && <span className={styles.word}> {word}</span>}
    </>
  )
}

function CellButton({
  cell,
  selected,
  onSelect,
}: {
  readonly cell: MatrixCell
  readonly selected: boolean
  readonly onSelect: (cell: MatrixCell) => void
}) {
  const say = useSay()
  const { items, risk, tone } = cell
  const label = say('plan.matrix_cell', {
    risk,
    count: items.length,
    tone: say(`plan.${tone === 'risk_high' || tone === 'risk_medium' ? tone : 'risk_low'}`),
  })
  return (
    <button
      type="button"
      className={styles.cell}
      data-tone={tone}
      data-empty={items.length === 0 || undefined}
      aria-pressed={selected}
      disabled={items.length === 0}
      onClick={() => onSelect(cell)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.risk} aria-hidden>
        {risk}
      </span>
      {items.length > 0 && (
        <span className={styles.count} aria-hidden>
          {items.length}
        </span>
      )}
      {items.slice(0, shownNames).map((item, at) => (
        <span key={at} className={styles.name} aria-hidden>
          {item}
        </span>
      ))}
    </button>
  )
}

/** The meaning of the colours, with their risks. */
export function MatrixLegend({ cells }: { readonly cells: readonly MatrixCell[] }) {
  const say = useSay()
  return (
    <ul className={styles.legend} aria-label={say('plan.matrix_legend')}>
      {(['risk_low', 'risk_medium', 'risk_high'] as const).map((tone) => {
        const risks = cells.filter((cell) => cell.tone === tone).map(({ risk }) => risk)
        if (risks.length === 0) return null
        const [from, to] = [Math.min(...risks), Math.max(...risks)]
        return (
          <li key={tone} data-tone={tone}>
            {say(`plan.${tone}`)} {from === to ? from : `${from}–${to}`}
          </li>
        )
      })}
    </ul>
  )
}
