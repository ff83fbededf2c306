import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { judgePeople } from './read-matrix.ts'

/** A certificate or training of a person, by its name in the reader's language, and its last day. */
export type EndingCertificate = {
  readonly person: string
  readonly requirement: string
  /** `YYYY-MM-DD`. */
  readonly valid_until: string
}

/** All with a last day, without those whose notices are stopped for the person. */
export async function listEndingCertificates(
  db: Db,
  at: PlaceKey,
  when: { readonly now: Date; readonly lang: string },
): Promise<readonly EndingCertificate[]> {
  const { requirements, people } = await judgePeople(db, at, when)
  return people.flatMap(({ row, cells }) => {
    const stopped = { certificate: row.stop_notification_cert, training: row.stop_notification_training }
    return cells.flatMap(({ index, valid_until }) => {
      const requirement = requirements[index]
      return requirement === undefined || valid_until === null || stopped[requirement.kind]
        ? []
        : [{ person: row.name, requirement: requirement.name, valid_until }]
    })
  })
}
