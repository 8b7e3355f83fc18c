import { driverPaths } from '#areas/drivers/web/index.ts'
import { formatDate } from '#shared/local-date.ts'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { AssetDriver } from '../contract/asset-driver.ts'

const column = columnsOf<AssetDriver>()

const lackOf = ({ has_licence, has_skills }: AssetDriver): string | undefined => {
  if (!has_licence) return 'Licence too low'
  return has_skills === 0 ? 'Lacks a skill' : undefined
}

/** Whether they usually drive it, and why they may not. */
function Standing({ driver }: { driver: AssetDriver }) {
  const lack = lackOf(driver)
  return (
    <>
      {driver.is_usual === 1 && <StatusBadge status="Usual driver" tone="neutral" />}{' '}
      {lack && <StatusBadge status={lack} tone="warning" />}
    </>
  )
}

/** The first of them, so that a driver with many takes no more room: all are on hover, and on the driver's own screen. */
function shownSkills(skills: readonly string[]): string {
  const shown = skills.length > 4 ? 3 : 4
  const more = skills.length - shown
  return `${skills.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Columns of a machine's drivers. */
export const assetDriverColumns = [
  column.link('name', 'Name', ({ id }) => driverPaths.edit(id)),
  column.custom('status', 'Status', (driver) => <Standing driver={driver} />, { slot: 'status' }),
  column.custom('last_on', 'Last drove it', ({ last_on }) => last_on && formatDate(last_on), {
    slot: 'detail',
  }),
  column.custom('days', 'Days in a year', ({ days }) => days || null),
  column.custom('licence_class', 'Licence', ({ licence_class }) => licence_class),
  column.custom('licence_expires_on', 'Licence expires on', ({ licence_expires_on }) => (
    <ExpiryDate date={licence_expires_on} />
  )),
  column.phone('mobile', 'Mobile', { slot: 'start' }),
  column.custom(
    'subcontractor',
    'Subcontractor',
    ({ subcontractor }) => subcontractor && <Cut text={subcontractor} least={12} />,
  ),
  column.custom(
    'skills',
    'Skills',
    ({ skills }) =>
      skills && (
        <Cut text={skills.join(', ')} least={12}>
          {shownSkills(skills)}
        </Cut>
      ),
  ),
]
