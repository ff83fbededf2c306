import { Combobox, useCombobox } from '@mantine/core'
import { IconBuildingStore, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { selectCompany, selectPlace } from '#kit/session.ts'
import styles from './shell.module.css'

const matches = (text: string, search: string): boolean =>
  text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase())

/** The companies with their places; the search looks at the names of both. */
export function PlaceList({ here }: { readonly here: string }) {
  const say = useSay()
  const { companies, place } = useAccess()
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
  const found = companies
    .map((one) => ({
      ...one,
      places: matches(one.name, search) ? one.places : one.places.filter(({ name }) => matches(name, search)),
    }))
    .filter((one) => matches(one.name, search) || one.places.length > 0)

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
          {found.length === 0 && <Combobox.Empty>{say('shell.no_company')}</Combobox.Empty>}
          {found.map((one) => (
            <Combobox.Group key={one.id} label={one.name}>
              {one.places.length === 0 && (
                <Combobox.Option value={String(one.id)}>{one.name}</Combobox.Option>
              )}
              {one.places.map(({ id, name }) => (
                <Combobox.Option
                  key={id}
                  value={`${one.id}/${id}`}
                  active={id === place?.id}
                  style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}
                >
                  {name}
                  {id === place?.id && <IconCheck size={16} stroke={2} aria-hidden />}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function PickerButton({
  here,
  className = '',
  ...rest
}: ComponentPropsWithRef<'button'> & { readonly here: string }) {
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
