import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconMovie,
  IconNote,
  IconPhoto,
} from '@tabler/icons-react'
import { createElement } from 'react'
import type { PlaceFile } from '@larder/contract/files'
import styles from './documents.module.css'

/** By the end of the type's name: `…wordprocessingml.document`. */
const byEnd = [
  ['/pdf', IconFileTypePdf],
  ['wordprocessingml.document', IconFileTypeDocx],
  ['opendocument.text', IconFileText],
  ['spreadsheetml.sheet', IconFileSpreadsheet],
  ['opendocument.spreadsheet', IconFileSpreadsheet],
  ['/csv', IconFileSpreadsheet],
  ['/plain', IconFileText],
] as const

function iconOf({ mime, on_paper }: Pick<PlaceFile, 'mime' | 'on_paper'>): typeof IconFile {
  if (mime === null) return on_paper === 1 ? IconNote : IconFile
  if (mime.startsWith('image/')) return IconPhoto
  if (mime.startsWith('video/')) return IconMovie
  return byEnd.find(([end]) => mime.endsWith(end))?.[1] ?? IconFile
}

/** A pictogram of what the file is: picture, PDF, text, table, video or paper. */
export function FileIcon({ file }: { readonly file: Pick<PlaceFile, 'mime' | 'on_paper'> }) {
  return createElement(iconOf(file), {
    className: styles.icon,
    size: 26,
    stroke: 1.5,
    'aria-hidden': true,
  })
}
