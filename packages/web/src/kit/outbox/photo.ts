/** Photos of a record: chosen on this device and not sent, or at the place already. */
import type { FileRef } from '@larder/contract/entry-fields.schemas'

/** Made smaller where it was large, and ready to be kept and sent as it is. */
export type Photo = {
  readonly uuid: string
  /** Of `bytes`, hexadecimal. */ readonly sha256: string
  readonly filename: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** A stored file of the place, by its id, or a photo to be sent after the record. */
export type AttachedFile = { readonly id: number; readonly name: string } | Photo

export const isPhoto = (file: AttachedFile): file is Photo => 'uuid' in file

export const nameOf = (file: AttachedFile): string => (isPhoto(file) ? file.filename : file.name)

export const keyOf = (file: AttachedFile): string => (isPhoto(file) ? file.uuid : String(file.id))

/** The reference in a record: a photo by the SHA-256 of its content. */
export const refOf = (file: AttachedFile): FileRef =>
  isPhoto(file) ? { uuid: file.uuid, sha256: file.sha256, filename: file.filename } : { id: file.id }

/** The photos to be sent after the record. */
export const photosOf = (files: readonly AttachedFile[]): readonly Photo[] => files.filter(isPhoto)
