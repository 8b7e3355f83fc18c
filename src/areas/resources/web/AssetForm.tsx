import { useWatch } from 'react-hook-form'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { DriverPicker } from '#areas/drivers/web/index.ts'
import { DepotField } from '#areas/settings/web/index.ts'
import { SkillsField } from '#areas/tags/web/index.ts'
import { states } from '#shared/address.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Asset } from '../contract/asset.ts'
import { hitchTypes, meterTypes } from '../contract/choices.ts'
import { hitchTypeWords, meterTypeWords } from '../rules/resource-words.ts'
import { CategoryPicker } from './categories/CategoryPicker.tsx'
import { OwnerFields } from './OwnerFields.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import { YearField } from './YearField.tsx'
import { assetLabels } from '../rules/asset-labels.ts'

const field = labelled(assetLabels)

const meterOptions = optionsOf(meterTypes, meterTypeWords)
const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)
const stateOptions = optionsOf(states)
const classOptions = optionsOf(licenceClasses)

/** The fields of an asset, for a new one and for `asset`; the form around it is of AssetInput. */
export function AssetForm({ asset }: { asset?: Asset }) {
  const meter_type: unknown = useWatch({ name: 'meter_type' })
  const depot = named(asset?.depot_id, asset?.depot)
  return (
    <>
      <Section title="Asset" columns={4}>
        <TextField {...field('fleet_no')} required takesFocus={!asset} />
        <TextField {...field('name')} required />
        <CategoryPicker
          {...field('asset_category_id')}
          current={asset && { id: asset.asset_category_id, name: asset.asset_category }}
          required
        />
        <DepotField {...field('depot_id')} current={depot} />
        <TextField {...field('make')} />
        <TextField {...field('model')} />
        <YearField {...field('year')} />
        <TextField {...field('serial_no')} />
        <OwnerFields asset={asset} />
        <DriverPicker
          {...field('default_driver_id')}
          known={named(asset?.default_driver_id, asset?.default_driver)}
        />
      </Section>

      <Section title="Registration & expiry" columns={4}>
        <TextField {...field('rego_no')} />
        <SelectField {...field('rego_state')} options={stateOptions} />
        <DateField {...field('rego_expires_on')} />
        <TextField {...field('vin')} />
        <DateField {...field('insurance_expires_on')} />
        <DateField {...field('plant_inspection_expires_on')} />
      </Section>

      <Section title="Size" columns={4}>
        <NumberField {...field('operating_mass_t')} unit="t" decimals={2} />
        <NumberField {...field('payload_t')} unit="t" decimals={2} />
        <NumberField {...field('gvm_t')} unit="t" decimals={2} />
        <NumberField {...field('gcm_t')} unit="t" decimals={2} />
        <NumberField {...field('axles')} />
        <NumberField {...field('volume_m3')} unit="m³" decimals={2} />
        <NumberField {...field('width_m')} unit="m" decimals={2} />
        <NumberField {...field('max_dig_depth_m')} unit="m" decimals={2} />
        <NumberField {...field('reach_m')} unit="m" decimals={2} />
        <SelectField {...field('hitch_type')} options={hitchOptions} />
      </Section>

      <ServiceFields meter_type={meter_type} />

      <Section title="Work">
        <FieldGrid>
          <SelectField
            {...field('min_licence_class')}
            options={classOptions}
            help="If empty, the category’s is used."
          />
          <SkillsField {...field('required_skill_ids')} help="Besides the category’s." />
          <SelectField {...field('meter_type')} options={meterOptions} required />
          {meter_type !== 'km' && <NumberField {...field('smu_current')} unit="h" decimals={1} />}
          {meter_type !== 'hours' && <NumberField {...field('odometer_current')} unit="km" />}
        </FieldGrid>
        <FieldGrid columns={3}>
          <YesNoField {...field('wet_hire')} />
          <YesNoField {...field('dry_hire')} />
          <YesNoField {...field('needs_float')} />
        </FieldGrid>
      </Section>
    </>
  )
}

const named = (id: number | null | undefined, name: string | null | undefined) =>
  id && name ? { id, name } : undefined
