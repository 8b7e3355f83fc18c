import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { chargeUnitWords } from '#shared/units.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { tipUnits } from '../../contract/choices.ts'
import { tipSiteEndpoints } from '../../contract/endpoints.ts'
import { type TipRate, TipRateInput } from '../../contract/tip-rate.ts'
import type { TipSite } from '../../contract/tip-site.ts'
import { checkRate } from '../../rules/rates/check-rate.ts'
import { tipRateLabels } from '../../rules/tip-site-labels.ts'
import { tipRateFieldWords } from './rate-field-words.ts'

const field = labelled(tipRateLabels)
const unitOptions = optionsOf(tipUnits, chargeUnitWords)

interface DialogProps {
  site: TipSite
  onClose: () => void
}

export function NewTipRateDialog({ site, onClose }: DialogProps) {
  return (
    <CreateDialog
      title="New rate"
      endpoint={tipSiteEndpoints.createTipRate}
      schema={TipRateInput}
      empty={{ material: '', unit: 'tonne', levy_cents: 0 }}
      together={(rate) => checkRate(rate, site)}
      params={{ id: site.id }}
      saved={({ material }) => `${material} rate added`}
      onClose={onClose}
    >
      <TipRateFields site={site} />
    </CreateDialog>
  )
}

export function EditTipRateDialog({
  site,
  rate,
  readOnly,
  onClose,
}: DialogProps & { rate: TipRate; readOnly: boolean }) {
  return (
    <EditDialog
      title={`${rate.material} at ${site.name}`}
      endpoint={tipSiteEndpoints.editTipRate}
      schema={TipRateInput}
      record={rate}
      together={(typed) => checkRate(typed, site)}
      params={{ id: site.id, rate_id: rate.id }}
      saved={({ material }) => `${material} rate saved`}
      words={tipRateFieldWords}
      readOnly={readOnly}
      onClose={onClose}
    >
      <TipRateFields site={site} />
    </EditDialog>
  )
}

function TipRateFields({ site }: { site: TipSite }) {
  const materials = optionsOf(site.materials.map(({ material }) => material))
  return (
    <FieldGrid columns={2}>
      <SelectField {...field('material')} options={materials} required />
      <SelectField {...field('unit')} options={unitOptions} required />
      <UnitPriceField {...field('buy_cents')} required />
      <UnitPriceField {...field('levy_cents')} help="Part of the buy rate." required />
      <UnitPriceField {...field('sell_cents')} required />
      <MoneyField {...field('min_charge_cents')} />
      <DateField
        {...field('valid_from')}
        help="An earlier rate without an end stops the day before."
        required
      />
      <DateField {...field('valid_to')} help="Empty: until further notice." />
    </FieldGrid>
  )
}
