/** Mail goes out by SMTP where configured, else into a folder of `.eml` files that the operator can read. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { writeWhole } from '../files/write-whole.ts'
import { enqueue, type Enqueuing, type EnqueueOptions, type JobHandler } from '../jobs/jobs.ts'
import type { Mail, Mailer, Platform } from '../platform.ts'
import { openText, sealText } from '../text/sealed-text.ts'

/** Mail programs offer to end it, with one click where nobody between can read the address (RFC 2369, RFC 8058). */
const headersOf = ({ unsubscribe }: Mail): Record<string, string> => ({
  ...(unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>` }),
  ...(unsubscribe?.startsWith('https:') === true
    ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
})

/** @param url `smtp://user:password@host:587` */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    send: async (mail) => {
      await transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        messageId: `<${mail.message_id}@larder>`,
        headers: headersOf(mail),
      })
    },
  }
}

/** Writes each mail as a whole file: `<message id>.eml`. */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        messageId: `<${mail.message_id}@larder>`,
        headers: headersOf(mail),
      })
      await mkdir(folder, { recursive: true })
      await writeWhole(join(folder, `${mail.message_id}.eml`), message as Buffer)
    },
  }
}

export type Email = Omit<Mail, 'message_id'>

/** Sends after the commit of the request, at least once; the message id makes a second copy recognisable. */
export const post = (
  ctx: Enqueuing & { readonly platform: Platform },
  email: Email,
  options: EnqueueOptions = {},
): Promise<void> =>
  enqueue(ctx, 'mail.send', { sealed: sealText(ctx.platform.config.secret, JSON.stringify(email)) }, options)

/** Jobs that an older version enqueued carry the e-mail as it is. */
const openEmail = (platform: Platform, payload: Record<string, unknown>): Email =>
  typeof payload['sealed'] === 'string'
    ? (JSON.parse(openText(platform.config.secret, payload['sealed'])) as Email)
    : (payload as Email)

export const sendMail: JobHandler = async (platform, payload, job_id) => {
  await platform.mailer.send({ ...openEmail(platform, payload), message_id: `job-${job_id}` })
}
