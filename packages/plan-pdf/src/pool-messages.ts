import type { SectionJob, SectionPdf } from './compile-section.ts'

export type ChildRequest = { readonly id: number; readonly job: SectionJob }
export type ChildAnswer =
  | { readonly ready: true }
  | { readonly id: number; readonly failure: string }
  | ({ readonly id: number } & SectionPdf)
