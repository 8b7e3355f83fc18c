import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { BsbField } from '#ui/fields/BsbField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { BankDetailsInput } from '../contract/bank-details.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'
import { bankDetailsLabels } from '../rules/bank-details-labels.ts'
import type { Payee } from './queries.ts'

const field = labelled(bankDetailsLabels)
const empty = { bank_account_name: '', bank_bsb: '', bank_account_no: '', reason: '' }

/** New bank details, which someone else then confirms. */
export function NewDetailsDialog({
  payee,
  name,
  onClose,
}: {
  payee: Payee
  name: string
  onClose: () => void
}) {
  return (
    <CreateDialog
      title={`New bank details of ${name}`}
      endpoint={bankDetailsEndpoints.proposeBankDetails}
      schema={BankDetailsInput}
      empty={empty}
      params={payee}
      saved={() => `Bank details of ${name} wait to be confirmed`}
      saveLabel="Save for confirmation"
      note="Someone else rings them and confirms. Until then nothing changes."
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Wide>
          <TextField {...field('bank_account_name')} takesFocus required />
        </Wide>
        <BsbField {...field('bank_bsb')} placeholder="123-456" required />
        <TextField {...field('bank_account_no')} inputMode="numeric" autoComplete="off" required />
        <Wide>
          <TextField
            {...field('reason')}
            placeholder="New bank, as on invoice 2231"
            help="The history shows it, so leave the numbers out."
            required
          />
        </Wide>
      </FieldGrid>
    </CreateDialog>
  )
}
