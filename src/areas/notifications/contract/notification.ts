import * as z from 'zod'
import { notificationTypes } from './notification-types.ts'

/** Something that a person was notified of. */
export const Notification = z
  .object({
    id: z.number(),
    type: z.enum(notificationTypes),
    title: z.string(),
    body: z.string().nullable(),
    /** Where it links to: an address in this product. */
    link: z.string().nullable(),
    record_type: z.string().nullable(),
    record_id: z.number().nullable(),
    created_at: z.string(),
    read_at: z.string().nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

/** How many are unread, in all and by type. */
export const NotificationCounts = z
  .object({
    unread: z.number(),
    by_type: z.array(z.object({ type: z.enum(notificationTypes), unread: z.number() })),
  })
  .meta({ id: 'NotificationCounts' })
export type NotificationCounts = z.output<typeof NotificationCounts>
