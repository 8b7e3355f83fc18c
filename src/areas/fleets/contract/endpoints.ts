import * as z from 'zod'
import { endpoint, exportQuery, listQuery } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { fleetConcerns, fleetStates } from './choices.ts'
import { FleetCount, FleetRow } from './fleet.ts'
import { FleetMap } from './place.ts'

const fleets = recordEndpoints({
  noun: { one: 'machine', many: 'machines' },
  path: '/api/fleets',
  topic: 'asset',
  rights: { read: 'fleets:read', export: 'resources:export' },
})

export const fleetFilters = listQuery(['fleet_no', 'week_days'], 'fleet_no')
  .omit({ archived: true })
  .extend({
    asset_category_id: idParam.optional(),
    depot_id: idParam.optional(),
    state: z.enum(fleetStates).optional(),
    concern: z.enum(fleetConcerns).optional(),
  })
export type FleetFilters = z.output<typeof fleetFilters>
const narrowing = fleetFilters.omit({ page: true, page_size: true, sort: true, with_total: true })
/** What narrows a list, an export or the counts. */
export type FleetNarrowing = z.output<typeof narrowing>

/** Bookings and defects change what a machine does and needs. */
const also = ['job_item', 'asset_defect', 'job', 'driver']

export const fleetEndpoints = {
  listFleets: fleets.list({
    summary: 'Machines by category, with what each does now and next, and what to see to.',
    also,
    query: fleetFilters,
    output: FleetRow,
  }),
  countFleets: fleets.sums({
    summary: 'Count the filtered machines by category and state.',
    also,
    query: narrowing,
    output: z.array(FleetCount),
  }),
  getFleetMap: endpoint({
    method: 'GET',
    path: '/api/fleets/map',
    permission: 'fleets:read',
    summary: 'The sites that machines are at today, the depots, and the map to show them on.',
    topic: 'asset',
    also: [...also, 'depot', 'company'],
    output: FleetMap,
  }),
  exportFleets: fleets.export({ query: narrowing.extend(exportQuery) }),
}
