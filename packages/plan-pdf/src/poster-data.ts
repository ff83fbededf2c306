/** The JSON that `poster.typ` reads. */
import type { PosterPage } from '@larder/core/posters'
import { calendarDay } from './page-data.ts'
import { pictogram } from './pictograms.ts'
import { breakable, printable, withUnitsKept, type Breakable } from './printable.ts'
import { withSoftHyphens } from './soft-hyphens.ts'

export type PosterJob = {
  readonly poster: PosterPage
  readonly language: string
  /** ISO date that the file carries. */
  readonly date: string
  readonly author: string
}

/** The colour of the pictograms, `leaf` of typst/theme.typ. */
const LEAF = '#0b6b4b'
/** Letters between which a long word may break. */
const CHARACTERS = 16

export function posterData(
  { poster, language, date, author }: PosterJob,
  covered: ReadonlySet<number>,
): unknown {
  const plain = (text: string): string => printable(text, covered)
  const breakText = (text: string): Breakable =>
    breakable(withSoftHyphens(withUnitsKept(plain(text)), language, CHARACTERS), CHARACTERS)
  return {
    ...poster,
    lang: language,
    date: calendarDay(date),
    author: author === '' ? [] : [plain(author)],
    file_title: plain(poster.title),
    title: breakText(poster.title),
    lead: breakText(poster.lead),
    rows: poster.rows.map(({ pictogram: name, text, figure }) => ({
      picture: pictogram(name, LEAF),
      text: breakText(text),
      figure: withUnitsKept(plain(figure)),
    })),
    list_title: breakText(poster.list_title),
    list: poster.list.map(breakText),
    foot: breakText(poster.foot),
    source: breakText(poster.source),
  }
}
