import { useFormContext, useWatch } from 'react-hook-form'
import { ProductPicker } from '#areas/products/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { TipSitePicker } from '#areas/tip-sites/web/index.ts'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import {
  type ChargeUnit,
  chargeUnitWords,
  chargeUnits,
  gstCodeWords,
  gstCodes,
  isLoadUnit,
} from '#shared/units.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { type JobRate, JobRateInput } from '../../contract/job-rate.ts'
import { jobRateLabels } from '../../rules/job-labels.ts'
import { jobRateFieldWords } from '../job-field-words.ts'

const field = labelled(jobRateLabels)
const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const gstOptions = optionsOf(gstCodes, gstCodeWords)

interface DialogProps {
  job_id: number
  onClose: () => void
}

export function NewRateDialog({ job_id, onClose }: DialogProps) {
  return (
    <CreateDialog
      title="New rate"
      endpoint={jobEndpoints.createJobRate}
      schema={JobRateInput}
      empty={{ description: '', unit: 'each', gst_code: 'GST' }}
      params={{ id: job_id }}
      saved={({ description }) => `${description} added`}
      onClose={onClose}
    >
      <RateFields />
    </CreateDialog>
  )
}

export function EditRateDialog({
  job_id,
  rate,
  readOnly,
  onClose,
}: DialogProps & { rate: JobRate; readOnly: boolean }) {
  return (
    <EditDialog
      title={rate.description}
      endpoint={jobEndpoints.editJobRate}
      schema={JobRateInput}
      record={rate}
      params={{ id: job_id, rate_id: rate.id }}
      saved={({ description }) => `${description} saved`}
      words={jobRateFieldWords}
      readOnly={readOnly}
      onClose={onClose}
    >
      <RateFields />
    </EditDialog>
  )
}

/** A rate's fields; picking a product fills in what it knows. */
function RateFields() {
  const { setValue } = useFormContext()
  const mayNotSee = useWhyNot()('products:read')
  return (
    <FieldGrid columns={2}>
      {!mayNotSee && (
        <Wide>
          <ProductPicker
            {...field('product_id')}
            onPick={({ name, unit, gst_code, sell_price_cents, min_quantity, material_type }) => {
              const known = {
                description: name,
                unit,
                gst_code,
                unit_price_cents: sell_price_cents,
                min_quantity,
                material: material_type,
              }
              for (const [field, value] of Object.entries(known))
                setValue(field, value, { shouldDirty: true, shouldValidate: value !== null })
            }}
          />
        </Wide>
      )}
      <Wide>
        <TextField {...field('description')} required />
      </Wide>
      <SelectField {...field('unit')} options={unitOptions} required />
      <UnitPriceField {...field('unit_price_cents')} required />
      <NumberField {...field('quantity')} decimals={3} help="Leave empty for actual quantity." />
      <NumberField {...field('min_quantity')} decimals={3} />
      <SelectField {...field('gst_code')} options={gstOptions} required />
      <LoadFields />
    </FieldGrid>
  )
}

/** Which loads the rate is for, where it is charged by them. */
function LoadFields() {
  const [unit, material] = useWatch({ name: ['unit', 'material'] }) as readonly [ChargeUnit, unknown]
  const materials = useChoices('material_type', typeof material === 'string' ? material : null)
  if (!isLoadUnit(unit)) return null
  return (
    <>
      <SelectField
        {...field('material')}
        options={materials}
        help="Only loads of this material are charged by it."
      />
      <TipSitePicker {...field('tip_site_id')} />
    </>
  )
}
