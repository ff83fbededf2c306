import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { PdfPages } from '#features/documents/public.tsx'
import type { FileAnswer } from '#kit/call.ts'
import { describeFieldError } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem, type Problem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { LabelGaps } from './label-gaps.tsx'
import { askLabel, labelGapsOf, type LabelWanted, type ProductProps } from './products.api.ts'
import styles from './products.module.css'

type Props = ProductProps & { readonly wanted: Omit<LabelWanted, 'format'> }

/** What is missing, the PDF that is printed, and the buttons that hand it on. */
export function LabelPreview({ placeId, product, wanted }: Props) {
  const say = useSay()
  const gaps = useQuery(labelGapsOf({ placeId, product }, { ...wanted, format: 'pdf' }))
  const missing = gaps.data?.missing ?? []
  const labelQuery: Props['wanted'] = { ...wanted, ...(missing.length > 0 && { incomplete: 'true' }) }
  const pdf = useQuery({
    queryKey: ['label', placeId, product.id, product.version, labelQuery],
    queryFn: () => askLabel({ placeId, product }, { ...labelQuery, format: 'pdf' }),
    enabled: gaps.data !== undefined,
    staleTime: 60_000,
    retry: false,
  })
  const loadZpl = (): void =>
    void askLabel({ placeId, product }, { ...labelQuery, format: 'zpl' }).then(saveFile, (thrown: unknown) =>
      toastProblem(asProblem(thrown)),
    )
  return (
    <Card title={say('labels.preview')}>
      <Stack gap="md">
        <LabelGaps missing={missing} productId={product.id} />
        {(pdf.error ?? gaps.error) !== null && <Failed problem={asProblem(pdf.error ?? gaps.error)} />}
        {pdf.data !== undefined && (
          <div className={styles.label_preview}>
            <Suspense fallback={null}>
              <PdfPages blob={pdf.data.blob} name={say('labels.title')} />
            </Suspense>
          </div>
        )}
        <PrintButtons
          missing={missing.length}
          pdf={pdf.data}
          isLoading={pdf.isFetching || gaps.isFetching}
          onZpl={loadZpl}
        />
        <Text size="sm" c="dimmed">
          {say('labels.zpl_hint')}
        </Text>
      </Stack>
    </Card>
  )
}

function Failed({ problem }: { readonly problem: Problem }) {
  const say = useSay()
  const [first] = problem.errors
  return (
    <Alert color="amber" role="alert">
      {first === undefined ? say('labels.failed') : describeFieldError(first)}
    </Alert>
  )
}

type PrintProps = {
  /** How much is missing. */
  readonly missing: number
  readonly pdf: FileAnswer | undefined
  readonly isLoading: boolean
  readonly onZpl: () => void
}
type Format = 'pdf' | 'zpl'

/** The filled button prints a complete label; one that is not is printed after a question. */
function PrintButtons({ missing, pdf, isLoading, onZpl }: PrintProps) {
  const say = useSay()
  const [pendingFormat, setPendingFormat] = useState<Format | null>(null)
  const print = (format: Format): void => {
    if (format === 'zpl') onZpl()
    else if (pdf !== undefined) saveFile(pdf)
  }
  const click = (format: Format) => (): void => (missing > 0 ? setPendingFormat(format) : print(format))
  return (
    <Group gap="sm">
      <Button
        variant={missing > 0 ? 'default' : 'filled'}
        leftSection={<IconPrinter size={18} stroke={1.8} aria-hidden />}
        loading={isLoading}
        disabled={pdf === undefined}
        onClick={click('pdf')}
      >
        {say(missing > 0 ? 'labels.print_incomplete' : 'labels.pdf')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        disabled={pdf === undefined}
        onClick={click('zpl')}
      >
        {say('labels.zpl')}
      </Button>
      <ConfirmModal
        opened={pendingFormat !== null}
        title={say('labels.print_incomplete')}
        confirm={say('labels.print_incomplete')}
        dangerous
        onConfirm={() => {
          if (pendingFormat !== null) print(pendingFormat)
          setPendingFormat(null)
        }}
        onClose={() => setPendingFormat(null)}
      >
        {say('labels.print_incomplete_text', { count: missing })}
      </ConfirmModal>
    </Group>
  )
}
