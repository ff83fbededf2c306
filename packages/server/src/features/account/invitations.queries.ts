import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type Invitation = {
  /** The stand-in account that carries the access until the invitation is accepted. */
  readonly user_id: number
  readonly company_id: number
  readonly company: string
  readonly inviter: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly lang: string
  /** The account that has this address already. */
  readonly account_id: number | null
}

export type InvitedPerson = {
  readonly company_id: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly lang: string
}

/** The invitation of an address to a company, created when there is none. Answers its stand-in account. */
export async function insertInvitation(db: Db, person: InvitedPerson, now: string): Promise<number> {
  const { company_id, email, firstname, lastname, lang } = person
  const { rows } = await sql<{ id: number }>`
    select app.invite_person(${company_id}, ${email}, ${firstname}, ${lastname}, ${lang},
    ${now}) as id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('app.invite_person answered nothing')
  return id
}

export async function findInvitation(db: Db, user_id: number): Promise<Invitation | null> {
  const { rows } = await sql<{
    found: Invitation | null
  }>`select app.find_invitation(${user_id}) as found`.execute(db)
  return rows[0]?.found ?? null
}

export const moveToAccount = (db: Db, invitation: Invitation, account_id: number): Promise<unknown> =>
  sql`select app.accept_invitation(${invitation.user_id}, ${account_id})`.execute(db)

export type OwnInvitation = {
  readonly id: number
  readonly company_id: number
  readonly company: string
  readonly inviter: string
  readonly created_at: string
  readonly proven: boolean
}

/** Invitations to the address of the signed-in user. */
export const listOwnInvitations = async (db: Db): Promise<OwnInvitation[]> =>
  (await sql<OwnInvitation>`select * from app.list_own_invitations()`.execute(db)).rows

async function isDone(db: Db, call: ReturnType<typeof sql<{ done: boolean }>>): Promise<boolean> {
  return (await call.execute(db)).rows[0]?.done === true
}

export const acceptOwnInvitation = (db: Db, id: number): Promise<boolean> =>
  isDone(db, sql<{ done: boolean }>`select app.accept_own_invitation(${id}) as done`)

export const declineOwnInvitation = (db: Db, id: number): Promise<boolean> =>
  isDone(db, sql<{ done: boolean }>`select app.decline_own_invitation(${id}) as done`)

/** An invitation that carries no access any more is over. */
export const endEmptyInvitation = (db: Db, user_id: number): Promise<unknown> =>
  sql`select app.end_empty_invitation(${user_id})`.execute(db)
