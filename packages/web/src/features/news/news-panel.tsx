import type { NewsItem } from '@larder/contract/news'
import { Button, Image, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { newsItemIn } from './news.api.ts'
import styles from './news.module.css'

type Props = {
  readonly items: readonly NewsItem[]
  /** Id of the item whose details are open; null = the list. */
  readonly open: number | null
  readonly onOpen: (id: number | null) => void
}

/** The news, newest first, or one item with its text. */
export function NewsPanel({ items, open, onOpen }: Props) {
  const say = useSay()
  if (open !== null) return <Details id={open} onBack={() => onOpen(null)} />
  if (items.length === 0) return <Text c="dimmed">{say('news.empty')}</Text>
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <UnstyledButton className={styles.item} onClick={() => onOpen(item.id)}>
            <Summary item={item} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function Summary({ item }: { readonly item: NewsItem }) {
  const { datePattern } = useCompanyFormat()
  return (
    <>
      {item.preview_file_name !== null && (
        <Image
          className={styles.preview}
          src={`/news/${item.preview_file_name}`}
          alt=""
          h={140}
          fit="cover"
          radius="md"
        />
      )}
      <Title order={3} size="h4">
        {item.title}
      </Title>
      <Text>{item.intro}</Text>
      <Text size="sm" c="dimmed">
        {formatDate(item.updated_at.slice(0, 10), datePattern)}
      </Text>
    </>
  )
}

function Details({ id, onBack }: { readonly id: number; readonly onBack: () => void }) {
  const say = useSay()
  const lang = useLanguage()
  return (
    <Stack gap="md">
      <Button
        variant="subtle"
        className={styles.back}
        leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />}
        onClick={onBack}
      >
        {say('news.all')}
      </Button>
      <QueryView query={useQuery(newsItemIn(lang, id))} skeleton={<RowsSkeleton rows={3} />}>
        {(item) => (
          <Stack gap="sm">
            <Summary item={item} />
            {item.text.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}
