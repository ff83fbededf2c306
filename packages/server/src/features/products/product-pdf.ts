/** PDFs of products: the frame of their pages, and the answer that streams one. */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { findDateFormat, formatDateAs } from '@larder/core/classifiers'
import { exportFileName } from '@larder/core/exports'
import type { DocumentSection } from '@larder/core/haccp'
import { baseLanguage } from '@larder/core/languages'
import { localDate } from '@larder/core/schedule'
import { getPlace, pdfCompilers } from '#features/plan-data/public.ts'
import { placeOf, type Ctx } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'

type Paper = {
  readonly lang: string
  /** Of the file and its header. */
  readonly title: string
  readonly section: Omit<DocumentSection, 'static_name' | 'order' | 'title'>
  readonly pictures?: Readonly<Record<string, Uint8Array>>
}

/** A PDF (PDF/A-2a, PDF/UA-1) of one section, named by the place, its title and today. */
export async function answerPdf(
  ctx: Ctx,
  { lang, title, section, pictures = {} }: Paper,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  const today = localDate(ctx.now.toISOString(), place.timezone)
  const format = findDateFormat(place.date_format_id)?.format ?? 'DD.MM.yyyy'
  const job = {
    frame: {
      language: baseLanguage(lang),
      place_name: place.name,
      company_name: place.company_name,
      title,
      status_line: formatDateAs(today, format),
      signed_line: '',
      page_label: '{page} / {pages}',
      date: today,
    },
    section: { static_name: 'records', order: 1, title, ...section },
    standard: 'a-2a' as const,
    pictures,
  }
  const { platform } = ctx
  return new FileAnswer(
    'application/pdf',
    async () => {
      const { pdf } = await pdfCompilers(platform).compile(job, { owner: at.company_id })
      return Readable.from([Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)])
    },
    { 'content-disposition': contentDisposition(exportFileName([place.name, title, today], 'pdf')) },
  )
}
