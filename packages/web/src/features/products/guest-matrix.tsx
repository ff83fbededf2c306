import { Group, Stack, Text } from '@mantine/core'
import { Suspense } from 'react'
import { AddressCode } from '#features/app-offer/public.tsx'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { PdfButton } from '#ui/pdf-button.tsx'
import { downloadMatrix } from './products.api.ts'

type Props = { readonly placeId: number; readonly link: string }

/** The new link for guests as a code, and the matrix with it for the wall. */
export function GuestMatrix({ placeId, link }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const name = `${say('nav.allergen_matrix')}.pdf`
  return (
    <Group mt="lg" gap="lg" align="center">
      <Suspense fallback={null}>
        <AddressCode address={link} />
      </Suspense>
      <Stack gap="sm">
        <Text>{say('allergens.scan')}</Text>
        <PdfButton ask={() => downloadMatrix(placeId, { lang, guest_link: link }, name)}>
          {say('allergens.pdf_with_code')}
        </PdfButton>
      </Stack>
    </Group>
  )
}
