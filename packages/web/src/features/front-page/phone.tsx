import { IconCheck, IconCloudCheck, IconCloudOff, IconSnowflake, IconWifi } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import styles from './phone.module.css'
import { useCelsius } from './use-celsius.ts'

const LIMIT = 4
const READING = 9
const actions = ['front.action_moved', 'front.action_colder', 'front.action_thrown'] as const
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/**
 * A picture of the application on a phone, drawn with its own look. The steps below tell the same in words.
 */
export function Phone({ at }: { readonly at: number }) {
  const say = useSay()
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.status}>
          <span>06:58</span>
          {at < 3 ? <IconCloudOff size={15} stroke={2} /> : <IconWifi size={15} stroke={2} />}
        </div>
        <div className={styles.title}>{say('shell.visit_today')}</div>
        <div className={styles.round}>
          <Line name={say('front.freezer')} reading={-19.2} />
          <Line name={say('front.fridge_before')} reading={3.1} />
          <div className={styles.line} data-open={at < 2 || undefined}>
            <span className={styles.icon}>
              {at === 3 ? <IconCheck size={18} stroke={2.2} /> : <IconSnowflake size={18} stroke={1.7} />}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{say('front.fridge')}</span>
              {at >= 2 && <span className={styles.note}>{say('front.action_moved')}</span>}
            </span>
            {at >= 2 && <Degrees value={READING} isBreach />}
          </div>
        </div>
        {at < 2 ? <Sheet key={at} isAsking={at === 1} /> : <Outcome key={at} isSent={at === 3} />}
      </div>
    </div>
  )
}

function Line({ name, reading }: { readonly name: string; readonly reading: number }) {
  return (
    <div className={styles.line}>
      <span className={styles.icon} data-done>
        <IconCheck size={18} stroke={2.2} />
      </span>
      <span className={styles.words}>{name}</span>
      <Degrees value={reading} />
    </div>
  )
}

function Degrees({ value, isBreach = false }: { readonly value: number; readonly isBreach?: boolean }) {
  const celsius = useCelsius()
  return (
    <span className={styles.degrees} data-breach={isBreach || undefined}>
      {celsius(value, 1)}
    </span>
  )
}

/** The reading is typed; once it is outside the limit, the actions take the place of the keys. */
function Sheet({ isAsking }: { readonly isAsking: boolean }) {
  const say = useSay()
  const celsius = useCelsius()
  return (
    <div className={styles.sheet} data-asking={isAsking || undefined}>
      <div className={styles.figures}>
        <span className={styles.limit}>≤ {celsius(LIMIT)}</span>
        <span className={styles.display}>
          <span className={styles.typed}>{celsius(READING, 1)}</span>
        </span>
      </div>
      <div className={styles.alert}>{say('entries.outside_title', { limit: `≤ ${celsius(LIMIT)}` })}</div>
      {isAsking ? (
        <>
          <div className={styles.question}>{say('keypad.what_was_done')}</div>
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <span key={action} className={styles.action} data-chosen={index === 0 || undefined}>
                {say(action)}
              </span>
            ))}
          </div>
          <div className={styles.save}>{say('entries.save')}</div>
        </>
      ) : (
        <div className={styles.keys}>
          {keys.map((key) => (
            <span key={key} className={styles.key} data-pressed={key === '9' || undefined}>
              {key}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

function Outcome({ isSent }: { readonly isSent: boolean }) {
  const say = useSay()
  return (
    <div className={styles.outcome} data-sent={isSent || undefined}>
      {isSent ? <IconCloudCheck size={30} stroke={1.6} /> : <IconCloudOff size={30} stroke={1.6} />}
      <span>{say(isSent ? 'outbox.group_sent' : 'outbox.saved_here')}</span>
      {!isSent && <span className={styles.note}>{say('outbox.offline_short')}</span>}
    </div>
  )
}
