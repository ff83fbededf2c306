import { Button, Code, Group, List, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useSay } from '#kit/i18n.ts'
import { useInstall } from '#kit/install.ts'
import { usePhone } from '#kit/use-phone.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'

const AddressCode = lazyPiece(() => import('./address-code.tsx'), 'AddressCode')

const devices = [
  { title: 'app.iphone', steps: ['app.iphone_1', 'app.iphone_2', 'app.iphone_3'] },
  { title: 'app.android', steps: ['app.android_1', 'app.android_2', 'app.android_3'] },
  { title: 'app.computer', steps: ['app.computer_1', 'app.computer_2'] },
] as const

/** Where it is opened, and the way onto each kind of device. */
export function InstallSteps() {
  const say = useSay()
  const phone = usePhone()
  const install = useInstall()
  const address = window.location.origin
  return (
    <Stack gap="md">
      <Card>
        <Group gap="lg">
          {!phone && (
            <Suspense fallback={<Skeleton height={184} width={184} />}>
              <AddressCode address={address} />
            </Suspense>
          )}
          <div>
            <Text mb="xs">{say('app.address')}</Text>
            <Code fz="md" style={{ overflowWrap: 'anywhere' }}>
              {address}
            </Code>
          </div>
        </Group>
        {install !== null && (
          <Button
            size="md"
            mt="md"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void install()}
          >
            {say('app.banner_install')}
          </Button>
        )}
      </Card>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {devices.map(({ title, steps }) => (
          <Card key={title} title={say(title)}>
            <List type="ordered" spacing="xs">
              {steps.map((step) => (
                <List.Item key={step}>{say(step)}</List.Item>
              ))}
            </List>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
