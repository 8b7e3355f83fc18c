import type { AttachmentKind, AttachmentStatus } from '../contract/choices.ts'

/** Display text for the field values of attachments. */
export const attachmentKindWords = {
  bucket_gp: 'GP bucket',
  bucket_mud: 'Mud bucket',
  bucket_trench: 'Trenching bucket',
  hammer: 'Hammer',
  auger: 'Auger',
  ripper: 'Ripper',
  grab: 'Grab',
  compactor: 'Compactor',
  pulveriser: 'Pulveriser',
  tilt_hitch: 'Tilt hitch',
  forks: 'Forks',
  mulcher: 'Mulcher',
  roller_drum: 'Roller drum',
  other: 'Other',
} as const satisfies Record<AttachmentKind, string>

export const attachmentStatusWords = {
  available: 'Available',
  in_workshop: 'In workshop',
  sold: 'Sold',
} as const satisfies Record<AttachmentStatus, string>

/** `4 to 7 t`, `from 4 t`, `up to 7 t`; nothing without a limit. */
export function massWords(min_tonne: number | null, max_tonne: number | null): string {
  if (min_tonne !== null && max_tonne !== null) return `${min_tonne} to ${max_tonne} t`
  if (min_tonne !== null) return `from ${min_tonne} t`
  return max_tonne === null ? '' : `up to ${max_tonne} t`
}
