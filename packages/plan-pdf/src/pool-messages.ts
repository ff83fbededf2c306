import type { PdfJob, SectionPdf } from './compile-section.ts'

export type ChildRequest = { readonly id: number; readonly job: PdfJob }
export type ChildAnswer =
  | { readonly ready: true }
  | { readonly id: number; readonly failure: string }
  | ({ readonly id: number } & SectionPdf)
