import { IconArchive, IconPlayerPause, IconPlayerPlay, IconRestore } from '@tabler/icons-react'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { DriverRow } from '../contract/driver.ts'
import type { useDriverActions } from './use-driver-actions.ts'

/** What the menu of one driver offers; `disabledReason`: why this person may do none of it. */
export function driverMenu(
  driver: DriverRow,
  actions: ReturnType<typeof useDriverActions>,
  disabledReason: string | undefined,
): MenuItem[] {
  const { id, name } = driver
  if (driver.archived_at)
    return [
      {
        label: 'Restore driver',
        icon: <IconRestore aria-hidden />,
        disabledReason,
        run: () => void actions.restore([id], name),
      },
    ]
  return [
    driver.status === 'active'
      ? {
          label: 'Deactivate driver',
          icon: <IconPlayerPause aria-hidden />,
          disabledReason,
          run: () => actions.deactivate(driver),
        }
      : {
          label: 'Activate driver',
          icon: <IconPlayerPlay aria-hidden />,
          disabledReason,
          run: () => actions.activate(driver),
        },
    {
      label: 'Archive driver',
      icon: <IconArchive aria-hidden />,
      danger: true,
      disabledReason,
      run: () => void actions.archive([id], name),
    },
  ]
}
