import { NativeSelect, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlaceFile } from '@larder/contract/files'
import type { LaterPage } from '@larder/core/plan-progress'
import { drawingTypes, isDrawing, type DrawingType } from '@larder/core/files'
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { Step, type StepProps } from '../inputs/step.tsx'
import { usePlan } from '../plan-context.ts'
import { filesOf, groupFilesOf, useChangeOnPaper, useConfirmStep } from '../plans.api.ts'
import { FileList } from './file-list.tsx'
import { kindNames } from './kind-names.ts'
import { StorageNotice } from './storage-notice.tsx'

const LoadedDropArea = lazyPiece(() => import('./drop-area.tsx'), 'DropArea')

/** Its code comes when the page is there. */
function DropArea(props: ComponentProps<typeof LoadedDropArea>) {
  return (
    <>
      <StorageNotice />
      <Suspense fallback={<Skeleton height={78} radius="md" />}>
        <LoadedDropArea {...props} />
      </Suspense>
    </>
  )
}

/** Files of the place of some types, once they are known. */
function useFiles(
  wanted: (type: string) => boolean,
  draw: (files: readonly PlaceFile[]) => ReactNode,
): ReactNode {
  const { placeId } = usePlan()
  const files = useQuery(filesOf(placeId))
  return (
    <QueryView query={files} skeleton={<FormSkeleton />}>
      {(placeFiles) => draw(placeFiles.filter(({ type }) => wanted(type)))}
    </QueryView>
  )
}

const isThere = ({ status, on_paper }: PlaceFile): boolean => status === 'ready' || on_paper === 1
/** There is nothing to save: files and the switch are saved at once. */
const nothingToSave = (): Promise<void> => Promise.resolve()

/** Whether the files of a page are to come, and how one says so. */
function useLater(key: LaterPage): { readonly isLater: boolean; readonly later: () => Promise<unknown> } {
  const { placeId, planId, status } = usePlan()
  const confirm = useConfirmStep()
  return {
    isLater: status.add_later.includes(key),
    later: () => confirm.mutateAsync({ params: { placeId, planId }, body: { key } }),
  }
}

/** Where the place lies: a plan of it, or one on paper. */
export function LocationStep({ wizard }: StepProps) {
  const say = useSay()
  const { place, canEdit } = usePlan()
  const { isLater, later } = useLater('locationPlan')
  const isComplete = (files: readonly PlaceFile[]): boolean =>
    isLater || place.location_plan_on_paper === 1 || files.some(isThere)
  return useFiles(
    (type) => type === 'location_plan',
    (files) => (
      <Step
        dirty={false}
        save={nothingToSave}
        missing={isComplete(files) ? null : say('plan.location_missing')}
        later={later}
        {...(wizard && { wizard })}
      >
        <Card title={say('plan.location_plan')}>
          <Stack gap="md">
            <Nothing files={files} />
            <FileList files={files} />
            {canEdit && <DropArea type="location_plan" label={say('files.add_location_plan')} />}
          </Stack>
        </Card>
        <OnPaper
          field="location_plan_on_paper"
          label={say('plan.location_on_paper')}
          hint={say('plan.location_on_paper_hint')}
        />
      </Step>
    ),
  )
}

/** How the place is laid out: drawings with names, or on paper. */
export function DrawingsStep({ wizard }: StepProps) {
  const say = useSay()
  const { place, canEdit } = usePlan()
  const [type, setType] = useState<DrawingType>('premises_plan')
  const { isLater, later } = useLater('drawings')
  const isComplete = (files: readonly PlaceFile[]): boolean =>
    isLater || place.layouts_on_paper === 1 || files.some(isThere)
  return useFiles(isDrawing, (files) => (
    <Step
      dirty={false}
      save={nothingToSave}
      missing={isComplete(files) ? null : say('plan.drawings_missing')}
      later={later}
      {...(wizard && { wizard })}
    >
      <Card title={say('plan.drawings')}>
        <Stack gap="md">
          <Nothing files={files} />
          <FileList files={files} />
          {canEdit && (
            <>
              <NativeSelect
                maw={420}
                label={say('files.kind')}
                value={type}
                data={drawingTypes.map((one) => ({ value: one, label: say(kindNames[one]) }))}
                onChange={(event) => setType(event.currentTarget.value as DrawingType)}
              />
              <DropArea type={type} multiple label={say('files.add_drawing')} />
            </>
          )}
        </Stack>
      </Card>
      <OnPaper
        field="layouts_on_paper"
        label={say('plan.drawings_on_paper')}
        hint={say('plan.drawings_on_paper_hint')}
      />
    </Step>
  ))
}

/** Reports of the laboratory on the water. */
export function WaterAnalyses() {
  const say = useSay()
  const { canEdit } = usePlan()
  return useFiles(
    (type) => type === 'water_analysis',
    (files) => (
      <Stack gap="md">
        <FileList files={files} />
        {canEdit && <DropArea type="water_analysis" multiple label={say('files.add_water_analysis')} />}
      </Stack>
    ),
  )
}

/** Diagrams of a product group that were drawn elsewhere: they follow its own diagram in the plan. */
export function GroupFlowFiles({ groupId }: { readonly groupId: number }) {
  const say = useSay()
  const { placeId, planId, canEdit } = usePlan()
  const { data: files = [] } = useQuery(groupFilesOf({ placeId, planId }, groupId))
  if (files.length === 0 && !canEdit) return null
  return (
    <Card>
      <Stack gap="md">
        <FileList files={files} />
        {canEdit && <DropArea type="flow_diagram" multiple label={say('files.add_drawing')} />}
      </Stack>
    </Card>
  )
}

/** The place's own plan, where it uses one. */
export function CustomPlanFiles() {
  const say = useSay()
  const { canEdit } = usePlan()
  return useFiles(
    (type) => type === 'custom_plan',
    (files) => (
      <Stack gap="md">
        <Nothing files={files} />
        <FileList files={files} />
        {canEdit && <DropArea type="custom_plan" multiple label={say('plan.custom_add')} />}
      </Stack>
    ),
  )
}

function Nothing({ files }: { readonly files: readonly PlaceFile[] }) {
  const say = useSay()
  return files.length > 0 ? null : <Text c="dimmed">{say('files.none')}</Text>
}

type OnPaperProps = {
  readonly field: 'layouts_on_paper' | 'location_plan_on_paper'
  readonly label: string
  readonly hint: string
}

function OnPaper({ field, label, hint }: OnPaperProps) {
  const { place, placeId, canEdit } = usePlan()
  const change = useChangeOnPaper()
  const set = (on: boolean): void =>
    change.mutate(
      { params: { placeId }, body: { [field]: on ? 1 : 0 } },
      { onError: (thrown) => toastProblem(asProblem(thrown)) },
    )
  return (
    <Card>
      <Switch
        size="md"
        label={label}
        description={hint}
        checked={place[field] === 1}
        disabled={!canEdit || change.isPending}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </Card>
  )
}
