import { listDefects } from '#areas/checklists/server/index.ts'
import { oldestDocket } from '#areas/dockets/server/index.ts'
import { listAssets } from '#areas/resources/server/index.ts'
import { addDays } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { scopeOf } from '#platform/server/sessions/viewer.ts'
import type { HomeBar } from '../contract/home.ts'
import { driverStateOf, hasAccepted } from '#areas/driver-jobs/rules/driver-state.ts'
import { findCategoryDays } from './category-bars-store.ts'
import { countsOf, ordersLink, toConfirmLink, toFillLink } from './day-orders.ts'
import { type FigureContext, type HomeFigureSource, captionOf, nowCaption } from './home-figure.ts'
import { readInTrouble } from './in-trouble.ts'
import { shortDate } from './row-words.ts'
import { newsDays } from './work-cards.ts'

/** Asks a list for its count only. */
const counted = { page: 1, page_size: 1, search: '', with_total: 1 } as const

const on = (day: string): string => `from=${day}&to=${day}`

const criticalDefects = async ({ db, viewer }: FigureContext) =>
  (
    await listDefects(db, viewer, {
      ...counted,
      archived: 0,
      sort: '-reported_at',
      status: 'open',
      severity: 'critical',
    })
  ).total ?? 0

/** How many kinds of machine fit next to the figure. */
const barLimit = 6

/** A day by kind of machine, for those who see everyone's orders. */
async function categoryBars({ db, viewer }: FigureContext, day: string): Promise<HomeBar[]> {
  if (scopeOf(viewer, 'work-orders:read') !== 'all') return []
  const found = await findCategoryDays(db, day, barLimit)
  return found.map(({ id, name, orders, to_fill, short }) => ({
    label: name,
    filled: orders - to_fill,
    count: orders,
    is_short: Number(short > 0),
    link: ordersLink(`order_status=Not+Cancelled&${on(day)}&asset_category_id=${id}`),
  }))
}

const confirmCaption = (day: string, { all, ready }: { all: number; ready: number }): string => {
  if (all === 0) return `None on ${shortDate(day)}`
  return ready === all ? 'Filled, not sent yet' : `${all - ready} may not go out as booked`
}

