import { NativeSelect, Pagination, Text } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import styles from './data-table.module.css'

/** Rows that a page can show; 25 unless chosen (general 9). */
export const pageSizes = [10, 25, 50] as const

type PagesProps = {
  readonly page: number
  readonly size: number
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

/** Page numbers and “N per page”; also for tables with pages from the server. `page` counts from 0. */
export function Pages({ page, size, total, onPage, onSize }: PagesProps) {
  const say = useSay()
  const from = total === 0 ? 0 : page * size + 1
  return (
    <div className={styles.foot}>
      <Text size="sm" c="dimmed">
        {say('ui.rows_shown', { from, to: Math.min(total, (page + 1) * size), total })}
      </Text>
      <Pagination
        size="sm"
        total={Math.max(1, Math.ceil(total / size))}
        value={page + 1}
        onChange={(next) => onPage(next - 1)}
        getControlProps={(control) => ({ 'aria-label': say(`ui.page_${control}`) })}
        getItemProps={(number) => ({ 'aria-label': say('ui.page_number', { number }) })}
      />
      <NativeSelect
        size="sm"
        w={150}
        aria-label={say('ui.page_size')}
        value={String(size)}
        data={pageSizes.map((one) => ({ value: String(one), label: say('ui.per_page', { number: one }) }))}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      />
    </div>
  )
}
