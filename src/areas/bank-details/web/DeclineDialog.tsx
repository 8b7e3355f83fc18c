import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { type BankDetails, DeclinedReason } from '../contract/bank-details.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'
import { bankDetailsLabels } from '../rules/bank-details-labels.ts'

const field = labelled(bankDetailsLabels)

/** Why new bank details are declined. */
export function DeclineDialog({
  details: { id, proposed_by_name },
  name,
  onClose,
}: {
  details: BankDetails
  name: string
  onClose: () => void
}) {
  return (
    <CreateDialog
      title={`Decline the new bank details of ${name}?`}
      endpoint={bankDetailsEndpoints.declineBankDetails}
      schema={DeclinedReason}
      empty={{ reason: '' }}
      params={{ id }}
      saved={() => `New bank details of ${name} declined`}
      saveLabel="Decline"
      note={`${proposed_by_name} is notified. Nothing changes.`}
      onClose={onClose}
    >
      <TextField
        {...field('reason')}
        help="The history shows it, so leave the numbers out."
        takesFocus
        required
      />
    </CreateDialog>
  )
}
