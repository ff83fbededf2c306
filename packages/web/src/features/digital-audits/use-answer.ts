import { digitalAuditResponses } from '@larder/contract/digital-audits'
import type { FileRef } from '@larder/contract/entry-fields.schemas'
import type { StoredFile } from '@larder/core/tasks'
import { saveOperation } from '#kit/outbox/save.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import type { Photo } from '#kit/outbox/photo.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { entityOf, noAnswer, type Answer, type Question, type ShownAudit } from './audit-state.ts'

const refOf = (photo: FileRef | StoredFile): FileRef =>
  'uuid' in photo ? { uuid: photo.uuid, sha256: photo.sha256, filename: photo.filename } : { id: photo.id }

export type AnswerPart = Partial<
  Pick<Answer, 'value' | 'is_not_applicable' | 'comment' | 'due_on' | 'photos'>
>

/**
 * Saves an answer on the device; the outbox sends it, and its new photo after it. False where the device could
 * not keep it; a toast says why.
 */
export function useAnswer(placeId: number, audit: ShownAudit) {
  const items = useOutbox()
  return async (question: Question, part: AnswerPart, photo?: Photo): Promise<boolean> => {
    const before = audit.answers.get(question.id) ?? noAnswer(question.id)
    const { value, is_not_applicable, comment, due_on, photos, base } = { ...before, ...part }
    const uuid = crypto.randomUUID()
    const photoRefs = [...photos.map(refOf), ...(photo === undefined ? [] : [refOf(photoRef(photo))])]
    try {
      await saveOperation({
        route: digitalAuditResponses.create,
        input: {
          body: {
            place_id: placeId,
            digital_audit_result_uuid: audit.uuid,
            question_id: question.id,
            value,
            is_not_applicable,
            comment,
            due_on,
            photos: photoRefs,
            uuid,
            ...base,
          },
        },
        op_id: uuid,
        entity: entityOf(items, audit.uuid, question.id),
        place_id: placeId,
        title: audit.name,
        detail: question.text,
        photos: photo === undefined ? [] : [photo],
      })
      return true
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      return false
    }
  }
}

const photoRef = ({ uuid, sha256, filename }: Photo): FileRef => ({ uuid, sha256, filename })
