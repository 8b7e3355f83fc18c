import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { DriverRow } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'

/** A driver's actions other than archiving, in the list and on their page. */
export function useDriverActions() {
  const off = useSave(driverEndpoints.deactivateDriver, { saved: ({ name }) => `${name} is not active` })
  const on = useSave(driverEndpoints.activateDriver, { saved: ({ name }) => `${name} is active` })
  const disabledReason = useWhyNot()('drivers:write')

  const menuOf = ({ id, version, status, archived_at }: DriverRow): MenuItem[] => {
    if (archived_at) return []
    const input = { params: { id }, body: { version } }
    return [
      status === 'active'
        ? {
            label: 'Deactivate driver',
            icon: <IconPlayerPause aria-hidden />,
            disabledReason,
            run: () => void off.save(input),
          }
        : {
            label: 'Activate driver',
            icon: <IconPlayerPlay aria-hidden />,
            disabledReason,
            run: () => void on.save(input),
          },
    ]
  }
  return { menuOf, error: off.submitError ?? on.submitError }
}
