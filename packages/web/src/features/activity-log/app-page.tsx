import { Code, List, SimpleGrid, Stack, Text } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'

const devices = [
  { title: 'app.iphone', steps: ['app.iphone_1', 'app.iphone_2', 'app.iphone_3'] },
  { title: 'app.android', steps: ['app.android_1', 'app.android_2', 'app.android_3'] },
  { title: 'app.computer', steps: ['app.computer_1', 'app.computer_2'] },
] as const

/** How the application gets onto a phone: it is installed from the browser, there is no shop to go to. */
export function AppPage() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.download_app')} hint={say('app.hint')} />
      <InstallSteps />
    </>
  )
}

/** Where it is opened, and the way onto each kind of device. */
export function InstallSteps() {
  const say = useSay()
  return (
    <Stack gap="md">
      <Card>
        <Text mb="xs">{say('app.address')}</Text>
        <Code fz="md" style={{ overflowWrap: 'anywhere' }}>
          {window.location.host}
        </Code>
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
