import { ActionIcon, Progress } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { barColor, overallPercent } from '@larder/core/files'
import { useState } from 'react'
import { describeFileProblem } from '#kit/file-problem.ts'
import { useSay } from '#kit/i18n.ts'
import { clearUploads, type UploadItem } from '#kit/uploads.ts'
import styles from './upload-box.module.css'

const colors = { red: 'red', orange: 'amber', green: 'leaf' } as const

/** The uploads, shown on every page: overall progress, each file, and why one failed. */
export function UploadBox({ items }: { readonly items: readonly UploadItem[] }) {
  const say = useSay()
  const [open, setOpen] = useState(true)
  const overall = overallPercent(
    items.map(({ progress, problem }) => ({ progress, error: problem?.code ?? null })),
  )
  const failed = items.filter(({ problem }) => problem !== null).length
  const title =
    failed === items.length
      ? say('uploads.failed', { count: failed })
      : say('uploads.title', { count: items.length - failed })
  return (
    <section className={styles.box} aria-label={say('uploads.box')}>
      <div className={styles.head}>
        <span className={styles.title} role="status">
          {title}
        </span>
        <ActionIcon
          variant="subtle"
          color="ink"
          size="lg"
          aria-expanded={open}
          aria-label={say(open ? 'uploads.collapse' : 'uploads.expand')}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconChevronDown size={18} /> : <IconChevronUp size={18} />}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="ink"
          size="lg"
          aria-label={say('uploads.clear')}
          onClick={clearUploads}
        >
          <IconX size={18} />
        </ActionIcon>
      </div>
      <div className={styles.overall}>
        <Progress value={overall} color={colors[barColor(overall)]} aria-label={say('uploads.overall')} />
      </div>
      {open && (
        <ul className={styles.items}>
          {items.map((item) => (
            <Upload key={item.key} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Upload({ item: { name, progress, problem } }: { readonly item: UploadItem }) {
  const say = useSay()
  return (
    <li className={styles.item}>
      {name}
      {problem === null ? (
        <Progress
          mt={6}
          size="sm"
          value={progress}
          color={colors[barColor(progress)]}
          aria-label={say('uploads.progress_of', { name })}
        />
      ) : (
        <p className={styles.fault}>{describeFileProblem(problem)}</p>
      )}
    </li>
  )
}
