import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import type { FileFieldProps } from './file-picker.tsx'

const FilePicker = lazy(() =>
  loadPiece(() => import('./file-picker.tsx')).then(({ FilePicker: picker }) => ({ default: picker })),
)

/**
 * A photo or a document with an entry or a ticket, seen before it is sent; the phone offers its camera. It
 * goes with the record, without network too.
 */
export const FileField = (props: FileFieldProps) => (
  <Suspense fallback={<Skeleton h={props.label === undefined ? 42 : 72} />}>
    <FilePicker {...props} />
  </Suspense>
)
