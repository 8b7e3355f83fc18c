import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const bankDetailsConstraints: ConstraintMessages = {
  bank_details_proposed: {
    message: 'New bank details are already waiting to be confirmed. Withdraw or decline them first.',
  },
  bank_details_current: { message: 'Someone else just confirmed other bank details. Reload and check.' },
  bank_details_second_person: {
    message: 'You entered these bank details. Someone else has to confirm or decline them.',
  },
}
