import * as z from 'zod'
import { localDate, optionalLocalDate } from '#platform/contract/date-fields.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Home, HomeCard } from './home.ts'
import { periods } from './periods.ts'
import { daySheetGroupings } from './day-sheet-groupings.ts'
import { DaySheets } from './day-sheets.ts'
import { PrintedDay } from './printed-day.ts'
import { roleHomes } from './role-homes.ts'
import { Waiting } from './waiting.ts'

/** The day being planned, where a home has one. */
const plannedDay = optionalLocalDate('Day')

/** Without a day, the next one with work. */
const daySheetsQuery = z.object({ day: plannedDay, by: z.enum(daySheetGroupings).default('machine') })

export const homeEndpoints = {
  getHome: endpoint({
    method: 'GET',
    path: '/api/home',
    permission: 'signed_in',
    summary: 'What waits for the caller’s role, or for another role whose home they may see.',
    // It shows everyone's work.
    topic: '*',
    query: z.object({
      of: z.enum(roleHomes).optional(),
      day: plannedDay,
      period: z.enum(periods).optional(),
    }),
    output: Home,
  }),
  getPrintedDay: endpoint({
    method: 'GET',
    path: '/api/day-sheet',
    permission: 'work-orders:read',
    summary: 'Who works where on a day, to be printed.',
    topic: 'job_item',
    also: ['driver_job', 'asset', 'driver', 'job'],
    query: z.object({ day: localDate('Day') }),
    output: PrintedDay,
  }),
  getDaySheets: endpoint({
    method: 'GET',
    path: '/api/day-sheets',
    permission: 'work-orders:read',
    summary:
      'The orders of a day with all that is needed to do them, for the sheets of machines, drivers or clients.',
    topic: 'job_item',
    also: ['asset', 'driver', 'job'],
    query: daySheetsQuery.pick({ day: true }),
    output: DaySheets,
  }),
  daySheetsPdf: endpoint({
    method: 'GET',
    path: '/api/day-sheets/pdf',
    permission: 'work-orders:read',
    summary: 'The same as a PDF, a sheet for each machine, driver or client, without rates.',
    query: daySheetsQuery,
    download: true,
    output: z.string(),
  }),
  listWaiting: endpoint({
    method: 'GET',
    path: '/api/waiting',
    permission: 'signed_in',
    summary: 'How much waits in each list, as the caller’s home counts it.',
    topic: 'job_item',
    // An asset that goes off road changes the day being planned.
    also: ['driver_job', 'asset', 'docket', 'quote', 'invoice', 'asset_checklist'],
    output: z.array(Waiting),
  }),
  getHomeCard: endpoint({
    method: 'GET',
    path: '/api/home-cards/:key',
    permission: 'signed_in',
    summary: 'One card in full, up to two hundred rows.',
    topic: '*',
    params: z.object({ key: z.string().max(60) }),
    query: z.object({ day: plannedDay }),
    output: HomeCard,
  }),
}
