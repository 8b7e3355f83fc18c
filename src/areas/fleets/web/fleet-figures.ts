import type { Figure } from '#ui/parts/FigureStrip.tsx'
import { plural } from '#shared/text.ts'
import type { FleetState } from '../contract/choices.ts'
import type { FleetCount } from '../contract/fleet.ts'
import { fleetPaths } from './fleet-paths.ts'
import { type WorkingDays, bookedShare } from '../rules/fleet-words.ts'

const to = (search: string) => `${fleetPaths.list}?${search}`

/** How many machines work, are free, or need someone; each leads to exactly these. */
export function fleetFigures(counts: readonly FleetCount[], { week }: WorkingDays): Figure[] {
  const countOf = (...states: FleetState[]) =>
    sumOf(
      counts.filter(({ state }) => states.includes(state)),
      ({ count }) => count,
    )
  const all = sumOf(counts, ({ count }) => count)
  const working = countOf('working')
  const defects = sumOf(counts, ({ with_defects = 0 }) => with_defects)
  const service = sumOf(counts, (one) => one.with_service_due)
  const weekDays = sumOf(counts, (one) => one.week_days)
  const expiring = sumOf(counts, (one) => one.expiring)
  const seesDefects = counts.some(({ with_defects }) => with_defects !== undefined)
  return [
    {
      key: 'working',
      label: 'Working now',
      value: working,
      unit: `of ${plural(all, 'machine')}`,
      share: all === 0 ? null : working / all,
      caption: `${bookedShare(weekDays, all, week) ?? '0%'} of this week’s working days booked`,
      to: to('state=working'),
    },
    {
      key: 'booked',
      label: 'Booked today',
      value: countOf('booked'),
      caption: 'Start later today',
      to: to('state=booked'),
    },
    {
      key: 'free',
      label: 'Free today',
      value: countOf('free'),
      caption: 'Nothing more booked today',
      to: to('state=free'),
    },
    {
      key: 'off_road',
      label: 'Off road',
      value: countOf('off_road'),
      caption: `${countOf('workshop')} more in the workshop`,
      to: to('state=off_road'),
    },
    ...(seesDefects
      ? [
          {
            key: 'defects',
            label: 'With open defects',
            value: defects,
            caption: 'Open or in repair',
            to: to('concern=defects'),
          },
        ]
      : []),
    {
      key: 'service',
      label: 'Service due',
      value: service,
      caption: 'Overdue, or due soon',
      ...(service > 0 && { tone: 'warning' as const }),
      to: to('concern=service'),
    },
    {
      key: 'expiring',
      label: 'Expiring',
      value: expiring,
      caption: 'Expired, or within 30 days',
      ...(expiring > 0 && { tone: 'warning' as const }),
      to: to('concern=expiring'),
    },
  ]
}

export const sumOf = (counts: readonly FleetCount[], of: (count: FleetCount) => number): number =>
  counts.reduce((sum, count) => sum + of(count), 0)
