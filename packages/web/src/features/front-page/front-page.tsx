import { TRIAL_DAYS } from '@larder/core/companies'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { ControlPointCard } from './control-point-card.tsx'
import { demoLink } from './front-page.api.ts'
import styles from './front-page.module.css'
import { Phone } from './phone.tsx'
import { Proofs } from './proofs.tsx'
import { StepsOfStory } from './steps-of-story.tsx'
import { useStory } from './story.ts'

const Prices = lazyPiece(() => import('./prices.tsx'), 'Prices')

/** What strangers see at `/`: what Larder does, what it costs, and the way in. */
export function FrontPage() {
  const say = useSay()
  return (
    <>
      <title>{`Larder · ${say('front.title')}`}</title>
      <Hero />
      <Proofs />
      <section aria-labelledby="prices" className={styles.prices}>
        <Suspense fallback={null}>
          <Prices />
        </Suspense>
      </section>
      <section className={styles.end}>
        <h2>{say('front.end')}</h2>
        <p>{say('front.end_text')}</p>
        <WaysIn />
      </section>
    </>
  )
}

function Hero() {
  const say = useSay()
  const story = useStory()
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <p className={styles.what}>{say('front.title')}</p>
        <h1>{say('auth.promise')}</h1>
        <p className={styles.lead}>{say('auth.pitch')}</p>
        <WaysIn />
      </div>
      <div className={styles.stage}>
        <Phone at={story.at} />
        <div className={styles.point}>
          <ControlPointCard at={story.at} />
        </div>
      </div>
      <div className={styles.steps}>
        <StepsOfStory {...story} />
      </div>
    </section>
  )
}

function WaysIn() {
  const say = useSay()
  const lang = useLanguage()
  const { data: demo } = useQuery(demoLink())
  return (
    <div className={styles.ways}>
      <Link to={paths.register} className={styles.start}>
        {say('front.start')}
      </Link>
      {demo?.token != null && (
        <a href={`/?shared_access_token=${demo.token}&lang=${lang}`} className={styles.demo}>
          {say('front.demo')}
        </a>
      )}
      <span className={styles.terms}>{say('front.no_card', { days: TRIAL_DAYS })}</span>
    </div>
  )
}
