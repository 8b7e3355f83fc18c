import type { Reason } from '../contract/booking.ts'
import { type LicenceClass, licenceClasses } from './facts.ts'
import { soft } from './reason.ts'

/** A higher class includes the lower ones; without a licence one drives nothing that needs it. */
export const drives = (held: LicenceClass | null, needed: LicenceClass | null): boolean =>
  needed === null || (held !== null && licenceClasses.indexOf(held) >= licenceClasses.indexOf(needed))

interface Holder {
  name: string
  licence_class: LicenceClass | null
}
interface Machine {
  name: string
  min_licence_class: LicenceClass | null
}

/** A reason for each machine someone may not drive. */
export const lacksLicence = (driver: Holder, machines: readonly Machine[]): Reason[] =>
  machines
    .filter(({ min_licence_class }) => !drives(driver.licence_class, min_licence_class))
    .map((machine) =>
      soft(
        'licence',
        `${driver.name} holds ${driver.licence_class ?? 'no licence class'}. ${machine.name} needs ${machine.min_licence_class}.`,
      ),
    )
