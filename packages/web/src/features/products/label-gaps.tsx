import type { ResponseOf } from '@larder/contract/kit'
import type { products } from '@larder/contract/products'
import { sayCitation } from '@larder/core/languages'
import { Alert, Anchor, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'

/** Fields of the page that fill a gap. */
export const labelFields = { net: 'label-net', lot: 'label-lot' } as const

type Gap = ResponseOf<typeof products.labelGaps>['missing'][number]['gap']

const isField = (gap: Gap): gap is keyof typeof labelFields => gap in labelFields

type Props = {
  readonly missing: ResponseOf<typeof products.labelGaps>['missing']
  readonly productId: number
}

/** What the law asks for and the label does not have, each with the way to it. */
export function LabelGaps({ missing, productId }: Props) {
  const say = useSay()
  if (missing.length === 0) return null
  return (
    <Alert
      color="amber"
      title={say('labels.missing_title')}
      icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />}
    >
      <List spacing="xs" listStyleType="none">
        {missing.map(({ gap, source }) => (
          <List.Item key={gap}>
            <Text span fw={500}>
              {say(`labels.gap_${gap}`)}
            </Text>{' '}
            <Way gap={gap} productId={productId} />
            {source !== '' && (
              <Text size="xs" c="dimmed">
                {sayCitation(source, say)}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="sm">
        {say('labels.missing_note')}
      </Text>
    </Alert>
  )
}

/** To the field of the page, the details of the product, or the company. */
function Way({ gap, productId }: { readonly gap: Gap; readonly productId: number }) {
  const say = useSay()
  const about = `${say('labels.set')}: ${say(`labels.gap_${gap}`)}`
  if (isField(gap))
    return (
      <Anchor
        component="button"
        type="button"
        aria-label={`${say('labels.enter')}: ${say(`labels.gap_${gap}`)}`}
        onClick={() => document.getElementById(labelFields[gap])?.focus()}
      >
        {say('labels.enter')}
      </Anchor>
    )
  return (
    <Anchor
      renderRoot={(props) =>
        gap === 'business_name' || gap === 'business_address' ? (
          <Link to={paths.setUpCompanies} aria-label={about} {...props} />
        ) : (
          <Link
            to={
              gap === 'order' || gap === 'quid'
                ? paths.traceabilityProductProduction
                : paths.traceabilityProductConsumer
            }
            params={{ id: String(productId) }}
            aria-label={about}
            {...props}
          />
        )
      }
    >
      {say('labels.set')}
    </Anchor>
  )
}
