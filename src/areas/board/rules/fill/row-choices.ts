import type { Reason } from '#areas/scheduler/contract/booking.ts'
import type { FillOrder, RowCandidate } from '../../contract/fill/fill-sheet.ts'
import { type FillKind, type FillPlan, isAssessed, objectionsTo } from './fill-plan.ts'

/** A candidate with what speaks against it on each order, the choices made so far included. */
export interface RowChoice {
  candidate: RowCandidate
  /** For the first order. */
  reasons: readonly Reason[]
  /** On how many orders nothing hard speaks against it, as far as the server was asked. */
  free: number
  /** On how many nothing at all does. */
  clean: number
  of: number
}

/** Candidates for an order and the later ones of its row, those that can do most of them first. */
export function rowChoices(
  candidates: readonly RowCandidate[],
  kind: FillKind,
  { wanted, plan, orders }: { wanted: readonly FillOrder[]; plan: FillPlan; orders: readonly FillOrder[] },
): RowChoice[] {
  const choices = candidates.map((candidate) => {
    const against = wanted.map((order) =>
      isAssessed(candidate, order) ? objectionsTo(candidate, kind, order, { plan, orders }) : undefined,
    )
    const free = against.filter((reasons) => reasons?.every(({ blocks }) => blocks !== 'hard')).length
    const clean = against.filter((reasons) => reasons?.length === 0).length
    return { candidate, reasons: against[0] ?? [], free, of: wanted.length, clean }
  })
  return choices.toSorted((a, b) => b.free - a.free || b.clean - a.clean)
}

/** On how many days it can go: without an objection, or with a reason. */
export function freeWords({ reasons, free, clean, of }: Omit<RowChoice, 'candidate'>): string {
  const isOffRoad = reasons.some(({ code }) => code === 'off_road')
  if (of === 1)
    return clean === 1 ? 'Free' : free === 0 ? 'Not free' : isOffRoad ? 'Off road' : 'Needs a reason'
  if (free === 0) return 'Free on none of these days'
  if (clean === of) return `Free all ${of} days`
  if (clean === 0 && isOffRoad && free === of) return 'Off road'
  const withReason = free - clean
  if (clean === 0) return `Needs a reason on ${withReason === of ? 'all' : `${withReason} of`} ${of} days`
  return `Free ${clean} of ${of} days${withReason > 0 ? `, ${withReason} with a reason` : ''}`
}
