import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { usePhone } from '#kit/use-phone.ts'
import { Card } from '#ui/card.tsx'
import styles from '../summary.module.css'

export type Chapter = {
  readonly id: string
  readonly title: string
  /** Its content reaches the edges of its card. */
  readonly flush?: boolean
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly content: ReactNode
}

type Props = { readonly chapters: readonly Chapter[] }

/** The plan as one document with its contents at the side; on a phone its chapters are folded. */
export function PlanChapters({ chapters }: Props) {
  const say = useSay()
  if (usePhone()) return <FoldedChapters chapters={chapters} />
  return (
    <div className={styles.document}>
      <nav aria-label={say('plan.contents')} className={styles.contents}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <Link to={paths.plan} hash={id} resetScroll={false}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.chapters}>
        {chapters.map(({ id, content, ...card }) => (
          <div key={id} id={id} className={styles.chapter}>
            <Card {...card}>{content}</Card>
          </div>
        ))}
      </div>
    </div>
  )
}

function FoldedChapters({ chapters }: Props) {
  return (
    <Card flush>
      {chapters.map(({ id, title, flush = false, aside, content }) => (
        <details key={id} className={styles.folded}>
          <summary>{title}</summary>
          <div className={flush ? undefined : styles.foldedContent}>
            {aside}
            {content}
          </div>
        </details>
      ))}
    </Card>
  )
}
