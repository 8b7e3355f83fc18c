import { useCreate } from '#platform/web/use-create.ts'
import { quantityText, unitName } from '#shared/units.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { type Docket, type DocketLine, RateChoiceInput } from '../contract/docket.ts'
import { docketEndpoints } from '../contract/endpoints.ts'

/** By which of the rates that fit its loads alike a line is charged. */
export function RateDialog({
  docket,
  line,
  onClose,
}: {
  docket: Docket
  line: DocketLine
  onClose: () => void
}) {
  const { loads = [], rates = [] } = line.choices ?? {}
  const create = useCreate(docketEndpoints.chooseDocketRate, {
    schema: RateChoiceInput,
    empty: { version: docket.version, job_rate_id: line.job_rate_id ?? undefined },
    params: { id: docket.id, line_id: line.id },
    saved: () => 'Rate chosen',
    onSaved: onClose,
  })
  const which = loads.length === 1 ? `load ${loads[0]}` : `loads ${loads.join(', ')}`
  return (
    <FormDialog
      title={`Rate of ${which}`}
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
    >
      <p>More than one rate of the job fits. The loads are charged by the one that you choose.</p>
      <SelectField
        name="job_rate_id"
        label="Rate"
        required
        options={rates.map(({ job_rate_id, description, unit, quantity_computed }) => ({
          value: job_rate_id,
          label: `${description}: ${quantityText(quantity_computed)} ${unitName(unit, quantity_computed)}`,
        }))}
      />
    </FormDialog>
  )
}
