import { findHolidays, readMapTiles } from '#areas/settings/server/index.ts'
import { serviceDue } from '#areas/resources/rules/service-rules.ts'
import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import { type ListExport, exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { formatInstant } from '#shared/local-date.ts'
import { type FleetNarrowing, fleetEndpoints } from '../contract/endpoints.ts'
import type { FleetRow } from '../contract/fleet.ts'
import { fleetLabels as labels } from '../rules/fleet-labels.ts'
import { fleetStateWords, placeWords, workingDays } from '../rules/fleet-words.ts'
import { type At, countFleets, exportPage, listFleets } from './fleet-store.ts'
import { listPlaces } from './place-store.ts'

const { text, number, date } = exported
type Exported = FleetRow & { service: string | null }

const columns: readonly ExportColumn<Exported>[] = [
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
  text(labels.service, (one) => one.service),
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
    const at = async (): Promise<At> => {
      const today = clock.today()
      return { now: clock.now(), today, ...workingDays(today, await findHolidays(db)) }
    }
    const fleetExport: ListExport<Exported, FleetNarrowing> = {
      title: 'Fleets',
      record_type: 'asset',
      read: 'fleets:read',
      columns,
      page: async ({ db: reader, filters, after_id, today }) => {
        const rows = await exportPage(reader, filters, after_id, await at())
        return rows.map((row) => ({ ...row, service: serviceDue(row, today)?.words ?? null }))
      },
    }
    return {
      listFleets: async ({ query }) => listFleets(db, query, await at()),
      countFleets: async ({ query }) => countFleets(db, query, await at()),
      getFleetMap: async () => {
        const [places, tiles] = await Promise.all([
          listPlaces(db, { now: clock.now(), today: clock.today() }),
          readMapTiles(db),
        ])
        return { places, tiles }
      },
      exportFleets: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, fleetExport),
    }
  },
})
