import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { DriverRow } from '../contract/driver.ts'
import { driverStatusWords, employmentWords } from '../rules/driver-words.ts'
import { driverPaths } from './driver-paths.ts'
import { driverTone } from './driver-tone.ts'
import css from './drivers.module.css'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { driverLabels } from '../rules/driver-labels.ts'

const column = columnsOf<DriverRow>()

const cost = column.money('hourly_cost_cents', driverLabels.hourly_cost_cents)

/** Columns of the driver list; the cost only for people who may see it. */
export const driverColumns = (seesCost: boolean) => [
  column.custom(
    'name',
    driverLabels.name,
    (driver) => (
      <span className={css.name}>
        <Link to={driverPaths.edit(driver.id)}>{driver.name}</Link>
        {driver.status === 'NotActive' && (
          <StatusBadge status={driverStatusWords.NotActive} tone={driverTone.NotActive} />
        )}
      </span>
    ),
    { sort: true, slot: 'title' },
  ),
  column.text('employee_no', driverLabels.employee_no, { sort: true, dim: true }),
  column.phone('mobile', driverLabels.mobile, { slot: 'start' }),
  column.custom(
    'employment',
    driverLabels.employment,
    ({ employment, subcontractor }) =>
      employment === 'subcontractor_operator' && subcontractor ? subcontractor : employmentWords[employment],
    { slot: 'detail' },
  ),
  column.text('licence_class', driverLabels.licence_class),
  column.custom(
    'licence_expires_on',
    driverLabels.licence_expires_on,
    ({ licence_expires_on }) => <ExpiryDate date={licence_expires_on} />,
    { sort: true },
  ),
  column.text('depot', driverLabels.depot_id),
  column.text('suburb', driverLabels.suburb),
  column.text('email', driverLabels.email),
  ...(seesCost ? [cost] : []),
]

export const hiddenAtFirst = ['suburb', 'email']
