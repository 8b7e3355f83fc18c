import type { Candidate } from '../contract/booking.ts'
import { attachmentReasons, suitsMachines } from './attachment-reasons.ts'
import type { AttachmentFacts, OrderFacts } from './facts.ts'
import { type Merit, candidate, hoursElsewhere, ranked, when, workMerits } from './rank.ts'

/** Attachments for an order, best first: bookable ones, those that the job asks for, then by merit and by name. */
export const rankAttachments = (order: OrderFacts, attachments: readonly AttachmentFacts[]): Candidate[] =>
  ranked(
    attachments.map((attachment) => {
      const hours_that_day = hoursElsewhere(order, attachment)
      const matches = suitsMachines(order, attachment)
      const isFixedHere = order.assets.some(({ id }) => id === attachment.fixed_to?.id)
      const merits: Merit[] = [
        ...when(order.wanted_attachment_ids.includes(attachment.id), 100, 'wanted on this job'),
        ...when(isFixedHere, 40, 'fixed to this machine'),
        ...when(matches, 40, 'fits the machine'),
        ...workMerits(order, attachment, hours_that_day),
      ]
      return candidate(attachment, merits, {
        matches: Number(matches),
        category: null,
        depot: null,
        distance_km: null,
        reasons: attachmentReasons(order, attachment),
        hours_that_day,
      })
    }),
  )
