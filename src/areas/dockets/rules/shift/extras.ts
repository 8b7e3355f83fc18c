import type { FieldErrors } from '#platform/contract/app-error.ts'
import { plural } from '#shared/text.ts'
import { amountText } from '#shared/units.ts'
import { type Entry, minutesOf, minutesText } from './time-words.ts'

export interface UsedAttachment {
  readonly attachment_id: number
  /** Its code and name. */
  readonly name: string
  /** Null: as long as the machine worked. */
  readonly hours: number | null
}
/** What a shift used besides the machine; absent: nothing. */
export interface ExtraFacts {
  readonly attachments?: readonly UsedAttachment[] | undefined
  readonly toll_count?: number | null | undefined
  readonly tolls_cents?: number | null | undefined
}

/** Minutes that each attachment was used; without any it is left out. */
export const attachmentMinutes = (
  attachments: readonly UsedAttachment[],
  entries: readonly Entry[],
): { attachment_id: number; name: string; minutes: number }[] =>
  attachments.flatMap(({ attachment_id, name, hours }) => {
    const minutes = hours === null ? minutesOf(entries, 'work') : Math.round(hours * 60)
    return minutes > 0 ? [{ attachment_id, name, minutes }] : []
  })

/** `BR1 Hydraulic hammer, 2 hours`. */
export const attachmentText = ({ name, hours }: UsedAttachment): string =>
  hours === null ? name : `${name}, ${amountText(hours, 'hour')}`

/** `3 gantries`; `Yes` where they were not counted; null without tolls. What they cost is for the office. */
export function tollsText({
  toll_count = null,
  tolls_cents = null,
}: Pick<ExtraFacts, 'toll_count' | 'tolls_cents'>): string | null {
  if (toll_count !== null) return plural(toll_count, 'gantry', 'gantries')
  return tolls_cents === null ? null : 'Yes'
}

const minutesOnSite = (entries: readonly Entry[]): number =>
  minutesOf(entries, 'work') + minutesOf(entries, 'standby')
const isLonger = ({ hours }: UsedAttachment, minutes: number): boolean =>
  hours !== null && Math.round(hours * 60) > minutes

/** Attachments used for longer than anyone worked, in words: a driver who corrects his hours sees none of them. */
export function longAttachments(
  attachments: readonly UsedAttachment[],
  entries: readonly Entry[],
): { code: 'attachment'; text: string }[] {
  const most = minutesOnSite(entries)
  return attachments
    .filter((one) => isLonger(one, most))
    .map((one) => ({
      code: 'attachment',
      text: `${attachmentText(one)}, but only ${minutesText(most)} of work and stand-by.`,
    }))
}

/** An attachment that is listed twice, or used for longer than anyone worked, by field. */
export function attachmentErrors(
  attachments: readonly UsedAttachment[],
  entries: readonly Entry[],
): FieldErrors {
  const most = minutesOnSite(entries)
  const errors: Record<string, string> = {}
  for (const [at, used] of attachments.entries()) {
    if (attachments.findIndex(({ attachment_id }) => attachment_id === used.attachment_id) < at)
      errors[`attachments.${at}.attachment_id`] = 'This attachment is already listed.'
    if (isLonger(used, most))
      errors[`attachments.${at}.hours`] = `The shift has only ${minutesText(most)} of work and stand-by.`
  }
  return errors
}
