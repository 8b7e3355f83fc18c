import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CandidateDialog } from '#areas/scheduler/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { ScreenHeader } from '#ui/shells/ScreenHeader.tsx'
import { indexBoard } from '../rules/chips.ts'
import { boardRowsOf } from '../rules/board-rows.ts'
import css from './board.module.css'
import { BoardControls } from './BoardControls.tsx'
import { BoardGrid } from './BoardGrid.tsx'
import { Legend } from './Legend.tsx'
import { boardQuery } from './queries.ts'
import { Tray } from './Tray.tsx'
import { useBoardAddress } from './use-board-address.ts'
import { useDragToBook } from './use-drag-to-book.tsx'

/** The allocator’s board: machines or people by day, and the orders that still need one. */
export function BoardScreen() {
  const address = useBoardAddress()
  const { from, days, rows: by, depot, dates } = address
  const books = useMay()('scheduler:write')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [filling, setFilling] = useState<{ id: number; version: number; lacks_driver: boolean } | null>(null)
  const { data, isError, error, refetch, isPlaceholderData } = useQuery({
    ...boardQuery(from, days),
    placeholderData: keepPreviousData,
  })
  const index = useMemo(() => (data ? indexBoard(data) : undefined), [data])
  const rows = useMemo(() => {
    if (!data || !index) return []
    const isHere = (one: { depot_id: number | null }) => depot === undefined || one.depot_id === depot
    const here = { ...data, assets: data.assets.filter(isHere), drivers: data.drivers.filter(isHere) }
    return boardRowsOf(here, index, { by, dates, folded })
  }, [data, index, by, depot, dates, folded])
  const drag = useDragToBook(data, index)
  const fold = (key: string) =>
    setFolded((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })

  return (
    <div className={css.screen}>
      <ScreenHeader title="Board" status={<BoardControls {...address} />} />
      {!data ? (
        isError ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )
      ) : (
        <div className={css.board} aria-busy={isPlaceholderData || undefined}>
          <Tray
            board={data}
            address={address}
            onFill={
              books ? ({ id, version }, lacks_driver) => setFilling({ id, version, lacks_driver }) : undefined
            }
            onGrab={books ? drag.grab : undefined}
          />
          <BoardGrid board={data} rows={rows} address={address} folded={folded} onFold={fold} drag={drag} />
        </div>
      )}
      <Legend />
      {filling && (
        <CandidateDialog
          kind={filling.lacks_driver ? 'driver' : 'asset'}
          order_id={filling.id}
          version={filling.version}
          onClose={() => setFilling(null)}
        />
      )}
      {drag.ghost}
    </div>
  )
}
