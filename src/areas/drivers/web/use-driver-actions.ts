import { useArchive } from '#platform/web/use-archive.ts'
import { useSave } from '#platform/web/use-save.ts'
import { driverNoun } from '../rules/driver-words.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import type { DriverRow } from '../contract/driver.ts'

/** What can be done with drivers from the list and from their page. */
export function useDriverActions() {
  const moving = useArchive({
    archive: driverEndpoints.archiveDrivers,
    restore: driverEndpoints.restoreDrivers,
    noun: driverNoun,
  })
  const off = useSave(driverEndpoints.deactivateDriver, { saved: ({ name }) => `${name} is not active` })
  const on = useSave(driverEndpoints.activateDriver, { saved: ({ name }) => `${name} is active` })
  const input = ({ id, version }: Pick<DriverRow, 'id' | 'version'>) => ({
    params: { id },
    body: { version },
  })
  return {
    ...moving,
    error: moving.error ?? off.submitError ?? on.submitError,
    deactivate: (driver: Pick<DriverRow, 'id' | 'version'>) => void off.save(input(driver)),
    activate: (driver: Pick<DriverRow, 'id' | 'version'>) => void on.save(input(driver)),
  }
}
