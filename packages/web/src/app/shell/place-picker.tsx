import { Combobox, Text, useCombobox } from '@mantine/core'
import { IconBuildingStore, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { selectCompany, selectPlace, useSession } from '#kit/session.ts'
import styles from './shell.module.css'

/**
 * The current company and place; chooses others (general 2.7). Readers of a shared link see the name only.
 */
export function PlacePicker() {
  const { company, place, visit } = useAccess()
  const shared = useSession().shared_access_token !== null
  const here = [company?.name ?? visit?.company_name, place?.name]
    .filter((name) => name !== undefined)
    .join(' · ')
  if (!shared) return <PlaceList here={here} />
  return (
    <Text fw={500} truncate>
      {here}
    </Text>
  )
}

const matches = (text: string, search: string): boolean =>
  text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase())

/** All companies whose name matches, with all their places; of others the places that match. */
const filterPlaces = (companies: readonly Company[], search: string): readonly Company[] =>
  companies
    .map((company) => ({
      ...company,
      places: matches(company.name, search)
        ? company.places
        : company.places.filter(({ name }) => matches(name, search)),
    }))
    .filter(({ name, places }) => matches(name, search) || places.length > 0)

/** The companies with their places; the search matches the names of both. */
function PlaceList({ here }: { readonly here: string }) {
  const say = useSay()
  const { companies } = useAccess()
  const [search, setSearch] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const choose = (value: string): void => {
    const [companyId, placeId] = value.split('/').map(Number)
    selectCompany(companyId ?? null)
    if (placeId !== undefined) selectPlace(placeId)
    combobox.closeDropdown()
  }
  const shown = filterPlaces(companies, search)
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      width={320}
      withinPortal={false}
      position="bottom-start"
      shadow="md"
      radius="md"
    >
      <Combobox.Target targetType="button">
        <PickerButton here={here} onClick={() => combobox.toggleDropdown()} />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={say('shell.search_place')}
          aria-label={say('shell.search_place')}
        />
        <Combobox.Options mah={360} style={{ overflowY: 'auto' }} aria-label={say('shell.places')}>
          {shown.length === 0 && <Combobox.Empty>{say('shell.no_company')}</Combobox.Empty>}
          {shown.map((company) => (
            <CompanyOptions key={company.id} company={company} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function CompanyOptions({
  company: { id: companyId, name: companyName, places },
}: {
  readonly company: Company
}) {
  const { place } = useAccess()
  return (
    <Combobox.Group label={companyName}>
      {places.length === 0 && <Combobox.Option value={String(companyId)}>{companyName}</Combobox.Option>}
      {places.map(({ id, name }) => (
        <Combobox.Option
          key={id}
          value={`${companyId}/${id}`}
          active={id === place?.id}
          style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}
        >
          {name}
          {id === place?.id && <IconCheck size={16} stroke={2} aria-hidden />}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  )
}

type ButtonProps = ComponentPropsWithRef<'button'> & { readonly here: string }

function PickerButton({ here, className = '', ...rest }: ButtonProps) {
  const say = useSay()
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.picker} ${className}`}
      aria-label={say('shell.choose_place', { here })}
    >
      <IconBuildingStore size={20} stroke={1.7} aria-hidden />
      <span className={styles.label} style={{ whiteSpace: 'nowrap' }}>
        {here === '' ? say('shell.no_place') : here}
      </span>
      <IconChevronDown size={16} stroke={1.8} aria-hidden />
    </button>
  )
}
