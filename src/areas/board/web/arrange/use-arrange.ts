import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Arranged, CopiedOrders, SplitDay } from '#areas/scheduler/contract/arrange.ts'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { confirmAnyway } from '#areas/scheduler/web/index.ts'
import { call as send } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import { conflictOf, isOverridable } from '#platform/web/forms/conflict.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { formatInstant } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { copyOutcome } from '../../rules/copy-outcome.ts'
import { returnQuestion } from '../../rules/return-question.ts'
import { type ShownCall, unread } from '../../rules/shown-calls.ts'
import {
  afterAnswers,
  maxKept,
  type BoardCall,
  type BoardHistory,
  noHistory,
  ordersOf,
  returningOrders,
  withDone,
  withRedone,
  withUndone,
  withoutLast,
} from '../../rules/board-call.ts'
import { inTurn } from './in-turn.ts'

type Override = { reason: string } | undefined
/** `results`: of a copy; `left_out`: of a split. */
type Answer = Arranged & Partial<Pick<CopiedOrders, 'results'> & Pick<SplitDay, 'left_out'>>

/**
 * Does what was dropped or chosen on the board: it is shown at its turn, at once where nothing is under way, and goes back
 * with the reason when the server refuses. The last fifty actions can be undone and redone; the server checks each again,
 * so that what someone else has changed since is never overwritten. `read_at`: when the board was read, on this device’s clock.
 */
export function useArrange(read_at: number) {
  const queries = useQueryClient()
  const [history, setHistory] = useState<BoardHistory>(noHistory)
  const [waiting, setWaiting] = useState<readonly BoardCall[]>([])
  const busy = useMemo<ReadonlySet<number>>(() => new Set(waiting.flatMap(ordersOf)), [waiting])
  const [shown, setShown] = useState<readonly ShownCall[]>([])
  const lastRead = useRef(read_at)
  useEffect(() => {
    lastRead.current = read_at
  })
  const [uncopied, setUncopied] = useState<Readonly<CopiedOrders['results']>>([])
  /** One after the other: the next builds on what this one leaves. */
  const [take] = useState(inTurn)
  /** The latest. A call may be made of what was shown before them: one that waits, or that was picked up long ago. */
  const answers = useRef<readonly Arranged[]>([])

  const run = useCallback(
    /** @returns null when it is refused for good, undefined when it was not done for now. */
    async (action: BoardCall): Promise<Answer | null | undefined> => {
      setWaiting((calls) => [...calls, action])
      setShown((calls) => [...unread(calls, lastRead.current), { call: action, answered_at: null }])
      const settle = (...next: ShownCall[]) =>
        setShown((calls) => calls.flatMap((one) => (one.call === action ? next : one)))
      try {
        const answer = await withQuestions(action)
        // What was asked about is said already.
        if (!answer) {
          settle()
          return undefined
        }
        answers.current = [...answers.current, answer].slice(-maxKept)
        settle({ call: action, answered_at: Date.now(), answer })
        return answer
      } catch (error) {
        settle()
        sayRefusal(error)
        return isFinal(error) ? null : undefined
      } finally {
        setWaiting((calls) => calls.filter((call) => call !== action))
        for (const topic of ['job_item', '*']) void queries.invalidateQueries({ queryKey: [topic] })
      }
    },
    [queries],
  )

  /** The words of what was done, null when it came to nothing. What a copy or split left out is shown. */
  const report = useCallback(({ results, left_out = [], orders }: Answer, asked: string | null) => {
    if (left_out.length > 0) showToast({ message: left_out.join(' '), kind: 'info' })
    if (!results) return asked
    const outcome = copyOutcome(results, orders.length, asked)
    setUncopied(outcome.missing)
    return outcome.words
  }, [])

  /** The latest: a toast is made before the history that its Undo belongs to is shown. */
  const latest = useRef(noHistory)
  const keep = useCallback((next: BoardHistory) => {
    latest.current = next
    setHistory(next)
  }, [])

  const undo = useCallback(
    () =>
      take(async () => {
        const last = latest.current.done.at(-1)
        const answer = last && (await run(last.undo))
        if (answer === undefined) return
        keep(answer ? withUndone(latest.current, answer) : withoutLast(latest.current, 'done'))
        if (answer) showToast({ message: `Undone: ${last?.words}` })
      }),
    [take, run, keep],
  )
  const redo = useCallback(
    () =>
      take(async () => {
        const last = latest.current.undone.at(-1)
        const answer = last && (await run(last.redo))
        if (answer === undefined) return
        const words = answer && last ? report(answer, answer.results ? null : last.words) : null
        keep(
          answer && words ? withRedone(latest.current, words, answer) : withoutLast(latest.current, 'undone'),
        )
        if (words) showToast({ message: `Done again: ${words}` })
      }),
    [take, run, keep, report],
  )
  const act = useCallback(
    (asked: BoardCall, askedWords: string): Promise<boolean> => {
      setWaiting((calls) => [...calls, asked])
      return take(async () => {
        setWaiting((calls) => calls.filter((call) => call !== asked))
        const action = afterAnswers(asked, answers.current)
        const answer = await run(action)
        const words = answer ? report(answer, askedWords) : null
        if (!answer || !words) return false
        keep(withDone(latest.current, words, action, answer))
        const mine = latest.current.done.at(-1)
        const undoMine = () => {
          // Others came after it: they are undone first, one by one.
          if (latest.current.done.at(-1) === mine) void undo()
        }
        showToast({ message: words, action: { label: 'Undo', run: undoMine } })
        return true
      })
    },
    [take, run, keep, report, undo],
  )

  return {
    act,
    undo,
    redo,
    /** What would be undone or redone, in words. */
    undoes: history.done.at(-1)?.words,
    redoes: history.undone.at(-1)?.words,
    /** The orders whose change is not answered yet. */
    busy,
    /** What the board shows of it meanwhile. */
    shown: useMemo(() => unread(shown, read_at), [shown, read_at]),
    /** What the last copy left out, day by day, until it was read. */
    uncopied,
    dismissUncopied: () => setUncopied([]),
  }
}
export type Arranging = ReturnType<typeof useArrange>

