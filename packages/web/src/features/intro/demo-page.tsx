import { Alert, Button } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { PracticeEntry } from '#features/entries/public.tsx'
import { usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { todayOf } from './intro.api.ts'
import { IntroFrame } from './intro-frame.tsx'
import type { Intro } from './use-intro.ts'

/** One of the place's own checks to try out: judged like a real one, and never saved. */
export function IntroDemoPage() {
  return (
    <IntroFrame title="intro.step_activity_log_demo" hint="intro.hint_activity_log_demo">
      {(intro) => <Demo intro={intro} />}
    </IntroFrame>
  )
}

function Demo({ intro }: { readonly intro: Intro }) {
  const say = useSay()
  const day = useQuery(todayOf(usePlaceId(), useLanguage()))
  return (
    <>
      <Alert color="leaf" icon={<IconSchool size={18} aria-hidden />}>
        {say('intro.demo_text')}
      </Alert>
      <QueryView query={day} skeleton={<RowsSkeleton rows={3} />}>
        {(tasks) => {
          const task =
            tasks.find(
              ({ task_steps, limit }) =>
                task_steps[0]?.task_step_type_name === 'enter_temperature' &&
                task_steps[0].foods === undefined &&
                limit !== null,
            ) ?? tasks.find(({ is_checklist }) => !is_checklist)
          return task === undefined ? null : (
            <Card title={task.name}>
              <Suspense fallback={<RowsSkeleton rows={3} />}>
                <PracticeEntry task={task} />
              </Suspense>
            </Card>
          )
        }}
      </QueryView>
      <div>
        <Button
          size="md"
          loading={intro.busy}
          onClick={() => void intro.finish('activity_log_demo', 'tried', paths.activityLogTasksMobileSetup)}
        >
          {say('intro.continue')}
        </Button>
      </div>
    </>
  )
}
