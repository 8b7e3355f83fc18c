import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { useNow } from '#ui/use-now.ts'
import { type BankDetails, CallBack, type FullBankDetails } from '../contract/bank-details.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'
import { bankDetailsLabels } from '../rules/bank-details-labels.ts'
import { BankNumbers } from './BankNumbers.tsx'

const field = labelled(bankDetailsLabels)

/** The call that confirms new bank details. `phone`: the payee's number on file. */
export function ConfirmDialog({
  details,
  full,
  name,
  phone,
  onClose,
}: {
  details: BankDetails
  full: FullBankDetails
  name: string
  phone: string | null
  onClose: () => void
}) {
  const now = useNow()
  const today = melbourneDate(now)
  return (
    <CreateDialog
      title={`Confirm bank details of ${name}`}
      endpoint={bankDetailsEndpoints.confirmBankDetails}
      schema={CallBack}
      empty={{
        called_person: '',
        called_number: phone ?? '',
        called_on: today,
        called_time: melbourneTime(now),
      }}
      params={{ id: details.id }}
      saved={() => `Bank details of ${name} confirmed`}
      saveLabel="Confirm"
      onClose={onClose}
    >
      <BankNumbers details={details} full={full} />
      <p>Ring them, and have them read the numbers to you.</p>
      <FieldGrid columns={2}>
        <TextField {...field('called_person')} takesFocus required />
        <PhoneField
          {...field('called_number')}
          help="One you already had, not one that came with the new details."
          required
        />
        <DateField {...field('called_on')} min={melbourneDate(details.proposed_at)} max={today} required />
        <TimeField {...field('called_time')} required />
      </FieldGrid>
    </CreateDialog>
  )
}
