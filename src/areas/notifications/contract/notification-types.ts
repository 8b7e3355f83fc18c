// Without the schemas' library: the route of the list needs these words on the first page that anybody loads.

/** What a notification is about; also the specification's `{type}` beside `all` and `unread`. */
export const notificationTypes = [
  'job',
  'allocation',
  'document',
  'defect',
  'docket',
  'quote',
  'invoice',
  'sms',
  'system',
] as const
export type NotificationType = (typeof notificationTypes)[number]
