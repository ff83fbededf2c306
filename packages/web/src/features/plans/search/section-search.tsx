import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
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
import { hazardsOf, titlesOf } from '../plans.api.ts'
import styles from './section-search.module.css'

/** A section, a step of the hazard analysis (level 2) or a hazard at its step (level 3). */
type Entry = Searchable & {
  readonly key: string
  readonly below: string
  readonly section: string
  readonly hazard: Pick<HazardOfPlan, 'id' | 'key'> | null
}

function useEntries(placeId: number, enabled: boolean): readonly Entry[] {
  const lang = useLanguage()
  const { data: titles } = useQuery({ ...titlesOf(placeId, lang), enabled })
  const { data: hazards } = useQuery({
    ...hazardsOf(placeId, lang),
    enabled: enabled && titles !== undefined && titles.length > 0,
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

/**
 * Searches the plan's sections and hazards: arrow keys choose, Enter opens, Escape clears the search, in an
 * empty one it closes the menu around it.
 */
export function SectionSearch({ onFollow }: { readonly onFollow?: (() => void) | undefined }) {
  const { place_id } = useSession()
  return place_id === null ? null : <SearchBox key={place_id} placeId={place_id} onFollow={onFollow} />
}

type BoxProps = { readonly placeId: number; readonly onFollow: (() => void) | undefined }

/** The search text, its results and the selected one; the index is loaded at the first focus. */
function useSearchBox({ placeId, onFollow }: BoxProps) {
  const navigate = useNavigate()
  const [enabled, setEnabled] = useState(false)
  const [text, setText] = useState('')
  const [selected, setSelected] = useState(0)
  const entries = useEntries(placeId, enabled)
  const results = useMemo(() => searchSections(entries, text), [entries, text])
  const type = (next: string): void => {
    setText(next)
    setSelected(0)
  }
  const open = (entry: Entry | undefined): void => {
    if (entry === undefined) return
    type('')
    if (entry.hazard === null) void navigate(targetOfSection(entry.section))
    else void navigate({ to: paths.planHazardAnalysesOverview, search: addressOfHazard(entry.hazard, null) })
    onFollow?.()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && results.length > 0) setSelected((selected + step + results.length) % results.length)
    else if (event.key === 'Enter') open(results[selected]?.entry)
    else if (event.key === 'Escape' && event.currentTarget.value !== '') type('')
    else if (event.key === 'Escape') onFollow?.()
    else return
    event.preventDefault()
  }
  const isSearching = text.trim() !== ''
  return {
    text,
    type,
    results,
    selected,
    open,
    onKeyDown,
    onFocus: () => setEnabled(true),
    hasResults: isSearching && results.length > 0,
    hasNone: isSearching && results.length === 0 && entries.length > 0,
  }
}

function SearchBox(props: BoxProps) {
  const say = useSay()
  const list = useId()
  const box = useSearchBox(props)
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
        aria-expanded={box.hasResults}
        aria-controls={list}
        aria-autocomplete="list"
        {...(box.hasResults && { 'aria-activedescendant': `${list}-${box.selected}` })}
        /* The menu of a phone leaves Escape to the search, which closes the menu only when it is empty. */
        data-mantine-stop-propagation="true"
        value={box.text}
        onFocus={box.onFocus}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={box.onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        aria-label={say('plan.section_search_results')}
        className={styles.results}
        hidden={!box.hasResults}
      >
        {box.results.map(({ entry }, index) => (
          <button
            key={entry.key}
            type="button"
            role="option"
            tabIndex={-1}
            id={`${list}-${index}`}
            aria-selected={index === box.selected}
            className={styles.result}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.open(entry)}
          >
            <span>{entry.title}</span>
            {entry.below !== '' && <span className={styles.below}>{entry.below}</span>}
          </button>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {box.hasNone && say('plan.section_search_none')}
      </p>
    </div>
  )
}
