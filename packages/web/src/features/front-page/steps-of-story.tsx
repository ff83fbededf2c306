import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { steps, type Story } from './story.ts'
import styles from './steps-of-story.module.css'

/** The story in words: each step shows its picture, and the animation can be stopped (WCAG 2.2.2). */
export function StepsOfStory({ at, isPlaying, show, toggle }: Story) {
  const say = useSay()
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay
  return (
    <div className={styles.story}>
      <ol className={styles.steps} aria-label={say('front.story')}>
        {steps.map(({ name, text, seconds }, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.step}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => show(index)}
            >
              <span className={styles.track}>
                {index === at && (
                  <span
                    className={styles.progress}
                    data-still={!isPlaying || undefined}
                    style={{ animationDuration: `${seconds}s` }}
                  />
                )}
              </span>
              <span className={styles.name}>{say(name)}</span>
              <span className={styles.text}>{say(text)}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={styles.toggle}
        aria-label={say(isPlaying ? 'front.pause' : 'front.play')}
        onClick={toggle}
      >
        <Icon size={18} stroke={1.8} aria-hidden />
      </button>
    </div>
  )
}
