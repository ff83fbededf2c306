import { TRIAL_DAYS } from '@larder/core/companies'
import { NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PackageCards } from '#features/billing/public.tsx'
import { countriesIn } from '#kit/classifiers.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { guessedCountry, pricesIn } from './prices.api.ts'
import styles from './prices.module.css'

/** As high as the cards, so that nothing below them moves. */
const waiting = <Skeleton height={430} radius="lg" />

/** The price list of the reader's country, which can be changed. */
export function Prices() {
  const say = useSay()
  const { data: guessed } = useQuery(guessedCountry())
  const [chosen, setChosen] = useState<number | null>(null)
  const country = chosen ?? guessed?.country_id ?? null
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 id="prices" className={styles.title}>
            {say('front.prices')}
          </h2>
          <p className={styles.quiet}>{say('front.prices_text', { days: TRIAL_DAYS })}</p>
        </div>
        <Country value={country} onChange={setChosen} />
      </div>
      {country === null ? waiting : <PriceTable country={country} />}
    </>
  )
}

type CountryProps = { readonly value: number | null; readonly onChange: (id: number) => void }

function Country({ value, onChange }: CountryProps) {
  const say = useSay()
  const { data: countries = [] } = useQuery(countriesIn(useLanguage()))
  return (
    <NativeSelect
      label={say('companies.country')}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      className={styles.country}
    />
  )
}

function PriceTable({ country }: { readonly country: number }) {
  const { data } = useQuery(pricesIn(country))
  if (data === undefined) return waiting
  return <PackageCards packages={data.packages} />
}
