import { useSave } from '#platform/web/forms/use-save.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { driverJobEndpoints as calls } from '../contract/endpoints.ts'

interface NotFit {
  driver_job_id: number
  driver: string
  version?: number
}

/** The office clears a driver who declared not fit, with a reason. */
export function useClearForDuty() {
  const { save, saving, submitError } = useSave(calls.clearForDuty, {
    saved: ({ driver }) => `${driver} cleared for duty`,
  })
  const clearForDuty = async ({ driver_job_id: id, driver, version }: NotFit): Promise<void> => {
    const answer = await confirm({
      title: `${driver} reported not fit for duty. Clear for duty?`,
      confirmLabel: 'Clear for duty',
      reason: 'required',
    })
    if (answer) await save({ params: { id }, body: { reason: answer.reason, version } })
  }
  return { clearForDuty, saving, submitError }
}
