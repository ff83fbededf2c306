import type { devices } from '@larder/contract/devices'
import type { ResponseOf } from '@larder/contract/kit'
import { Alert, Button, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { usePinCode } from './tablet.api.ts'

/** The code by which a person chooses a PIN, shown once; a person with an account is asked by e-mail. */
export function PinCode({ placeId, workerId }: { readonly placeId: number; readonly workerId: number }) {
  const say = useSay()
  const give = usePinCode()
  const [newCode, setNewCode] = useState<ResponseOf<typeof devices.giveCode> | null>(null)
  const ask = async (): Promise<void> => {
    try {
      setNewCode(await give.mutateAsync({ params: { placeId, id: workerId } }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Card
      title={say('tablet.pin_title')}
      aside={
        <Button
          variant="default"
          leftSection={<IconKey size={18} aria-hidden />}
          loading={give.isPending}
          onClick={() => void ask()}
        >
          {say('tablet.get_code')}
        </Button>
      }
    >
      <Text c="dimmed">{say('tablet.pin_text')}</Text>
      {newCode !== null && (
        <Alert mt="md" role="status">
          {newCode.code === null ? (
            say(newCode.is_mailed ? 'tablet.pin_asked' : 'tablet.pin_asked_no_mail')
          ) : (
            <Text ff="monospace" fz={32} fw={700}>
              {newCode.code}
            </Text>
          )}
        </Alert>
      )}
    </Card>
  )
}
