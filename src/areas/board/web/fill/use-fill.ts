import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Certainty } from '#areas/scheduler/contract/choices.ts'
import { confirmAnyway } from '#areas/scheduler/web/index.ts'
import { call } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { plural } from '#shared/text.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { fillEndpoints } from '../../contract/fill/endpoints.ts'
import type { FillOrder, FillSheet, RowCandidate } from '../../contract/fill/fill-sheet.ts'
import {
  type FillKind,
  type FillPlan,
  type FillRow,
  cellsToBook,
  choose,
  clear,
  lacks,
  nextGap,
  objections,
  rowsOf,
  sameForRemaining,
  suggested,
} from '../../rules/fill/fill-plan.ts'
import { joinedCandidates } from '../../rules/fill/row-requests.ts'
import { rowCandidatesQueries } from './queries.ts'

/** Which order is being filled, and with what. */
export interface Spot {
  order: FillOrder
  kind: FillKind
}

/** The choices for a job’s orders until they are booked: nothing is stored before. */
export function useFill(job_id: number, { orders }: FillSheet) {
  const queries = useQueryClient()
  const [plan, setPlan] = useState<FillPlan>(new Map())
  const [picked, setPicked] = useState<{ id: number; kind: FillKind } | null>(null)
  const [last, setLast] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const rows = rowsOf(orders)
  const rowOf = (order: FillOrder): FillRow | undefined => rows.find(({ key }) => key === order.row)
  const pickedOrder = orders.find(({ id }) => id === picked?.id)
  const spot: Spot | null =
    pickedOrder && picked ? { order: pickedOrder, kind: picked.kind } : nextGap(orders, plan)

  const take = (candidate: RowCandidate) => {
    if (!spot) return
    const next = choose(plan, spot.order.id, spot.kind, candidate)
    setPlan(next)
    setLast(spot.order.id)
    // Machine, then driver, then whatever is missing next.
    setPicked(lacks(spot.order, next, 'driver') ? { id: spot.order.id, kind: 'driver' } : null)
  }
  const same = (row: FillRow, from: FillOrder) => {
    setPlan(sameForRemaining(plan, row, from))
    setPicked(null)
  }
  const override = async (order: FillOrder) => {
    const soft = objections(order, plan, orders)
    const { asset, driver } = plan.get(order.id) ?? {}
    const name = [asset?.name, driver?.name].filter(Boolean).join(' and ')
    const answer = await confirmAnyway(name, soft.map(({ text }) => text).join(' '))
    if (answer)
      setPlan((now) => new Map(now).set(order.id, { ...now.get(order.id), override: answer.reason }))
  }

  /** The best for everything that is missing, row by row. */
  const suggest = async () => {
    setBusy(true)
    try {
      let next = plan
      for (const row of rows)
        for (const kind of ['asset', 'driver'] as const) {
          // A driver goes with a machine.
          const open = row.orders.filter(
            (order) => lacks(order, next, kind) && (kind === 'asset' || machineOf(order, next) !== undefined),
          )
          const [first] = open
          if (!first) continue
          const asset_id = kind === 'driver' ? machineOf(first, next) : undefined
          const asked = { kind, order_ids: open.map(({ id }) => id), asset_id, search: '' }
          const answers = await Promise.all(
            rowCandidatesQueries(job_id, asked).map((query) => queries.fetchQuery(query)),
          )
          const candidates = joinedCandidates(answers)
          next = suggested(next, { ...row, orders: open }, kind, { candidates, orders })
        }
      setPlan(next)
      setPicked(null)
    } catch (refusal) {
      setError(showRefusal(refusal).beside)
    } finally {
      setBusy(false)
    }
  }

  const book = async (certainty: Certainty) => {
    const cells = cellsToBook(orders, plan)
    if (cells.length === 0 || isBusy) return
    setBusy(true)
    setError(null)
    try {
      await call(fillEndpoints.fillJob, { params: { id: job_id }, body: { certainty, cells } })
      void queries.invalidateQueries({ queryKey: ['job_item'] })
      const booked = new Set(cells.map(({ job_item_id }) => job_item_id))
      setPlan(new Map([...plan].filter(([id]) => !booked.has(id))))
      setPicked(null)
      const done = certainty === 'confirmed' ? 'booked' : 'pencilled'
      showToast({ message: `${plural(cells.length, 'order')} ${done}` })
    } catch (refusal) {
      const refused = refusedOf(refusal, cells)
      if (refused.size === 0) setError(showRefusal(refusal).beside)
      else {
        setPlan((now) => marked(now, refused))
        setError('Nothing was booked. Each order that was refused says why.')
        void queries.invalidateQueries({ queryKey: ['job_item'] })
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    orders,
    rows,
    plan,
    spot,
    last: orders.find(({ id }) => id === last),
    rowOf,
    isBusy,
    error,
    cells: cellsToBook(orders, plan),
    /** Somebody chose what to fill; otherwise it is the next that is missing. */
    isPicking: picked !== null,
    stop: () => setPicked(null),
    pick: (order: FillOrder, kind: FillKind) => setPicked({ id: order.id, kind }),
    take,
    same,
    override,
    clear: (order: FillOrder) => {
      setPlan(clear(plan, order.id))
      setPicked({ id: order.id, kind: order.asset ? 'driver' : 'asset' })
    },
    suggest,
    book,
  }
}
export type Fill = ReturnType<typeof useFill>

/** The machine booked on an order, or chosen for it. */
export const machineOf = (order: FillOrder, plan: FillPlan): number | undefined =>
  order.asset?.id ?? plan.get(order.id)?.asset?.id

/** Which orders the server refused, with its words. */
function refusedOf(refusal: unknown, cells: readonly { job_item_id: number }[]): ReadonlyMap<number, string> {
  const errors = refusal instanceof Refusal ? Object.entries(refusal.errors) : []
  return new Map(
    errors.flatMap(([path, text]): [number, string][] => {
      const cell = cells[Number(/^cells\.(\d+)$/.exec(path)?.[1] ?? -1)]
      return cell ? [[cell.job_item_id, text]] : []
    }),
  )
}

function marked(plan: FillPlan, refused: ReadonlyMap<number, string>): FillPlan {
  const next = new Map(plan)
  for (const [id, text] of refused) next.set(id, { ...next.get(id), refused: text })
  return next
}
