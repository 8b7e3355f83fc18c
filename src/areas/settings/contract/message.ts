import * as z from 'zod'
import { messageStatuses } from './message-statuses.ts'

/** An email in the list of those sent, or stored without a mail server. */
export const MessageRow = z
  .object({
    id: z.number(),
    to_address: z.string(),
    to_name: z.string().nullable(),
    subject: z.string(),
    /** Its purpose: reset_password. */
    purpose: z.string(),
    status: z.enum(messageStatuses),
    /** The mail server's reason for refusing it. */
    error: z.string().nullable(),
    attempts: z.number(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
  })
  .meta({ id: 'MessageRow' })
export type MessageRow = z.output<typeof MessageRow>

/** An email, in full. It never contains a secret link: `[link]` replaces it. */
export const Message = MessageRow.extend({
  body: z.string(),
  has_link: z.number(),
}).meta({ id: 'Message' })
export type Message = z.output<typeof Message>

/** A new link in place of one that could not be sent. */
export const FreshLink = z.object({ url: z.string(), expires_at: z.string() }).meta({ id: 'FreshLink' })
export type FreshLink = z.output<typeof FreshLink>
