/**
 * The plan as it is read: sections of blocks with every word in place. Screen and PDF show the same blocks,
 * so neither holds words of its own about the plan.
 */
import type { RichText } from '../../rich-text/index.ts'
import type { FlowLayout } from '../generate/plan.ts'

export type BadgeTone =
  | 'ccp'
  | 'oprp'
  | 'prp'
  | 'risk_low'
  | 'risk_medium'
  | 'risk_high'
  | 'law'
  | 'guide'
  | 'practice'
  | 'unverified'
  /** Hatched: nobody said it yet. */
  | 'not_stated'
export type Badge = { readonly badge: BadgeTone; readonly text: string }
export type Cell = string | Badge

/**
 * `rich` is the value with its form, where the place has written it itself; `value` holds its words alone.
 */
export type Fact = { readonly label: string; readonly value: string; readonly rich?: RichText | undefined }

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3 | 4
      readonly text: string
      /** On paper what follows is on a page of its own. */
      readonly new_page?: true
    }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** A text that the place has written. Its headings are below those of the section. */
  | { readonly kind: 'rich'; readonly text: RichText }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly {
        readonly title: string
        /** Share of the width. */
        readonly share: number
        readonly align?: 'center' | 'end'
      }[]
      readonly rows: readonly (readonly Cell[])[]
    }
  | { readonly kind: 'flow'; readonly alt: string; readonly layout: FlowLayout }
  /** Severity 1–4 across, probability 4–1 down; each cell lists its hazards. */
  | {
      readonly kind: 'matrix'
      readonly caption: string
      readonly severity_title: string
      readonly probability_title: string
      readonly cells: readonly {
        readonly severity: number
        readonly probability: number
        readonly risk: number
        readonly tone: BadgeTone
        readonly items: readonly string[]
      }[]
    }
  /** A picture that the place uploaded; width and height in pixels. */
  | {
      readonly kind: 'picture'
      readonly file_id: number
      readonly sha256: string
      readonly alt: string
      readonly width: number
      readonly height: number
    }
  /** A PDF that the place uploaded: added to the plan unchanged. */
  | {
      readonly kind: 'attachment'
      readonly file_id: number
      readonly sha256: string
      readonly filename: string
      readonly text: string
    }
  | { readonly kind: 'note'; readonly tone: 'info' | 'unverified' | 'warning'; readonly text: string }

/** Names are those of the specification's routes: `title-page`, `general-info`, `hazard-matrix` … */
export type DocumentSection = {
  readonly static_name: string
  /** File name order in the ZIP, 1-based. */
  readonly order: number
  readonly title: string
  /** Wide tables stand across. */
  readonly landscape: boolean
  readonly blocks: readonly Block[]
}

/** The plan on a few pages, in a file of its own. */
export type ShortPlan = {
  readonly section: DocumentSection
  /** Where people read it first: the folder of the full plan, its annex. Null = the full plan comes first. */
  readonly annex: string | null
}

export type PlanDocument = {
  readonly language: string
  readonly place_name: string
  readonly company_name: string
  readonly title: string
  /** Shown in the footer: “Confirmed on … by …” or “Draft”. */
  readonly status_line: string
  /**
   * Second line of the footer: the last signature over the place's records, so that paper keeps a copy of it.
   */
  readonly signed_line?: string
  /** `Page {page} of {pages}`, with the two placeholders. */
  readonly page_label: string
  /**
   * ISO date that the file carries as its date: the plan's own, so that the same plan gives the same bytes.
   */
  readonly date: string
  readonly sections: readonly DocumentSection[]
  /** Absent in versions that were confirmed before there was one. */
  readonly short_plan?: ShortPlan
}
