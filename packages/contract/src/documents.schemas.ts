import { fileTypes } from '@larder/core/files'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  BaseVersion,
  Done,
  Id,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'
import { PlaceFile } from './files.schemas.ts'

const Order = z.number().int().min(0).max(100_000)

const SubFolder = z.object({
  id: z.number().int(),
  /** A default folder without a name of its own is named in the reader's language. */
  name: z.string(),
  has_default_name: z.boolean(),
  parent_id: z.number().int().nullable(),
  /** The folder shows the plan's files of this type. */
  type: z.string().nullable(),
  order_number: z.number().int(),
  /** Without those of its sub-folders. */
  files_count: z.number().int(),
  /** A change names it as `base_version`. */ version: z.number().int(),
})
export type SubFolder = Wire<typeof SubFolder>
export const Folder = SubFolder.extend({ sub_folders: z.array(SubFolder) })
export type Folder = Wire<typeof Folder>

const Paging = z.object({
  search: text(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
  lang: text(10).optional(),
})
const meta = z.object({
  current_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
})
/** A file with the words that a list shows about it. */
const DocumentFile = PlaceFile.extend({
  /** Its folder, with the folder around it. */
  folder_name: z.string(),
  /** The name of the partner, person or unit; null = it belongs to the place. */
  belongs_to: z.string().nullable(),
})
export type DocumentFile = Wire<typeof DocumentFile>
const OpenFolder = Folder.extend({ files: z.array(DocumentFile), meta })
export type OpenFolder = Wire<typeof OpenFolder>

const FolderName = requiredText(100)
const InLanguage = z.object({ lang: text(10).optional() })

export const foldersSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(Folder),
    summary: 'Folders of the place in their order, with their sub-folders',
  },
  create: {
    params: PlaceParams,
    body: z.object({
      name: FolderName,
      parent_id: RowId.nullable().default(null),
      type: z.enum(fileTypes).nullable().default(null),
    }),
    response: SubFolder,
    summary: 'Adds a folder at the end; with a type it shows the files of the plan of that type',
  },
  get: {
    params: PlaceItemParams,
    query: Paging,
    response: OpenFolder,
    summary: 'A folder with a page of its files, by name',
  },
  change: {
    params: PlaceItemParams,
    body: z.object({
      name: FolderName.optional(),
      parent_id: RowId.nullable().optional(),
      order_number: Order.optional(),
      base_version: BaseVersion,
    }),
    response: SubFolder,
    summary: 'Renames or moves a folder; order_number is its new position among its siblings, from 0',
  },
  remove: {
    params: PlaceItemParams,
    query: BaseQuery.extend({ moveTo: Id.optional() }),
    response: Done,
    summary:
      'Removes a folder and its sub-folders; 409 folder_not_empty where they have files and moveTo names no folder',
  },
} satisfies SchemaTable

export const documentsSchemas = {
  list: {
    params: PlaceParams,
    query: Paging.extend({
      /** `ending`: expired ones and those that expire in 30 days, the first to expire first. */
      state: z.enum(['all', 'ending']).default('all'),
      folderId: Id.optional(),
    }),
    response: z.object({
      data: z.array(DocumentFile),
      meta,
      /** All that the reader may open, in their order, with both names where one is in another. */
      folders: z.array(SubFolder),
    }),
    summary: 'Documents in all folders or one, by part of the name or by their last valid day',
  },
} satisfies SchemaTable

const RequiredDocument = z.object({
  key: z.string(),
  name: z.string(),
  /** What is asked, as the plan says it, and by which text. */
  text: z.string(),
  source: z.string(),
  state: z.enum(['there', 'on_paper', 'expired', 'missing', 'not_needed']),
  /** Where a new one is put; null = the place has no folder for files. */
  folder_id: z.number().int().nullable(),
  files: z.array(DocumentFile),
  /** Why the place does not need it. */
  exception: z.object({ reason: z.string(), created_at: z.string() }).nullable(),
})
export type RequiredDocument = Wire<typeof RequiredDocument>

const KeyParams = PlaceParams.extend({ key: text(60) })

export const requiredDocumentsSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.object({
      data: z.array(RequiredDocument),
      /** The area `documents` of the overview. */
      percent: z.number().int().nullable(),
    }),
    summary: 'What a place of this kind must have, by the knowledge base, and whether it is there',
  },
  except: {
    params: KeyParams,
    body: z.object({
      reason: requiredText(500),
      /** The reason as the user saw it, null = none: 409 with another one that is there by now. */
      base: text(500).nullable().optional(),
    }),
    response: Done,
    summary: 'Notes why the place does not need a required document',
  },
  require: {
    params: KeyParams,
    response: Done,
    summary: 'Takes back that the place does not need a required document',
  },
} satisfies SchemaTable
