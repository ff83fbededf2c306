import { Skeleton, Stack } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import styles from './card.module.css'
import { PageHeader } from './page-header.tsx'
import skeletons from './skeletons.module.css'

/**
 * A page that is on its way: its head and one card, in the sizes that come, so that nothing jumps. The title
 * is there at once where it is known before the data.
 */
export function PageSkeleton({ title }: { readonly title?: string | undefined }) {
  const say = useSay()
  const hint = <Skeleton height={18} width={300} mt={4} maw="100%" />
  return (
    <>
      {title !== undefined && <PageHeader title={title} hint={hint} />}
      <div role="status" aria-label={say('ui.loading')}>
        {title === undefined && (
          <div className={skeletons.head}>
            <Skeleton height={30} width={220} mb={8} />
            <Skeleton height={18} width={300} mb="lg" maw="100%" />
          </div>
        )}
        <div className={styles.card}>
          <RowsSkeleton rows={6} />
        </div>
      </div>
    </>
  )
}

/** Rows of a list or fields of a form that are on their way. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Stack gap="md" className={styles.rows ?? ''}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={24} width={`${92 - (row % 3) * 14}%`} />
      ))}
    </Stack>
  )
}

/** A form inside a card that is already shown. */
export function FormSkeleton() {
  const say = useSay()
  return (
    <div role="status" aria-label={say('ui.loading')}>
      <Skeleton height={30} width="60%" mb="lg" />
      <RowsSkeleton rows={5} />
    </div>
  )
}