function perform(action: BoardCall, override: Override): Promise<Answer> {
  if (action.kind === 'copy')
    return send(schedulerEndpoints.copyOrders, { body: { ids: [...action.ids], dates: [...action.dates] } })
  if (action.kind === 'split') {
    const { id, version, at, asset_id } = action
    return send(schedulerEndpoints.splitDay, {
      params: { id },
      body: { version, at, asset_id, ...(override && { override }) },
    })
  }
  const { orders, cancel, reason = 'Changed on the board' } = action
  return send(schedulerEndpoints.arrangeOrders, {
    body: { orders: [...orders], reason, ...(cancel && { cancel }), ...(override && { override }) },
  })
}

/**
 * Asks for a reason where the server would accept one, and whether orders that would lack something go back to pending.
 * @returns undefined when the person decides against it. @throws what it refuses for any other reason.
 */
async function withQuestions(action: BoardCall): Promise<Answer | undefined> {
  let asked = action
  let override: Override
  for (;;)
    try {
      return await perform(asked, override)
    } catch (error) {
      const returning = error instanceof Refusal && returningOrders(asked, Object.keys(error.errors))
      if (isOverridable(error) && !override) {
        override = (await confirmAnyway('it', error.message)) ?? undefined
        if (!override) return undefined
      } else if (returning) {
        if (!(await confirmReturn(Object.values(error.errors)))) return undefined
        asked = returning
      } else throw error
    }
}

const confirmReturn = (lacks: readonly string[]) =>
  confirm({ ...returnQuestion(lacks), confirmLabel: 'Return and release' })

/** It would be refused again; without a network it is worth another try. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refusal && error.status >= 400 && error.status < 500

function sayRefusal(error: unknown): void {
  const conflict = conflictOf<Arranged>(error)
  if (conflict) {
    const { changed_by, changed_at, current } = conflict
    const what = current.orders[0]?.order_no ?? 'this order'
    showToast({ message: `${changed_by} changed ${what} at ${formatInstant(changed_at)}.`, kind: 'error' })
    return
  }
  if (error instanceof Refusal && error.status === 0) {
    // Sent again as it is, it keeps its key, and is done once.
    showToast({ message: 'No answer. Try again once you are connected.', kind: 'error' })
    return
  }
  const { beside, fields } = showRefusal(error)
  const message = beside ?? (fields && error instanceof Refusal ? Object.values(error.errors)[0] : null)
  if (message) showToast({ message, kind: 'error' })
}
