import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { assetLabels } from '../rules/asset-labels.ts'

const field = labelled(assetLabels)

/** When a machine is serviced, by date and by the meters that it has. */
export function ServiceFields({ meter_type }: { meter_type: unknown }) {
  return (
    <Section
      title="Service"
      help="Due by whichever comes first. Record a service to set the next one from these intervals."
      columns={4}
    >
      {meter_type !== 'km' && (
        <>
          <NumberField {...field('service_interval_hours')} unit="h" />
          <NumberField {...field('next_service_hours')} unit="h" decimals={1} />
        </>
      )}
      {meter_type !== 'hours' && (
        <>
          <NumberField {...field('service_interval_km')} unit="km" />
          <NumberField {...field('next_service_km')} unit="km" />
        </>
      )}
      <NumberField {...field('service_interval_days')} />
      <DateField {...field('next_service_on')} />
    </Section>
  )
}
