import type { PlaceFile } from '@larder/contract/files'
import type { FileRow } from './files.queries.ts'

export const present = ({ on_paper, ...row }: FileRow): PlaceFile => ({
  ...row,
  on_paper: on_paper ? 1 : 0,
  status: row.sha256 === null ? 'waiting' : 'ready',
})
