import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { exportFileName } from '@larder/core/exports'
import { baseLanguage } from '@larder/core/languages'
import { localDate } from '@larder/core/schedule'
import { posters } from '@larder/contract/posters'
import { getPlace, pdfCompilers } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { serve } from '#kit/http/serve.ts'
import { writePoster } from './write-poster.ts'

async function printPoster(ctx: Ctx, { params, query }: Input<typeof posters.print>): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  const lang = query.lang ?? place.preferred_language ?? 'en'
  const poster = await writePoster(ctx, at, { place, poster: params.poster, lang })
  const date = localDate(ctx.now.toISOString(), place.timezone)
  const job = { poster, language: baseLanguage(lang), date, author: place.company_name }
  const { platform } = ctx
  return new FileAnswer(
    'application/pdf',
    async () => {
      const { pdf } = await pdfCompilers(platform).compile(
        { ...job, standard: 'a-2a' },
        { owner: at.company_id },
      )
      return Readable.from([Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)])
    },
    { 'content-disposition': contentDisposition(exportFileName([poster.title, place.name], 'pdf')) },
  )
}

export const posterRoutes = [serve(posters.print, printPoster)]
