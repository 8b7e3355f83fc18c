import { addDays, melbourneInstant } from '#shared/local-date.ts'
import { driverWithPhone } from './fleet.ts'
import type { Scenario } from './scenario.ts'

/**
 * The licence of one of our drivers, who is booked in the coming days, expired yesterday and has not been renewed.
 * Written as rows: no verb accepts a date that has passed.
 */
export async function seedLapsedLicence(scenario: Scenario): Promise<void> {
  const { today, office } = scenario
  const yesterday = addDays(today, -1)
  await scenario.at(0, '05:50', office, async ({ tx }) => {
    const booked = await tx
      .selectFrom('booking')
      .innerJoin('job_item', 'job_item.id', 'booking.job_item_id')
      .innerJoin('driver', 'driver.id', 'booking.driver_id')
      .innerJoin('document', (on) =>
        on
          .onRef('document.record_id', '=', 'driver.id')
          .on('document.record_type', '=', 'driver')
          .on('document.title', '=', 'Driver licence')
          .on('document.status', '=', 'approved'),
      )
      .select(['driver.id as driver_id', 'document.id as document_id'])
      .where('booking.released_at', 'is', null)
      .where('driver.subcontractor_id', 'is', null)
      .where('driver.name', '<>', driverWithPhone)
      .where('job_item.order_status', 'in', ['Pending', 'Confirmed'])
      .where('job_item.starts_at', '>', melbourneInstant(addDays(today, 1), '00:00'))
      .orderBy('job_item.starts_at')
      .orderBy('job_item.id')
      .limit(1)
      .executeTakeFirst()
    if (!booked) return
    await tx
      .updateTable('driver')
      .set({ licence_expires_on: yesterday })
      .where('id', '=', booked.driver_id)
      .execute()
    await tx
      .updateTable('document')
      .set({ expires_on: yesterday, issued_on: addDays(yesterday, -1826) })
      .where('id', '=', booked.document_id)
      .execute()
  })
}
