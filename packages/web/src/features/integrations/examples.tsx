import { Code, Stack, Text } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'

const read = (base: string): string => `curl ${base}/api/places/1/tickets \\
  -H 'Authorization: Bearer lt_…'`

const verify = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the text as it came, before it is parsed
function isFromLarder(headers, body, secret) {
  const age = Date.now() / 1000 - Number(headers['webhook-timestamp'])
  if (Math.abs(age) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = headers['webhook-id'] + '.' + headers['webhook-timestamp'] + '.' + body
  const own = 'v1,' + createHmac('sha256', key).update(signed).digest('base64')
  const theirs = Buffer.from(headers['webhook-signature'])
  return theirs.length === own.length && timingSafeEqual(theirs, Buffer.from(own))
}`

const notice = `{
  "type": "entry.breach",
  "timestamp": "2026-11-26T12:00:00.000Z",
  "data": { "company_id": 1, "place_id": 1, "entry_id": 7, "task_id": 3, "value": "9.0 °C" }
}`

/** How programs read data and prove where a notice comes from. */
export function Examples() {
  const say = useSay()
  return (
    <Card title={say('integrations.examples')}>
      <Stack gap="xs">
        <Text>{say('integrations.example_read')}</Text>
        <Code block tabIndex={0}>
          {read(window.location.origin)}
        </Code>
        <Text mt="md">{say('integrations.example_notice')}</Text>
        <Code block tabIndex={0}>
          {notice}
        </Code>
        <Text mt="md">{say('integrations.example_verify')}</Text>
        <Code block tabIndex={0}>
          {verify}
        </Code>
      </Stack>
    </Card>
  )
}
