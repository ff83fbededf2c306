import { languages, languageTag } from '@larder/core/languages'
import { IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#kit/format.ts'
import { changeLanguage, useLanguage, useSay, type TextKey } from '#kit/i18n.ts'
import { FlagIcon } from '#ui/flag-icon.tsx'
import styles from './proofs.module.css'
import { useCelsius } from './use-celsius.ts'

/** What convinces an inspector, each with a picture from the product. */
export function Proofs() {
  const say = useSay()
  return (
    <section className={styles.proofs} aria-labelledby="proofs">
      <h2 id="proofs" className={styles.title}>
        {say('front.proofs')}
      </h2>
      <div className={styles.cards}>
        <Proof title="front.proof_source" text="front.proof_source_text">
          <Sources />
        </Proof>
        <Proof title="front.proof_records" text="front.proof_records_text">
          <SignedDays />
        </Proof>
        <Proof title="front.proof_languages" text="front.proof_languages_text">
          <Languages />
        </Proof>
      </div>
    </section>
  )
}

type ProofProps = { readonly title: TextKey; readonly text: TextKey; readonly children: ReactNode }

function Proof({ title, text, children }: ProofProps) {
  const say = useSay()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{children}</div>
      <h3 className={styles.name}>{say(title)}</h3>
      <p className={styles.text}>{say(text)}</p>
    </article>
  )
}

/** Three limits of the knowledge base: one of each force. */
function Sources() {
  const say = useSay()
  const celsius = useCelsius()
  const limits = [
    {
      value: `≤ ${celsius(4)}`,
      name: say('front.ccp_name'),
      source: `${say('front.ccp_regulation')}, ${say('front.ccp_clause')}`,
      force: 'law',
    },
    {
      value: `60 → ${celsius(10)} ${say('front.in_hours', { hours: 2 })}`,
      name: say('front.limit_cooling'),
      source: 'Codex CXC 39-1993',
      force: 'guide',
    },
    {
      value: `≤ ${say('front.hours', { hours: 48 })}`,
      name: say('front.limit_thawing'),
      source: say('front.limit_no_text'),
      force: 'practice',
    },
  ] as const
  return (
    <ul className={styles.sources}>
      {limits.map(({ value, name, source, force }) => (
        <li key={force}>
          <span className={styles.value}>{value}</span>
          <span className={styles.force} data-force={force}>
            {say(`plan.force_${force}`)}
          </span>
          <span className={styles.what}>{name}</span>
          <span className={styles.source}>{source}</span>
        </li>
      ))}
    </ul>
  )
}

/** Fingerprints as the proof of a place lists them, shortened; of no real records. */
const seals = ['51ad…e3f9', '9f2c…c07b', '0c8e…41d7', 'b6a1…77e8']
const DAY_MS = 86_400_000

function SignedDays() {
  const say = useSay()
  const language = useLanguage()
  const written = new Intl.DateTimeFormat(languageTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (
    <div className={styles.days} aria-hidden="true">
      <ol className={styles.chain}>
        {seals.map((seal, index) => (
          <li key={seal}>
            <span>{written.format(Date.now() - (seals.length - index) * DAY_MS)}</span>
            <span className={styles.seal}>{seal}</span>
          </li>
        ))}
      </ol>
      <div className={styles.passed}>
        <IconShieldCheck size={26} stroke={1.7} />
        <span>
          {say('proof.passed')}
          <span className={styles.source}>
            {say('proof.sealed')}: {formatNumber(3_881, language, 0)}
          </span>
        </span>
      </div>
    </div>
  )
}

/** Variants of English are left to the switcher above. */
const spoken = languages.filter(({ key }) => !key.includes('_'))

function Languages() {
  const say = useSay()
  const language = useLanguage()
  const celsius = useCelsius()
  return (
    <div className={styles.languages}>
      <div className={styles.task} aria-hidden="true">
        <span>
          {say('front.fridge')}
          <span className={styles.source}>{say('front.ccp_then')}</span>
        </span>
        <span className={styles.value}>≤ {celsius(4)}</span>
      </div>
      <div role="group" aria-label={say('front.languages')} className={styles.choices}>
        {spoken.map(({ key, name, flag }) => (
          <button
            key={key}
            type="button"
            lang={key}
            className={styles.choice}
            aria-pressed={language.startsWith(key)}
            onClick={() => void changeLanguage(key)}
          >
            <FlagIcon flag={flag} />
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
