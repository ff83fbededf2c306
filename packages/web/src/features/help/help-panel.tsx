import type { HelpTopics } from '@larder/contract/help'
import { baseLanguage } from '@larder/core/languages'
import { Button, List, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Posters } from '#features/posters/public.tsx'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import rows from '#ui/link-rows.module.css'
import { findTopic, searchTopics, type PageTopic } from './find-topics.ts'
import { helpIn } from './help.api.ts'
import { pictured, pictureName, pictureSize } from './pictures.ts'
import styles from './help.module.css'

/** The topic of the shown page, and a search over all topics. `path` is the page's address in `paths`. */
export function HelpPanel({ path }: { readonly path: string }) {
  const lang = useLanguage()
  return (
    <Stack gap="xl">
      <QueryView query={useQuery(helpIn(lang))} skeleton={<RowsSkeleton rows={6} />}>
        {(topics) => <Help topics={topics} path={path} />}
      </QueryView>
      <Posters />
    </Stack>
  )
}

function Help({ topics, path }: { readonly topics: HelpTopics; readonly path: string }) {
  const say = useSay()
  const lang = useLanguage()
  const [words, setWords] = useState('')
  const [topic, setTopic] = useState<PageTopic | null>(findTopic(topics, path))
  const search = (text: string): void => {
    setWords(text)
    setTopic(null)
  }
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        size="md"
        aria-label={say('help.search')}
        placeholder={say('help.search')}
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
        value={words}
        onChange={(event) => search(event.currentTarget.value)}
      />
      {topic === null ? (
        <TopicList topics={searchTopics(topics, words, lang)} onChoose={setTopic} />
      ) : (
        <>
          <Topic topic={topic} />
          <Button
            variant="subtle"
            className={styles.all}
            leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />}
            onClick={() => setTopic(null)}
          >
            {say(words === '' ? 'help.all_topics' : 'help.back_to_results')}
          </Button>
        </>
      )}
    </Stack>
  )
}

function Topic({ topic: { path, title, text, steps } }: { readonly topic: PageTopic }) {
  const say = useSay()
  const lang = useLanguage()
  return (
    <article className={styles.topic}>
      <Title order={3}>{title}</Title>
      {text.split('\n').map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {pictured.includes(path) && (
        <img
          className={styles.picture}
          src={`/help/${baseLanguage(lang)}/${pictureName(path)}`}
          alt={say('help.picture_of', { title })}
          {...pictureSize}
          loading="lazy"
        />
      )}
      {steps.length > 0 && (
        <List type="ordered" spacing={8}>
          {steps.map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      )}
    </article>
  )
}

type ListProps = {
  readonly topics: readonly PageTopic[]
  readonly onChoose: (topic: PageTopic) => void
}

function TopicList({ topics, onChoose }: ListProps) {
  const say = useSay()
  if (topics.length === 0) return <Text c="dimmed">{say('help.nothing_found')}</Text>
  return (
    <ul className={rows.rows} aria-label={say('help.all_topics')}>
      {topics.map((topic) => (
        <li key={topic.path}>
          <UnstyledButton className={styles.row} onClick={() => onChoose(topic)}>
            <span className={rows.words}>{topic.title}</span>
            <IconChevronRight size={18} stroke={1.7} className={rows.arrow} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
