import { useWatch } from 'react-hook-form'
import { ClientPicker } from '#areas/clients/web/index.ts'
import { shortDayKinds, shortDayWords } from '#areas/dockets/contract/choices.ts'
import { AssetPicker, CategoryPicker } from '#areas/resources/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { TipSitePicker } from '#areas/tip-sites/web/index.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldRows } from '#ui/shells/FieldRows.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { partKinds } from '../contract/choices.ts'
import { loadLabels, partKindWords, partLabels, shiftLabels } from '../rules/shift-labels.ts'
import css from './try-a-shift.module.css'

const field = labelled(shiftLabels)
const partOptions = optionsOf(partKinds, partKindWords)
const shortDayOptions = optionsOf(shortDayKinds, shortDayWords)

/** Who hired what when, and what was done. */
export function ShiftFields() {
  const jobTypes = useChoices('job_type')
  const short_day: unknown = useWatch({ name: 'short_day' })
  const category: unknown = useWatch({ name: 'asset_category_id' })
  const asset: unknown = useWatch({ name: 'asset_id' })
  return (
    <>
      <Section title="Hire" columns={2}>
        <ClientPicker {...field('client_id')} takesFocus required />
        <CategoryPicker {...field('asset_category_id')} required={!asset} />
        <AssetPicker
          {...field('asset_id')}
          categoryId={typeof category === 'number' ? category : undefined}
          help="Instead of a category, or with it: a machine’s own rate comes first."
        />
        <SelectField {...field('job_type')} options={jobTypes} />
        <DateField {...field('date')} required />
        <YesNoField {...field('is_floated')} />
      </Section>
      <Section title="Time" columns={2}>
        <TimeField {...field('start_time')} required={!short_day} />
        <TimeField
          {...field('finish_time')}
          help="A time before the start is on the next day."
          required={!short_day}
        />
        <SelectField
          {...field('short_day')}
          options={shortDayOptions}
          help="Leave empty for an ordinary shift."
        />
        {short_day === 'late_cancellation' && (
          <NumberField {...field('notice_hours')} decimals={2} unit="h" required />
        )}
        {short_day === 'late_cancellation' && (
          <NumberField {...field('distance_km')} decimals={2} unit="km" />
        )}
      </Section>
      <FieldRows
        name="parts"
        title={shiftLabels.parts}
        help="The rest of the shift is work."
        addLabel="Add time"
        empty={{ kind: 'break', from: null, to: null }}
        layout={css.part}
      >
        {(at) => <PartRow at={at} />}
      </FieldRows>
      <FieldRows
        name="loads"
        title={shiftLabels.loads}
        help="Charged by the client’s rates for the material and tip site."
        addLabel="Add load"
        empty={{ material: null, tip_site_id: null, net_t: null, volume_m3: null }}
        layout={css.load}
      >
        {(at) => <LoadRow at={at} />}
      </FieldRows>
      <Section title="Distance and tolls" columns={2}>
        <NumberField {...field('driven_km')} decimals={2} unit="km" />
        <MoneyField {...field('tolls_cents')} />
      </Section>
    </>
  )
}

function PartRow({ at }: { at: string }) {
  const part = labelled(partLabels, at)
  return (
    <>
      <SelectField {...part('kind')} options={partOptions} required />
      <TimeField {...part('from')} required />
      <TimeField {...part('to')} required />
    </>
  )
}

function LoadRow({ at }: { at: string }) {
  const load = labelled(loadLabels, at)
  const materials = useChoices('material_type')
  return (
    <>
      <SelectField {...load('material')} options={materials} />
      <TipSitePicker {...load('tip_site_id')} />
      <NumberField {...load('net_t')} decimals={2} unit="t" />
      <NumberField {...load('volume_m3')} decimals={2} unit="m³" />
    </>
  )
}
