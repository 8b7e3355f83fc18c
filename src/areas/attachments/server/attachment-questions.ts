import { eventKind, question } from '#platform/server/change/change.ts'

/** The number of an attachment's current or next order. The attachment is locked against booking. */
export const attachmentNextOrder = question<{ attachment_id: number }, string | null>('attachmentNextOrder')

/** What an attachment can be booked for may have changed: its status, what it fits, its machine, or it was archived. */
export const attachmentChanged = eventKind<{ attachment_id: number }>('attachmentChanged')
