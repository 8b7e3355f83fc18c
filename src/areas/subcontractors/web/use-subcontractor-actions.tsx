import { IconCheck, IconPlayerPause } from '@tabler/icons-react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import type { SubcontractorRow } from '../contract/subcontractor.ts'
import { subcontractorCan } from '../rules/subcontractor-rules.ts'

/** What can be done with a subcontractor in its state: `next` while it waits for approval, the rest for the menu. */
export function useSubcontractorActions(subcontractor: SubcontractorRow): {
  next: MenuItem | undefined
  menu: MenuItem[]
  error: string | null
} {
  const { id, version, name, status } = subcontractor
  const approve = useSave(subcontractorEndpoints.approveSubcontractor, { saved: () => `${name} approved` })
  const suspend = useSave(subcontractorEndpoints.suspendSubcontractor, { saved: () => `${name} suspended` })
  const disabledReason = useWhyNot()('subcontractors:approve')
  const params = { id }

  const askToSuspend = async () => {
    const answer = await confirm({
      title: `Suspend ${name}?`,
      message: 'Their machines and drivers get no new work until they are approved again.',
      confirmLabel: 'Suspend',
      danger: true,
      reason: 'required',
    })
    if (answer) await suspend.save({ params, body: { version, reason: answer.reason } })
  }
  const items = {
    approve: {
      label: status === 'suspended' ? 'Lift suspension' : 'Approve',
      icon: <IconCheck aria-hidden />,
      disabledReason,
      run: () => void approve.save({ params, body: { version } }),
    },
    suspend: {
      label: 'Suspend',
      icon: <IconPlayerPause aria-hidden />,
      danger: true,
      disabledReason,
      run: () => void askToSuspend(),
    },
  }
  const isNext = subcontractorCan.approve(subcontractor) === true && disabledReason === undefined
  const offered = (['approve', 'suspend'] as const).filter(
    (action) => subcontractorCan[action](subcontractor) === true,
  )
  return {
    next: isNext ? items.approve : undefined,
    menu: offered.filter((action) => !isNext || action !== 'approve').map((action) => items[action]),
    error: approve.submitError ?? suspend.submitError,
  }
}