export const workFigures: readonly HomeFigureSource[] = [
  {
    key: 'orders',
    needs: ['work-orders:read'],
    read: async (context) => {
      const { from, to } = context.period
      const counts = await countsOf(context, { from, to })
      return {
        label: 'Orders',
        value: counts.of('Confirmed'),
        unit: 'confirmed',
        caption: captionOf(
          context.period_name,
          `${counts.of('Pending').toLocaleString('en-AU')} still pending`,
        ),
        link: ordersLink(`order_status=Confirmed&from=${from}&to=${to}`),
      }
    },
  },
  {
    key: 'to-fill',
    needs: ['work-orders:read'],
    read: async (context) => {
      const { today, facts, period } = context
      // What is over cannot be filled any more.
      const days = { from: today, to: period.to }
      const tomorrow = addDays(today, 1)
      const [value, soon] = await Promise.all([
        facts.unfilled(days),
        facts.unfilled({ from: today, to: tomorrow < days.to ? tomorrow : days.to }),
      ])
      return {
        label: 'To fill',
        value,
        unit: value === 1 ? 'order' : 'orders',
        caption: captionOf(context.period_name, soon > 0 && days.to > today ? `${soon} by tomorrow` : null),
        tone: soon > 0 ? 'warning' : 'plain',
        link: ordersLink(`from=${days.from}&to=${days.to}&unallocated=1`),
      }
    },
  },
  {
    key: 'day-to-fill',
    needs: ['work-orders:read'],
    read: async (context) => {
      const { day, orders, broke_down, unfilled } = await context.planDay()
      // Another order replaces one that broke down.
      const all = orders - broke_down
      const bars = await categoryBars(context, day)
      return {
        label: 'To fill',
        value: unfilled,
        unit: `of ${plural(all, 'order')}`,
        caption: `${(all - unfilled).toLocaleString('en-AU')} filled`,
        link: toFillLink(day),
        bars,
      }
    },
  },
  {
    key: 'day-to-confirm',
    needs: ['work-orders:read', 'work-orders:write'],
    read: async (context) => {
      const { day } = await context.planDay()
      const days = { from: day, to: day, order_status: 'To Confirm' } as const
      const [{ count: ready }, inTrouble] = await Promise.all([
        context.sumOf('orders-to-confirm'),
        readInTrouble(context),
      ])
      const all = inTrouble.length === 0 ? ready : (await countsOf(context, days)).all
      return {
        label: 'To confirm',
        value: all,
        unit: all === 1 ? 'order' : 'orders',
        caption: confirmCaption(day, { all, ready }),
        link: toConfirmLink(day),
      }
    },
  },
  {
    key: 'day-unanswered',
    needs: ['driver-jobs:read'],
    read: async (context) => {
      const { day } = await context.planDay()
      const [jobs, inTrouble] = await Promise.all([context.facts.driverJobs(day), readInTrouble(context)])
      const ofState = Map.groupBy(jobs, ({ answer_status }) => driverStateOf(answer_status))
      const declined = ofState.get('declined')?.length ?? 0
      const accepted = [...ofState].reduce(
        (sum, [state, { length }]) => (state !== null && hasAccepted(state) ? sum + length : sum),
        0,
      )
      // Nobody is called about a job on hold.
      const waiting = (ofState.get('waiting') ?? []).filter(({ job_status }) => job_status !== 'On Hold')
      const all = waiting.length
      const unanswered = waiting.filter(({ job_item_id }) => !inTrouble.includes(job_item_id)).length
      return {
        // Jobs, not people: a driver may have several.
        label: 'Driver jobs',
        value: unanswered,
        unit: 'not answered',
        caption: [`${accepted} yes, ${declined} no`, all > unanswered && `${all - unanswered} to replace`]
          .filter(Boolean)
          .join(', '),
        tone: declined > 0 ? 'danger' : 'plain',
        link:
          all > unanswered
            ? `/allocator?all=drivers-unanswered&day=${day}`
            : `/dashboard/driver_jobs?unanswered=1&${on(day)}&sort=work_date`,
      }
    },
  },
  {
    key: 'off-road',
    needs: ['resources:read', 'work-orders:read'],
    read: async (context) => {
      const { db, viewer } = context
      const [{ total }, { count: booked }] = await Promise.all([
        listAssets(db, viewer, { ...counted, archived: 0, sort: 'fleet_no', status: 'off_road' }),
        context.sumOf('orders-off-road'),
      ])
      return {
        label: 'Off road',
        value: total ?? 0,
        unit: total === 1 ? 'machine' : 'machines',
        caption: booked > 0 ? `${plural(booked, 'order')} to swap` : 'None booked',
        tone: booked > 0 ? 'danger' : 'plain',
        link: '/dashboard/resources/assets?status=off_road',
      }
    },
  },
  {
    key: 'dockets',
    needs: ['dockets:approve', 'dockets:read'],
    read: async (context) => {
      const { db, viewer } = context
      const [{ count }, oldest] = await Promise.all([
        context.sumOf('dockets-waiting'),
        oldestDocket(db, viewer, { search: '', status: 'To Approve' }),
      ])
      return {
        label: 'To approve',
        value: count,
        unit: count === 1 ? 'docket' : 'dockets',
        caption: nowCaption(context, oldest ? `Oldest ${shortDate(oldest)}` : null),
        link: '/dashboard/dockets?status=To+Approve&sort=shift_date',
      }
    },
  },
  {
    key: 'may-not-work',
    needs: ['documents:approve'],
    read: async (context) => {
      const { count, title } = await context.sumOf('may-not-work')
      return {
        label: title,
        value: count,
        unit: count === 1 ? 'driver or machine' : 'drivers and machines',
        caption: count > 0 ? 'Expired or missing' : null,
        tone: count > 0 ? 'danger' : 'plain',
        link: '/safety_officer?all=may-not-work',
      }
    },
  },
  {
    key: 'failed-checklists',
    needs: ['checklists:read'],
    read: async (context) => {
      const { count, link } = await context.sumOf('checklists-failed')
      return {
        label: 'Failed checklists',
        value: count,
        caption: `Last ${newsDays} days`,
        link: link ?? '/dashboard/checklist/completed?result=fail',
      }
    },
  },
  {
    key: 'critical-defects',
    needs: ['defects:read'],
    read: async (context) => {
      const value = await criticalDefects(context)
      return {
        label: 'Critical defects',
        value,
        unit: 'open',
        caption: value > 0 ? 'Machines off the road until fixed' : null,
        tone: value > 0 ? 'danger' : 'plain',
        link: '/dashboard/checklist/defects?status=open&severity=critical',
      }
    },
  },
  {
    key: 'open-defects',
    needs: ['defects:read'],
    read: async (context) => ({
      label: 'Defects',
      value: (await context.sumOf('defects-open')).count,
      unit: 'open',
      caption: 'Not verified yet',
      link: '/dashboard/checklist/defects?status=open',
    }),
  },
]
