import { useMay } from '#platform/web/calls/session.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { type Defect, DefectFix } from '../../contract/defect.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { defectLabels } from '../../rules/defect-labels.ts'

const field = labelled(defectLabels)

/** How a defect was fixed, and whether its asset goes back on the road. */
export function FixDialog({ defect, onClose }: { defect: Defect; onClose: () => void }) {
  const { id, version, fleet_no, asset_status, description } = defect
  const may = useMay()
  const { form, submit, submitError } = useCreate(checklistEndpoints.fixDefect, {
    schema: DefectFix,
    empty: { resolution: '', put_back_on_road: 0, version },
    params: { id },
    saved: (after) =>
      asset_status === 'off_road' && after.asset_status !== 'off_road'
        ? `Defect fixed, ${fleet_no} is back on the road`
        : `Defect on ${fleet_no} fixed`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${fleet_no} is fixed`}
      saveLabel="Fixed"
      form={form}
      onSubmit={submit}
      submitError={submitError}
      onClose={onClose}
    >
      <p>{description}</p>
      <TextAreaField {...field('resolution')} required />
      {asset_status === 'off_road' && (
        <YesNoField
          name="put_back_on_road"
          label={`Put ${fleet_no} back on the road`}
          help="Only if it has no other critical defect open."
          disabledReason={
            may('resources:off_road') ? undefined : 'Your role can’t put plant back on the road.'
          }
        />
      )}
    </FormDialog>
  )
}
