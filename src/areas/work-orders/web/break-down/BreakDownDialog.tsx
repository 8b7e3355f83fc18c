import { useCreate } from '#platform/web/forms/use-create.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { orderEndpoints } from '../../contract/endpoints.ts'
import { BreakDownInput, type OrderRow } from '../../contract/order.ts'
import { breakDownLabels } from '../../rules/order-labels.ts'
import { brokeDownWords } from '../../rules/work-order-words.ts'
import { useReplacement } from '../use-replacement.tsx'
import { AlsoBooked } from './AlsoBooked.tsx'
import { useReplacementOptions } from './use-replacement-options.ts'

const Fields = BreakDownInput.omit({ version: true })
const field = labelled(breakDownLabels)

/**
 * Reports a breakdown in one step: what broke, which machine takes over and whether the driver stays. The rest of the
 * work is a new order, confirmed at once if it has what it needs, which opens afterwards.
 */
export function BreakDownDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const { id, order_no, assets, drivers } = order
  const mayBook = useMay()('scheduler:write')
  const machines = useReplacementOptions(id, mayBook)
  const replacement = useReplacement({
    title: 'Reported, but not everything is on the new order',
    onClose,
  })
  const keepsDriver = mayBook && drivers !== null
  const create = useCreate(orderEndpoints.breakDownOrder, {
    schema: Fields,
    empty: { keep_driver: keepsDriver ? 1 : 0 },
    params: { id },
    saved: ({ replaced_by, replacement: state }, { keep_driver }) =>
      brokeDownWords({
        order_no,
        replaced_by,
        replacement: state,
        drivers: keep_driver === 1 ? drivers : null,
      }),
    onSaved: ({ replaced_by, conflicts = [] }) =>
      replaced_by ? replacement.show({ id: replaced_by.id, conflicts }) : onClose(),
  })
  if (replacement.dialog) return replacement.dialog
  return (
    <FormDialog
      title={`Report a breakdown on ${order_no}?`}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Report breakdown"
    >
      <p>
        {assets === null
          ? 'A new order is made for the rest of the work.'
          : `${assets} goes off road with a critical defect, and a new order is made for the rest of the work.`}
      </p>
      <AlsoBooked order_id={id} />
      <TextField {...field('reason')} required />
      <TextAreaField {...field('note')} />
      {mayBook && (
        <SelectField
          {...field('asset_id')}
          options={machines}
          help={
            machines.length > 0
              ? 'Best first. Leave empty to choose it on the new order.'
              : 'None is free. Choose one on the new order, or hire one in.'
          }
        />
      )}
      {keepsDriver && (
        <YesNoField {...field('keep_driver')} help={`${drivers} is booked on the new order.`} />
      )}
    </FormDialog>
  )
}
