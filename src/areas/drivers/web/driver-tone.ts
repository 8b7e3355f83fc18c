import { quiet } from '#ui/parts/state-looks.ts'
import type { Look } from '#ui/parts/StatusBadge.tsx'
import type { DriverRow } from '../contract/driver.ts'

export const driverTone: Readonly<Record<DriverRow['status'], Look>> = {
  active: quiet.agreed,
  NotActive: quiet.over,
}
