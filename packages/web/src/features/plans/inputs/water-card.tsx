import { NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { WELL_SWITCH, type WaterSource } from '@larder/core/places'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { WaterAnalyses } from '../files/file-steps.tsx'

type Props = {
  readonly source: WaterSource | null
  /** The switches of the business activity; an own well can be chosen only if they include it. */
  readonly offered: readonly string[]
  readonly canEdit: boolean
  readonly onChange: (source: WaterSource) => void
  readonly comment: string
  readonly onComment: (comment: string) => void
}

const isSource = (value: string): value is WaterSource =>
  value === 'public' || value === 'own_well' || value === 'other'

/** The water source, and the laboratory's results for it. */
export function WaterCard({ source, offered, canEdit, onChange, comment, onComment }: Props) {
  const say = useSay()
  const choices = [
    ...(source === null ? [{ value: '', label: say('plan.water_not_told') }] : []),
    { value: 'public', label: say('plan.water_public') },
    ...(offered.includes(WELL_SWITCH) ? [{ value: 'own_well', label: say('plan.water_own_well') }] : []),
    { value: 'other', label: say('plan.water_elsewhere') },
  ]
  return (
    <Card title={say('plan.water')}>
      <Stack gap="lg">
        <NativeSelect
          maw={420}
          label={say('plan.water_source')}
          description={say('plan.water_source_hint')}
          disabled={!canEdit}
          value={source ?? ''}
          data={choices}
          onChange={({ currentTarget: { value } }) => isSource(value) && onChange(value)}
        />
        <Textarea
          maw={420}
          label={say('plan.water_comment')}
          description={say('plan.water_comment_hint')}
          disabled={!canEdit || source === null}
          autosize
          minRows={2}
          maxLength={2_000}
          value={comment}
          onChange={({ currentTarget: { value } }) => onComment(value)}
        />
        <div>
          <Text fw={600} mb={4}>
            {say('plan.water_analysis')}
          </Text>
          <Text size="sm" c="dimmed" mb="sm">
            {say('plan.water_analysis_hint')}
          </Text>
          <WaterAnalyses />
        </div>
      </Stack>
    </Card>
  )
}
