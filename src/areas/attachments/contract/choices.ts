/** The values of attachments; separate from the schemas, so that a route can parse an address without them. */
export const attachmentKinds = [
  'bucket_gp',
  'bucket_mud',
  'bucket_trench',
  'hammer',
  'auger',
  'ripper',
  'grab',
  'compactor',
  'pulveriser',
  'tilt_hitch',
  'forks',
  'mulcher',
  'roller_drum',
  'other',
] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

export const attachmentStatuses = ['available', 'in_workshop', 'sold'] as const
export type AttachmentStatus = (typeof attachmentStatuses)[number]

/** What an attachment is charged by. */
export const attachmentUnits = ['hour', 'day'] as const
