import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { WorkOnDockets } from '#areas/dockets/web/index.ts'
import { DocumentFacts } from '#areas/documents/web/index.ts'
import { MachinesOf } from '#areas/resources/web/index.ts'
import { NextBookings, WhereNow } from '#areas/scheduler/web/index.ts'
import { SubcontractorLink } from '#areas/subcontractors/web/index.ts'
import { formatAddress } from '#shared/address.ts'
import { addDays, melbourneDate } from '#shared/local-date.ts'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Driver } from '../contract/driver.ts'
import { driverLabels as labels } from '../rules/driver-labels.ts'
import { employmentWords, stoppedBy } from '../rules/driver-words.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { driverPaths } from './driver-paths.ts'

const recentDays = 14

/** A driver as the office reads them: where they are, how to reach them, what they may drive, how much they worked. */
export function DriverSummary({ driver }: { driver: Driver }) {
  const { id, emergency_contact_name, emergency_contact_phone } = driver
  const today = melbourneDate(useNow())
  return (
    <SummaryLayout
      facts={
        <>
          <WhereNow whose={{ driver_id: id }} idle="Free" stopped={stoppedBy(driver, today)} />
          <FactGroup title="Contact">
            <ContactRow
              name={driver.preferred_name ?? driver.name}
              role={employmentWords[driver.employment]}
              phone={driver.mobile}
              email={driver.email}
            />
          </FactGroup>
          <FactGroup title="Licence">
            <Facts
              facts={[
                { label: labels.licence_class, value: driver.licence_class },
                {
                  label: 'Expires',
                  value: driver.licence_expires_on && <ExpiryDate date={driver.licence_expires_on} />,
                },
                { label: labels.licence_conditions, value: driver.licence_conditions },
                { label: labels.ohs_card_no, value: driver.ohs_card_no },
              ]}
            />
          </FactGroup>
          <FactGroup title="Work">
            <Facts
              facts={[
                { label: labels.employee_no, value: driver.employee_no },
                {
                  label: labels.subcontractor_id,
                  value: driver.subcontractor && <SubcontractorLink of={driver} />,
                },
                { label: labels.depot_id, value: driver.depot },
                { label: 'Address', value: formatAddress(driver) },
              ].filter(({ value }) => value)}
            />
          </FactGroup>
          <DocumentFacts record_type="driver" record_id={id} all={driverPaths.edit(id, 'documents')} />
          <WorkOnDockets
            title={`Last ${recentDays} days`}
            whose={{ driver_id: id, from: addDays(today, 1 - recentDays) }}
          />
          <MachinesOf title="Usual machines" whose={{ default_driver_id: id }} />
          {(emergency_contact_name ?? emergency_contact_phone) && (
            <FactGroup title="Emergency">
              <ContactRow
                name={emergency_contact_name ?? labels.emergency_contact_name}
                role={driver.emergency_contact_relation}
                phone={emergency_contact_phone}
              />
            </FactGroup>
          )}
        </>
      }
      rows={<NextBookings driver_id={id} />}
    >
      <RecentChanges
        record_type="driver"
        record_id={id}
        words={driverFieldWords}
        all={driverPaths.edit(id, 'history')}
      />
    </SummaryLayout>
  )
}
