/**
 * Documents of the demo: folders, files with last days, papers. Some expire, some are over, one is missing.
 */
import { folders, type Folder } from '@larder/contract/documents'
import { files } from '@larder/contract/files'
import { partners } from '@larder/contract/partners'
import { dateOf, dayOf } from '@larder/core/schedule'
import type { Calls } from './fill-plan.ts'
import { letterPdf } from './letter-pdf.ts'

export type Upload = (id: number, filename: string, bytes: Buffer) => Promise<void>

type Paper = {
  readonly name: string
  /** The default folder, and a folder in it. */
  readonly folder: string
  readonly inner?: string
  /** Days from today to the last valid day. */
  readonly days?: number
  readonly key?: string
  readonly partner?: string
  /** Where it is kept; it has no content then. */
  readonly where?: string
  readonly lines?: readonly string[]
}

const registration: Paper = {
  name: 'Notice of economic activities.pdf',
  folder: 'Authorities and permits',
  key: 'registration',
  lines: ['Agriculture and Food Board', 'The notice of the business was received.'],
}
const pests: Paper = {
  name: 'Pest control contract.pdf',
  folder: 'Pest control',
  key: 'pest_control',
  partner: 'Puhas Nurk OÜ',
  lines: ['Contract on pest control', 'Visits: every second month. Traps: 14, by the attached plan.'],
}
const cleaning: Paper = {
  name: 'Cleaning plan',
  folder: 'Instructions',
  key: 'cleaning',
  where: 'Blue binder in the office',
}

const papersOfPlaces: readonly (readonly Paper[])[] = [
  [
    registration,
    { ...pests, days: -4 },
    cleaning,
    {
      name: 'Approved suppliers.csv',
      folder: 'Suppliers',
      key: 'suppliers',
      lines: ['Supplier;Goods;Approved', 'Kalapoiss OÜ;Fish;2026-01-12', 'Talu Piim AS;Milk;2026-02-03'],
    },
    {
      name: 'Freezing of salmon, lots of autumn.pdf',
      folder: 'Suppliers',
      inner: 'Fish',
      days: 18,
      partner: 'Kalapoiss OÜ',
      lines: ['Kalapoiss OÜ', 'The salmon of these lots was frozen at -20 °C for 24 hours.'],
    },
    {
      name: 'Organic certificate of the dairy.pdf',
      folder: 'Suppliers',
      days: 240,
      partner: 'Talu Piim AS',
      lines: ['Certificate of organic production', 'Milk, cream, butter.'],
    },
    {
      name: 'Calibration of the probe thermometer.pdf',
      folder: 'Maintenance and calibration',
      days: 6,
      key: 'calibration',
      partner: 'Mõõtelabor AS',
      lines: ['Mõõtelabor AS', 'Probe 0417: -0.1 K at 0 °C, +0.2 K at 75 °C.'],
    },
    {
      name: 'Water analysis.pdf',
      folder: 'Laboratory reports',
      days: 150,
      lines: ['Toidulabor OÜ', 'E. coli 0/100 ml, enterococci 0/100 ml.'],
    },
    { name: 'Lease', folder: 'Other documents', where: 'Safe of the company, Viru 4' },
  ],
  [registration, { ...pests, days: 90 }, cleaning],
  [registration],
]

const flat = (list: readonly Folder[]) => list.flatMap((folder) => [folder, ...folder.sub_folders])

/** As they are on the day. */
export async function addDocuments(
  owner: Calls,
  placeId: number,
  { index, today, upload }: { readonly index: number; readonly today: string; readonly upload: Upload },
): Promise<void> {
  const params = { placeId }
  const partnerIds = new Map<string, number>()
  const partnerOf = async (name: string): Promise<number> => {
    const partnerId =
      partnerIds.get(name) ??
      (await owner(partners.list, { params })).find((one) => one.name === name)?.id ??
      (await owner(partners.create, { params, body: { name } })).id
    partnerIds.set(name, partnerId)
    return partnerId
  }
  const folderOf = async ({ folder, inner }: Paper): Promise<number> => {
    const all = flat(await owner(folders.list, { params, query: { lang: 'en' } }))
    const outer = all.find(({ name }) => name === folder)?.id
    if (outer === undefined) throw new Error(`The demo has no folder ${folder}.`)
    if (inner === undefined) return outer
    const within = all.find(({ name, parent_id }) => name === inner && parent_id === outer)
    return within?.id ?? (await owner(folders.create, { params, body: { name: inner, parent_id: outer } })).id
  }
  for (const paper of papersOfPlaces[index] ?? []) {
    const { name, days, key, partner, where, lines = [] } = paper
    const { id } = await owner(files.create, {
      body: {
        place_id: placeId,
        type: 'documentation',
        filename: name,
        folder_id: await folderOf(paper),
        ...(days !== undefined && { valid_until: dateOf(dayOf(today) + days) }),
        ...(key !== undefined && { document_key: key }),
        ...(partner !== undefined && { partner_id: await partnerOf(partner) }),
        ...(where !== undefined && { on_paper: 1, kept_where: where }),
      },
    })
    if (where !== undefined) continue
    const isTable = name.endsWith('.csv')
    await upload(id, name, isTable ? Buffer.from(lines.join('\n')) : letterPdf(lines))
  }
}
