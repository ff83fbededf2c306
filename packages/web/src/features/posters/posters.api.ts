import { posters } from '@larder/contract/posters'
import type { Poster } from '@larder/core/posters'
import type { LanguageKey } from '@larder/core/languages'
import { callFile, type FileAnswer } from '#kit/call.ts'

type Wanted = {
  readonly placeId: number
  readonly poster: Poster
  readonly lang: LanguageKey
  /** Of the file, where the server sends none. */
  readonly name: string
}

/** @throws Problem */
export const downloadPoster = ({ placeId, poster, lang, name }: Wanted): Promise<FileAnswer> =>
  callFile(posters.print, { params: { placeId, poster }, query: { lang } }, name)
