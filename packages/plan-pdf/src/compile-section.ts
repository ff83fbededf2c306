/** Compiles one section by Typst. Blocks its process: only the pool's children and tests call it. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { DocumentSection } from '@larder/core/haccp'
import { join } from 'node:path'
import { fontCoverage, fontFiles } from './font-coverage.ts'
import { labelData, type LabelJob } from './label-data.ts'
import { markAccessible } from './mark-accessible.ts'
import { pageData } from './page-data.ts'
import type { DocumentFrame } from './page-data.ts'
import { posterData, type PosterJob } from './poster-data.ts'
import { withSoundHeadings } from './sound-headings.ts'
import { templates } from './templates.ts'

/**
 * `a-2a`: PDF/A-2a marked as PDF/UA-1, the files we deliver; unsound headings are fixed.
 * `ua-1`: refuses content that PDF/UA-1 forbids and fixes nothing, for tests.
 */
export type PdfStandard = 'a-2a' | 'ua-1'
export type SectionJob = {
  readonly frame: DocumentFrame
  readonly section: DocumentSection
  readonly standard: PdfStandard
  /** PNG or JPEG by SHA-256, for the section's blocks; one that is missing is named in words. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>
}
/** A section of a document, a label, or a poster. */
export type PdfJob = SectionJob | ((LabelJob | PosterJob) & { readonly standard: PdfStandard })
export type SectionPdf = { readonly pdf: Uint8Array; readonly pages: number }

type Diagnostics = { readonly shortDiagnostics: readonly unknown[] }

/** The sentences of an error that the compiler throws or returns. */
function reasonOf(cause: unknown): string {
  const hasList = typeof cause === 'object' && cause !== null && 'shortDiagnostics' in cause
  const text =
    cause instanceof Error
      ? cause.message
      : hasList
        ? JSON.stringify((cause as Diagnostics).shortDiagnostics)
        : String(cause)
  const sentences = [...text.matchAll(/"?message"?: ?"((?:[^"\\]|\\.)*)"/g)].map(([, sentence]) => sentence)
  return sentences.length > 0 ? sentences.join('; ') : text
}

/** Pictures as files that only this compiler sees; by SHA-256 their paths beside the templates. */
function layOut(
  compiler: NodeCompiler,
  pictures: Readonly<Record<string, Uint8Array>>,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const [sha256, bytes] of Object.entries(pictures)) {
    const path = `pictures/${sha256}.${bytes[0] === 0x89 ? 'png' : 'jpg'}`
    compiler.mapShadow(join(templates, path), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    paths.set(sha256, path)
  }
  return paths
}

function sectionData(
  { frame, section, standard }: SectionJob,
  paths: ReadonlyMap<string, string>,
): readonly unknown[] {
  const sound = standard === 'ua-1' ? section : withSoundHeadings(section)
  return pageData(frame, sound, fontCoverage(), paths)
}

type Laid = { readonly template: string; readonly data: unknown }

function layOf(job: PdfJob, paths: ReadonlyMap<string, string>): Laid {
  if ('section' in job) return { template: 'section.typ', data: sectionData(job, paths) }
  if ('poster' in job) return { template: 'poster.typ', data: posterData(job, fontCoverage()) }
  return { template: 'label.typ', data: labelData(job, fontCoverage()) }
}

/** A compiler with the templates and fonts open; drop cached layouts by `evict`. */
export function openCompiler(): { compile: (job: PdfJob) => SectionPdf; evict: () => void } {
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [...fontFiles] }] })
  return {
    evict: () => compiler.evictCache(0),
    compile: (job) => {
      const paths = layOut(compiler, 'section' in job ? (job.pictures ?? {}) : {})
      const { template, data } = layOf(job, paths)
      compiler.mapShadow(join(templates, 'data.json'), Buffer.from(JSON.stringify(data)))
      const { standard } = job
      try {
        const compiled = compiler.compile({ mainFilePath: join(templates, template) })
        const document = compiled.result
        if (document === null) throw new Error(reasonOf(compiled.takeDiagnostics()))
        const pdf = compiler.pdf(document, { pdfStandard: standard })
        return { pdf: standard === 'a-2a' ? markAccessible(pdf) : pdf, pages: document.numOfPages }
      } catch (cause) {
        throw new Error(`Typst: ${reasonOf(cause)}`, { cause })
      } finally {
        for (const path of paths.values()) compiler.unmapShadow(join(templates, path))
      }
    },
  }
}
