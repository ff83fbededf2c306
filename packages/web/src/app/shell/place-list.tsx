import { Combobox, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { selectCompany, selectPlace } from '#kit/session.ts'
import { useOpensAtOnce } from '#ui/late-menu.tsx'
import { PickerButton } from './picker-button.tsx'

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
export function PlaceList() {
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
  const button = useOpensAtOnce(() => combobox.openDropdown())
  const choose = (value: string): void => {
    const [companyId, placeId] = value.split('/').map(Number)
    selectCompany(companyId ?? null)
    if (placeId !== undefined) selectPlace(placeId)
    combobox.closeDropdown()
  }
  const matchingPlaces = filterPlaces(companies, search)
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
        <PickerButton ref={button} onClick={() => combobox.toggleDropdown()} />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={say('shell.search_place')}
          aria-label={say('shell.search_place')}
        />
        <Combobox.Options mah={360} style={{ overflowY: 'auto' }} aria-label={say('shell.places')}>
          {matchingPlaces.length === 0 && <Combobox.Empty>{say('shell.no_company')}</Combobox.Empty>}
          {matchingPlaces.map((company) => (
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
