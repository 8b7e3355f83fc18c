import { DateField } from '#ui/fields/DateField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Order } from '../contract/order.ts'

/** The fields of an order; the form around it is of OrderForm. */
export function OrderFormFields({ order }: { order: Order }) {
  return (
    <>
      <Section title="Date & time">
        <FieldGrid>
          <DateField name="work_date" label="Date" required />
          <TimeField name="start_time" label="Start time" required />
          <TimeField
            name="end_time"
            label="Finish time"
            help="Earlier than the start means the next day."
            required
          />
        </FieldGrid>
        <FieldGrid>
          <YesNoField name="needs_driver" label="Needs a driver" />
          <YesNoField
            name="asset_to_follow"
            label="Asset to follow"
            help="The order can be confirmed before an asset is booked."
          />
          {order.needs_driver === 1 && (
            <YesNoField
              name="driver_to_follow"
              label="Driver to follow"
              help="The order can be confirmed before a driver is booked."
            />
          )}
        </FieldGrid>
      </Section>
      <Section title="Notes">
        <FieldGrid columns={2}>
          <TextAreaField name="order_notes" label="For the crew" rows={4} />
          <TextAreaField
            name="internal_notes"
            label="Internal"
            rows={4}
            help="Drivers and subcontractors do not see these."
          />
        </FieldGrid>
      </Section>
    </>
  )
}
