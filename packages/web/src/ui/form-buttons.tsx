import { Button, Group } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'

type Props = {
  readonly saving: boolean
  readonly onCancel: () => void
  /** What the button that sends says; without it «Save». */
  readonly submit?: string | undefined
  /** Space above. */
  readonly mt?: 'lg'
}

/** The last row of a form: leave it, or send it. */
export function FormButtons({ saving, onCancel, submit, mt }: Props) {
  const say = useSay()
  return (
    <Group justify="flex-end" gap="sm" mt={mt ?? 0}>
      <Button variant="default" onClick={onCancel}>
        {say('ui.cancel')}
      </Button>
      <Button type="submit" loading={saving}>
        {submit ?? say('ui.save')}
      </Button>
    </Group>
  )
}
