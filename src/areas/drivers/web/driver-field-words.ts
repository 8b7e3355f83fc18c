import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatPhone } from '#shared/phone.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import { driverLabels } from '../rules/driver-labels.ts'
import type { DriverInput } from '../contract/driver.ts'

/** How a driver's fields read in conflicts. */
export const driverFieldWords = fieldWords(
  driverLabels satisfies Record<keyof DriverInput | 'status', string>,
  {
    dob: shown.date,
    mobile: shown.digits(formatPhone),
    emergency_contact_phone: shown.digits(formatPhone),
    employment: shown.oneOf(employmentWords),
    licence_expires_on: shown.date,
    hourly_cost_cents: shown.money,
    start_date: shown.date,
    end_date: shown.date,
    status: shown.oneOf(driverStatusWords),
    tags: shown.list,
    skills: shown.list,
  },
)
