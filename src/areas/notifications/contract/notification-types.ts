// Without the schema library, because the list's route needs these on the first page.

/** A notification's subject; also the specification's `{type}`, besides `all` and `unread`. */
export const notificationTypes = [
  'job',
  'allocation',
  'document',
  'defect',
  'docket',
  'quote',
  'invoice',
  'note',
  'sms',
  'system',
] as const
export type NotificationType = (typeof notificationTypes)[number]
