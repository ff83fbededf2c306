/**
 * `npm run verapdf [-- language …]`: veraPDF checks every section of a plan of a hundred pages, and the papers
 * beside the plan (report of a recall, recipe, allergens, audit, posters), in every language, against PDF/A-2a
 * and PDF/UA-1. Prints the rules that failed. Without Java it prints that it is skipped.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { examplePlace } from '../packages/knowledge/test/places.ts'
import { languages, writtenPlan } from '../packages/knowledge/test/written-plan.ts'
import { openCompiler, type PdfStandard } from '../packages/plan-pdf/src/compile-section.ts'
import { openDemoPapers, type DemoPapers } from '../packages/server/test/demo-papers.ts'

const jar = fileURLToPath(
  new URL('../lib/opendataloader-pdf-cli.jar', import.meta.resolve('@opendataloader/pdf')),
)
const program = fileURLToPath(new URL('verapdf/Validate.java', import.meta.url))

type Judgement = {
  readonly file: string
  readonly standard: string
  readonly passed: boolean
  readonly checks: number
  readonly failed: string
}

function judge(files: readonly string[]): readonly Judgement[] {
  const { status, stdout, stderr } = spawnSync('java', ['-cp', jar, program, ...files], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`veraPDF did not run: ${stderr}`)
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [file = '', standard = '', passed = '', checks = '', failed = ''] = line.split('\t')
      return { file, standard, passed: passed === 'true', checks: Number(checks), failed }
    })
}

const compiler = openCompiler()

function write(
  folder: string,
  language: string,
  pdfStandard: PdfStandard,
): { readonly files: readonly string[]; readonly pages: number } {
  const { sections, short_plan, ...frame } = writtenPlan(examplePlace('restaurant', 'DE'), language)
  let pages = 0
  mkdirSync(folder)
  const all = short_plan === undefined ? sections : [...sections, short_plan.section]
  const files = all.map((section) => {
    const compilation = compiler.compile({ frame, section, standard: pdfStandard })
    const file = join(folder, `${section.order}-${section.static_name}.pdf`)
    writeFileSync(file, compilation.pdf)
    pages += compilation.pages
    return file
  })
  compiler.evict()
  return { files, pages }
}

/** A validator that refuses nothing proves nothing: a file that is no PDF/A must fail. */
function judgeControl(folder: string): void {
  const [file = ''] = write(join(folder, 'control'), 'en', 'ua-1').files
  if (judge([file]).some(({ standard, passed }) => standard === 'PDFA-2A' && passed))
    throw new Error('veraPDF accepted a file that is no PDF/A')
}

async function judgeLanguage(folder: string, language: string, papers: DemoPapers): Promise<boolean> {
  const plan = write(join(folder, language), language, 'a-2a')
  const printed = [...(await papers.print(language))].map(([name, pdf]) => {
    const file = join(folder, language, `${name}.pdf`)
    writeFileSync(file, pdf)
    return file
  })
  const files = [...plan.files, ...printed]
  const judged = judge(files)
  const failed = judged.filter(({ passed }) => !passed)
  for (const { file, standard, failed: rules } of failed)
    console.error(`${language}: ${file.slice(folder.length + 1)} ${standard}: ${rules}`)
  const checks = judged.reduce((sum, each) => sum + each.checks, 0)
  console.log(
    `${language}: ${plan.files.length} sections, ${plan.pages} pages, ${printed.length} papers, ${checks} checks, ` +
      `${failed.length} of ${2 * files.length} judgements failed`,
  )
  return failed.length === 0 && judged.length === 2 * files.length
}

async function main(chosenLanguages: readonly string[]): Promise<void> {
  if (spawnSync('java', ['-version']).error !== undefined) {
    console.log('skipped: no Java (veraPDF needs a JDK, 11 or newer)')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'larder-verapdf-'))
  try {
    judgeControl(folder)
    const papers = await openDemoPapers()
    for (const language of languages.filter(
      (one) => chosenLanguages.length === 0 || chosenLanguages.includes(one),
    ))
      if (!(await judgeLanguage(folder, language, papers))) process.exitCode = 1
    await papers.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main(process.argv.slice(2))
