import type { HazardOfPlan } from '@larder/contract/plan-hazards'
import { searchSections, type Searchable } from '@larder/core/section-search'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { paths } from '#app/paths.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { targetOfSection } from '../document/section-pages.ts'
import { addressOfHazard } from '../hazards/hazard-address.ts'
import { hazardsOf, titlesOf } from '../plan.api.ts'
import styles from './section-search.module.css'

/** A section, a step of the hazard analysis (level 2) or a hazard at its step (level 3). */
type Entry = Searchable & {
  readonly key: string
  readonly below: string
  readonly section: string
  readonly hazard: Pick<HazardOfPlan, 'id' | 'key'> | null
}

function useEntries(placeId: number, asked: boolean): readonly Entry[] {
  const lang = useLanguage()
  const { data: titles } = useQuery({ ...titlesOf(placeId, lang), enabled: asked })
  const { data: hazards } = useQuery({
    ...hazardsOf(placeId, lang),
    enabled: asked && titles !== undefined && titles.length > 0,
  })
  return useMemo(() => {
    const analyses = titles?.find(({ static_name }) => static_name === 'hazard-analyses-overview')
    const steps = Map.groupBy(hazards ?? [], ({ process_id }) => process_id)
    return [
      ...(titles ?? []).map(({ static_name, title, level_number }) => ({
        key: static_name,
        title,
        level: level_number,
        below: '',
        section: static_name,
        hazard: null,
      })),
      ...[...steps].map(([step, [first]]) => ({
        key: `step-${step}`,
        title: first?.section_name ?? '',
        level: 2,
        below: analyses?.title ?? '',
        section: 'hazard-analyses-overview',
        hazard: first ?? null,
      })),
      ...(hazards ?? []).map((hazard) => ({
        key: `hazard-${hazard.key}`,
        title: hazard.name,
        level: 3,
        below: hazard.section_name,
        section: 'hazard-analyses-overview',
        hazard,
      })),
    ]
  }, [titles, hazards])
}

/** The search in the plan's sections and hazards: arrow keys choose, Enter goes there, Escape closes. */
export function SectionSearch({ onFollow }: { readonly onFollow?: (() => void) | undefined }) {
  const { place_id } = useSession()
  return place_id === null ? null : <SearchBox key={place_id} placeId={place_id} onFollow={onFollow} />
}

function SearchBox({
  placeId,
  onFollow,
}: {
  readonly placeId: number
  readonly onFollow: (() => void) | undefined
}) {
  const say = useSay()
  const navigate = useNavigate()
  const list = useId()
  const [asked, setAsked] = useState(false)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const entries = useEntries(placeId, asked)
  const found = useMemo(() => searchSections(entries, text), [entries, text])
  const type = (next: string): void => {
    setText(next)
    setAt(0)
  }
  const go = (entry: Entry | undefined): void => {
    if (entry === undefined) return
    type('')
    if (entry.hazard === null) void navigate(targetOfSection(entry.section))
    else void navigate({ to: paths.planHazardAnalysesOverview, search: addressOfHazard(entry.hazard, null) })
    onFollow?.()
  }
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter') go(found[at]?.entry)
    else if (event.key === 'Escape' && text !== '') type('')
    else return
    event.preventDefault()
  }
  const opened = text.trim() !== ''
  return (
    <div className={styles.search} role="search" aria-label={say('plan.section_search')}>
      <TextInput
        size="sm"
        type="search"
        autoComplete="off"
        maxLength={200}
        aria-label={say('plan.section_search')}
        placeholder={say('plan.section_search')}
        leftSection={<IconSearch size={16} />}
        role="combobox"
        aria-expanded={opened && found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        {...(opened && found.length > 0 && { 'aria-activedescendant': `${list}-${at}` })}
        /* The menu of a phone around it stays open: Escape closes only what was typed. */
        {...(text !== '' && { 'data-mantine-stop-propagation': 'true' })}
        value={text}
        onFocus={() => setAsked(true)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <div
        id={list}
        role="listbox"
        aria-label={say('plan.section_search_results')}
        className={styles.results}
        hidden={!opened || found.length === 0}
      >
        {found.map(({ entry }, index) => (
          <button
            key={entry.key}
            type="button"
            role="option"
            tabIndex={-1}
            id={`${list}-${index}`}
            aria-selected={index === at}
            className={styles.result}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(entry)}
          >
            <span>{entry.title}</span>
            {entry.below !== '' && <span className={styles.below}>{entry.below}</span>}
          </button>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {opened && found.length === 0 && entries.length > 0 && say('plan.section_search_none')}
      </p>
    </div>
  )
}
