import { introSteps, type IntroStep } from '@larder/core/places'
import { Button, Progress, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths, type Path } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { IntroFrame } from './intro-frame.tsx'
import type { Intro } from './use-intro.ts'

const pages = {
  activity_log_tasks: paths.activityLogIntroTasks,
  activity_log_team: paths.activityLogIntroTeam,
  activity_log_demo: paths.activityLogIntroDemo,
  activity_log_phone: paths.activityLogTasksMobileSetup,
} as const satisfies Readonly<Record<IntroStep, Path>>

/** The introduction's four steps and how far they are; in any order, and none of them must be done. */
export function IntroProgressPage() {
  return (
    <IntroFrame title="intro.title" hint="intro.hint" first>
      {(intro) => <Steps intro={intro} />}
    </IntroFrame>
  )
}

function Steps({ intro }: { readonly intro: Intro }) {
  const say = useSay()
  const done = introSteps.filter(intro.isDone).length
  const rows = introSteps.map((step) => ({
    id: step,
    step,
    title: say(`intro.step_${step}`),
    hint: say(`intro.hint_${step}`),
    aside: (
      <StateBadge state={intro.isDone(step) ? 'ok' : 'none'}>
        {say(intro.isDone(step) ? 'intro.step_done' : 'intro.step_open')}
      </StateBadge>
    ),
  }))
  return (
    <>
      <Card flush>
        <div style={{ padding: '16px 16px 8px' }}>
          <Text size="sm" mb={6}>
            {say('intro.progress', { done, count: introSteps.length })}
          </Text>
          <Progress
            value={(done / introSteps.length) * 100}
            aria-label={say('intro.progress', { done, count: introSteps.length })}
          />
        </div>
        <LinkRows
          label={say('intro.title')}
          rows={rows}
          link={({ step }, props) => <Link to={pages[step]} {...props} />}
        />
      </Card>
      {done === introSteps.length && (
        <Button size="md" fullWidth loading={intro.busy} onClick={() => void intro.leave()}>
          {say('intro.finish')}
        </Button>
      )}
    </>
  )
}
