import { Skeleton } from '@mantine/core'
import { Card } from '#ui/card.tsx'
import styles from './history.module.css'

/** The head of the timeline while it is on its way, in the sizes that come: nothing below it jumps. */
export function SummarySkeleton() {
  return (
    <div className={styles.panels} aria-hidden>
      <Card>
        <Skeleton height={34} mb="md" />
        <ChartSkeleton />
      </Card>
      <Card>
        <Skeleton height={26} mb="md" />
        <Skeleton height={44} mb="md" />
        <RingSkeleton />
      </Card>
    </div>
  )
}

/** Chart and legend. */
export const ChartSkeleton = () => (
  <>
    <Skeleton className={styles.chartSpace ?? ''} />
    <Skeleton height={22} mt="xs" />
  </>
)

/** Ring and badges. */
export const RingSkeleton = () => (
  <>
    <Skeleton height={150} width={150} circle mx="auto" mb="md" />
    <Skeleton height={24} width="50%" mx="auto" />
  </>
)
