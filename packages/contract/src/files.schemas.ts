import { fileTypes, storedMimes } from '@larder/core/files'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  BaseVersion,
  DateText,
  Done,
  Id,
  ItemParams,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

/** 1 = it lies at the place on paper. */
export const OnPaper = z.literal([0, 1])

/** Not a path: what saves the file must not choose another folder by it. */
export const FileName = requiredText(200).refine((name) => !/[/\\]/.test(name), {
  message: 'file_name_slash',
})
const Metadata = z
  .record(text(60), text(1_000))
  .refine((value) => Object.keys(value).length <= 20, { message: 'too_big' })

export const PlaceFile = z.object({
  id: z.number().int(),
  place_id: z.number().int(),
  type: z.string(),
  filename: z.string(),
  on_paper: OnPaper,
  metadata: z.record(z.string(), z.string()),
  /** `waiting`: the content has not arrived yet; such a file is removed after a day. */
  status: z.enum(['waiting', 'ready']),
  mime: z.enum(storedMimes).nullable(),
  /** Bytes, as stored. */
  size: z.number().int().nullable(),
  /** Of the stored content, hexadecimal. */
  sha256: z.string().nullable(),
  /** Of a picture, in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  created_at: z.string(),
  /** Null for a file of the plan or of a record. */
  folder_id: z.number().int().nullable(),
  /** The last valid day. */
  valid_until: z.string().nullable(),
  /** Of a document on paper. */
  kept_where: z.string(),
  /** Whom or what the document belongs to. */
  partner_id: z.number().int().nullable(),
  worker_id: z.number().int().nullable(),
  equipment_id: z.number().int().nullable(),
  room_id: z.number().int().nullable(),
  /** The required document that it is. */
  document_key: z.string().nullable(),
  /** A change names it as `base_version`. */ version: z.number().int(),
})
export type PlaceFile = Wire<typeof PlaceFile>

const FileVersion = z.object({
  id: z.number().int(),
  filename: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.number().int(),
  uploaded_at: z.string(),
  replaced_at: z.string(),
})

const facts = {
  valid_until: DateText.nullable(),
  kept_where: text(300),
  partner_id: RowId.nullable(),
  worker_id: RowId.nullable(),
  equipment_id: RowId.nullable(),
  room_id: RowId.nullable(),
  document_key: text(60).nullable(),
}

const NewFile = z.object({
  place_id: RowId,
  type: z.enum(fileTypes),
  filename: FileName,
  on_paper: OnPaper.default(0),
  metadata: Metadata.default({}),
  folder_id: RowId.optional(),
  ...z.object(facts).partial().shape,
})

const ofType = z.object({ type: z.enum(fileTypes).optional() })

/** In bytes. */
const Storage = z.object({ used_bytes: z.number().int(), limit_bytes: z.number().int() })

export const filesSchemas = {
  list: {
    params: PlaceParams,
    query: ofType,
    response: z.array(PlaceFile),
    summary: 'Files of the place of one type; without a type all that are in no folder',
  },
  storage: {
    params: PlaceParams,
    response: Storage,
    summary: 'Used and allowed storage of the company for files',
  },
  attach: {
    params: PlaceItemParams,
    query: z
      .object({ type: z.enum(fileTypes).optional(), folder_id: Id.optional() })
      .refine(({ type, folder_id }) => (type === undefined) !== (folder_id === undefined), {
        message: 'required',
        path: ['type'],
      }),
    response: PlaceFile,
    summary: 'Changes the type of a file, or moves it into a folder',
  },
  get: {
    params: ItemParams,
    summary: 'The content of a file: a PNG, a JPEG or a PDF',
  },
  versions: {
    params: PlaceItemParams,
    response: z.array(FileVersion),
    summary: 'Older contents of a document, the newest first',
  },
  openVersion: {
    params: PlaceItemParams.extend({ version: Id }),
    summary: 'An older content of a document',
  },
  create: {
    body: NewFile,
    response: PlaceFile,
    summary: 'Announces a file; its content follows',
  },
  change: {
    params: ItemParams,
    body: z.object({
      filename: FileName.optional(),
      on_paper: OnPaper.optional(),
      metadata: Metadata.optional(),
      base_version: BaseVersion,
      ...z.object(facts).partial().shape,
    }),
    response: PlaceFile,
    summary:
      'Takes the content of a file as a form, at most 5242880 bytes of PNG, JPEG, WebP or PDF; or changes its name and description',
  },
  remove: {
    params: ItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a file; confirmed versions of the plan keep it. 409 if a record names it',
  },
} satisfies SchemaTable
