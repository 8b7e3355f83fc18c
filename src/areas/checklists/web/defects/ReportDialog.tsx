import { AssetPicker } from '#areas/resources/web/index.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { defectSeverities } from '../../contract/choices.ts'
import { DefectInput } from '../../contract/defect.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { defectSeverityWords } from '../../rules/checklist-words.ts'
import { defectLabels } from '../../rules/defect-labels.ts'

const field = labelled(defectLabels)
const severityOptions = optionsOf(defectSeverities, defectSeverityWords)

/** Reports a defect from the office; on an asset's own screen the asset is preset. */
export function ReportDialog({ asset_id, onClose }: { asset_id?: number | undefined; onClose: () => void }) {
  const { form, submit, submitError } = useCreate(checklistEndpoints.reportDefect, {
    schema: DefectInput,
    empty: { severity: 'minor', description: '', ...(asset_id === undefined ? {} : { asset_id }) },
    saved: ({ fleet_no, took_off_road }) =>
      took_off_road ? `Defect reported, ${fleet_no} is off road` : `Defect on ${fleet_no} reported`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Report a defect"
      saveLabel="Report"
      form={form}
      onSubmit={submit}
      submitError={submitError}
      onClose={onClose}
    >
      {asset_id === undefined && <AssetPicker {...field('asset_id')} required />}
      <SelectField
        {...field('severity')}
        options={severityOptions}
        help="A critical defect takes the machine off the road."
        required
      />
      <TextAreaField {...field('description')} required />
    </FormDialog>
  )
}
