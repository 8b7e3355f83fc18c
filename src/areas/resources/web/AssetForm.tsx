import { useWatch } from 'react-hook-form'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { DriverPicker } from '#areas/drivers/web/index.ts'
import { DepotField } from '#areas/settings/web/index.ts'
import { SubcontractorPicker } from '#areas/subcontractors/web/index.ts'
import { states } from '#shared/address.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Asset } from '../contract/asset.ts'
import { assetOwners, meterTypes } from '../contract/choices.ts'
import { assetOwnerWords, meterTypeWords } from '../rules/resource-words.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { YearField } from './YearField.tsx'

const ownerOptions = optionsOf(assetOwners, assetOwnerWords)
const meterOptions = optionsOf(meterTypes, meterTypeWords)
const stateOptions = states.map((name) => ({ value: name, label: name }))
const classOptions = licenceClasses.map((name) => ({ value: name, label: name }))

/** The fields of an asset, for a new one and for `asset`; the form around it is of AssetInput. */
export function AssetForm({ asset }: { asset?: Asset }) {
  const [asset_owner, meter_type] = useWatch({ name: ['asset_owner', 'meter_type'] }) as unknown[]
  const depot = named(asset?.depot_id, asset?.depot)
  return (
    <>
      <Section title="Asset">
        <FieldGrid>
          <TextField name="fleet_no" label="Fleet number" required takesFocus={!asset} />
          <TextField name="name" label="Name" required />
          <CategoryPicker
            name="asset_category_id"
            label="Category"
            current={asset && { id: asset.asset_category_id, name: asset.asset_category }}
            required
          />
          <DepotField current={depot} />
          <TextField name="make" label="Make" />
          <TextField name="model" label="Model" />
          <YearField name="year" label="Year" />
          <TextField name="serial_no" label="Serial number" />
          <SelectField name="asset_owner" label="Owner" options={ownerOptions} required />
          {asset_owner === 'subcontractor' && (
            <SubcontractorPicker
              name="subcontractor_id"
              label="Subcontractor"
              known={named(asset?.subcontractor_id, asset?.subcontractor)}
              required
            />
          )}
          <DriverPicker
            name="default_driver_id"
            label="Usual driver"
            known={named(asset?.default_driver_id, asset?.default_driver)}
          />
        </FieldGrid>
      </Section>

      <Section title="Registration & expiry">
        <FieldGrid>
          <TextField name="rego_no" label="Registration" />
          <SelectField name="rego_state" label="Registration state" options={stateOptions} />
          <DateField name="rego_expires_on" label="Registration expires on" />
          <TextField name="vin" label="VIN" />
          <DateField name="insurance_expires_on" label="Insurance expires on" />
          <DateField name="plant_inspection_expires_on" label="Inspection expires on" />
        </FieldGrid>
      </Section>

      <Section title="Size">
        <FieldGrid>
          <NumberField name="operating_mass_t" label="Operating mass" unit="t" decimals={2} />
          <NumberField name="payload_t" label="Payload" unit="t" decimals={2} />
          <NumberField name="gvm_t" label="GVM" unit="t" decimals={2} />
          <NumberField name="volume_m3" label="Volume" unit="m³" decimals={2} />
          <NumberField name="width_m" label="Width" unit="m" decimals={2} />
          <NumberField name="max_dig_depth_m" label="Digging depth" unit="m" decimals={2} />
        </FieldGrid>
      </Section>

      <Section title="Work">
        <FieldGrid>
          <SelectField
            name="min_licence_class"
            label="Licence needed"
            options={classOptions}
            help="Empty: as its category says."
          />
          <SelectField name="meter_type" label="Meter" options={meterOptions} required />
          {meter_type !== 'km' && <NumberField name="smu_current" label="Hours" unit="h" decimals={1} />}
          {meter_type !== 'hours' && <NumberField name="odometer_current" label="Odometer" unit="km" />}
        </FieldGrid>
        <FieldGrid columns={3}>
          <YesNoField name="wet_hire" label="Hired with operator" />
          <YesNoField name="dry_hire" label="Hired without operator" />
          <YesNoField name="needs_float" label="Needs a float to be moved" />
        </FieldGrid>
      </Section>
    </>
  )
}

const named = (id: number | null | undefined, name: string | null | undefined) =>
  id && name ? { id, name } : undefined
