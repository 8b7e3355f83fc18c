import { AppError } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { SentDay } from '../../contract/day-drivers.ts'
import { isToSend } from '../../rules/day-drivers.ts'
import { type StoredDayDriver, findDayDrivers } from './day-drivers-store.ts'
import { sendDriverJob } from './send-driver-job.ts'

/**
 * Sends a day's confirmed orders to the drivers who have not got them. Who was sent the job by somebody else meanwhile, or
 * taken off it, is named with the reason; the others get theirs. Nobody who said no is asked again.
 */
export async function sendDay(change: Change, day: string): Promise<SentDay> {
  const result: SentDay = { sent: [], not_sent: [] }
  const waiting = (await findDayDrivers(change.tx, change.now, day)).filter(isToSend)
  // Always in one order, so that two who send a day wait for each other.
  for (const driver of waiting.toSorted((a, b) => a.order_id - b.order_id || a.booking_id - b.booking_id)) {
    const why = await refusalOf(() => sendDriverJob(change, driver.booking_id))
    if (why === null) result.sent.push(told(driver))
    else result.not_sent.push({ ...told(driver), why })
  }
  return result
}

const told = ({ booking_id, driver, mobile, has_account, order_no, off_road }: StoredDayDriver) => ({
  booking_id,
  driver,
  mobile,
  has_account,
  order_no,
  off_road,
})

/** Why it was refused, before anything was written; null if it was done. */
async function refusalOf(send: () => Promise<unknown>): Promise<string | null> {
  try {
    await send()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
