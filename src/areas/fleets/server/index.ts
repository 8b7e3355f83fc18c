import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import { type ListExport, exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { formatInstant } from '#shared/local-date.ts'
import { type FleetNarrowing, fleetEndpoints } from '../contract/endpoints.ts'
import type { FleetRow } from '../contract/fleet.ts'
import { fleetLabels as labels } from '../rules/fleet-labels.ts'
import { fleetStateWords, placeWords } from '../rules/fleet-words.ts'
import { countFleets, exportPage, listFleets } from './fleet-store.ts'

const { text, number, date } = exported

const columns: readonly ExportColumn<FleetRow>[] = [
  text(labels.fleet_no, (one) => one.fleet_no),
  text(labels.name, (one) => one.name),
  text(labels.category, (one) => one.category),
  text(labels.depot, (one) => one.depot),
  text(labels.subcontractor, (one) => one.subcontractor),
  text(labels.state, (one) => fleetStateWords[one.state]),
  text(labels.place, (one) => one.place && placeWords(one.place)),
  text(labels.client, (one) => one.now?.client ?? null),
  text(labels.driver, (one) => one.now?.driver ?? null),
  text(
    labels.next,
    (one) => one.next && `${formatInstant(one.next.starts_at)} ${one.next.order_no ?? ''}`.trim(),
  ),
  number(labels.open_defects, (one) => one.open_defects ?? null, 'defects:read'),
  date(labels.rego_expires_on, (one) => one.rego_expires_on),
  date(labels.insurance_expires_on, (one) => one.insurance_expires_on),
  date(labels.plant_inspection_expires_on, (one) => one.plant_inspection_expires_on),
  number(`${labels.week_days} this week`, (one) => one.week_days),
  number(`${labels.week_days} this month`, (one) => one.month_days),
]

/** Every machine as it is now; nothing is stored. */
export const fleetsArea = serverArea({
  endpoints: fleetEndpoints,

  handlers: ({ db, clock, write }) => {
    const at = () => ({ now: clock.now(), today: clock.today() })
    const fleetExport: ListExport<FleetRow, FleetNarrowing> = {
      title: 'Fleets',
      record_type: 'asset',
      read: 'fleets:read',
      columns,
      page: ({ db: reader, filters, after_id }) => exportPage(reader, filters, after_id, at()),
    }
    return {
      listFleets: ({ query }) => listFleets(db, query, at()),
      countFleets: ({ query }) => countFleets(db, query, at()),
      exportFleets: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, fleetExport),
    }
  },
})
