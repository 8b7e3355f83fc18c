import { IconShieldCheck } from '@tabler/icons-react'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useClearForDuty } from './use-clear-for-duty.ts'

/** The office's answer to a driver who declared not fit. */
export function ClearForDuty({ driver_job_id, driver }: { driver_job_id: number; driver: string }) {
  const whyNot = useWhyNot()
  const { clearForDuty, saving, submitError } = useClearForDuty()
  return (
    <>
      <Button
        icon={<IconShieldCheck aria-hidden />}
        disabledReason={whyNot('driver-jobs:override')}
        loading={saving}
        onClick={() => void clearForDuty({ driver_job_id, driver })}
      >
        Clear for duty…
        <span className="visually-hidden"> {driver}</span>
      </Button>
      {submitError && <span role="alert">{submitError}</span>}
    </>
  )
}
