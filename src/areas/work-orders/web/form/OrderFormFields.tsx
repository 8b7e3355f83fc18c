import { SkillsField } from '#areas/tags/web/index.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Order } from '../../contract/order.ts'
import { orderLabels } from '../../rules/order-labels.ts'

const field = labelled(orderLabels)

/** The fields of an order; the form around it is of OrderForm. */
export function OrderFormFields({ order }: { order: Order }) {
  return (
    <>
      <Section title="Date & time">
        <FieldGrid>
          <DateField {...field('work_date')} required />
          <TimeField {...field('start_time')} required />
          <TimeField {...field('end_time')} help="If earlier than the start, it is the next day." required />
        </FieldGrid>
        <FieldGrid>
          <YesNoField {...field('needs_driver')} />
          <YesNoField
            {...field('asset_to_follow')}
            help="The order can be confirmed before a machine is booked."
          />
          {order.needs_driver === 1 && (
            <YesNoField
              {...field('driver_to_follow')}
              help="The order can be confirmed before a driver is booked."
            />
          )}
        </FieldGrid>
        <FieldGrid columns={2}>
          <SkillsField {...field('skill_ids')} help="Besides what the machine or its category needs." />
        </FieldGrid>
      </Section>
      <Section title="Notes" columns={2}>
        <TextAreaField {...field('order_notes')} rows={4} />
        <TextAreaField
          {...field('internal_notes')}
          rows={4}
          help="Drivers and subcontractors do not see these."
        />
      </Section>
    </>
  )
}
