import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { driverJobEndpoints } from '../../contract/endpoints.ts'
import type { SentDay } from '../../contract/day-drivers.ts'

/** The home screens and the board show it too. */
const topics = ['driver_job', '*']

/** Sends a day, and keeps what became of it as long as the dialog is open. */
export function useSendDay() {
  const [sent, setSent] = useState<SentDay & { day: string }>()
  const { save, saving, submitError } = useSave(driverJobEndpoints.sendDay, { invalidates: topics })
  const send = async (day: string) => {
    const result = await save({ body: { day } })
    if (result) setSent({ ...result, day })
  }
  return { send, saving, submitError, sent }
}
