import * as z from 'zod'
import { messageStatuses } from './message-statuses.ts'

/** An email in the list of those that left the house, or would have with a mail server. */
export const MessageRow = z
  .object({
    id: z.number(),
    to_address: z.string(),
    to_name: z.string().nullable(),
    subject: z.string(),
    /** Why it was written: reset_password. */
    purpose: z.string(),
    status: z.enum(messageStatuses),
    /** What the mail server said when it did not take it. */
    error: z.string().nullable(),
    attempts: z.number(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
  })
  .meta({ id: 'MessageRow' })
export type MessageRow = z.output<typeof MessageRow>

/** An email, whole. A secret link is never in it: `[link]` stands in its place. */
export const Message = MessageRow.extend({
  body: z.string(),
  has_link: z.number(),
}).meta({ id: 'Message' })
export type Message = z.output<typeof Message>

/** A fresh link in the place of one that could not be sent. */
export const FreshLink = z.object({ url: z.string(), expires_at: z.string() }).meta({ id: 'FreshLink' })
export type FreshLink = z.output<typeof FreshLink>
