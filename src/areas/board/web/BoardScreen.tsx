import { IconArrowBackUp, IconArrowForwardUp, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { RepeatResults, orderPaths } from '#areas/work-orders/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { IconButton, LinkButton } from '#ui/parts/Button.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { ScreenHeader } from '#ui/shells/ScreenHeader.tsx'
import { scaleOf } from '../rules/scale.ts'
import { withCalls } from '../rules/shown-calls.ts'
import { type Arranging, useArrange } from './arrange/use-arrange.ts'
import { useUndoKeys } from './arrange/use-undo-keys.ts'
import css from './board.module.css'
import { BoardControls } from './BoardControls.tsx'
import { DispatchBoard } from './DispatchBoard.tsx'
import { makeCursorStore } from './keys/cursor-store.ts'
import { Present } from './live/Present.tsx'
import { NotePresence } from './live/NotePresence.ts'
import { usePresence } from './live/use-presence.ts'
import { boardQuery } from './queries.ts'
import { type BoardAddress, useBoardAddress } from './use-board-address.ts'
import { useIsPhone } from './use-is-phone.ts'

const SendDay = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'SendDay')

/** The allocator’s board: machines or people by day, and the orders that still need one. */
export function BoardScreen() {
  const address = useBoardAddress()
  // By name: the rest of it would draw the board again with every read that begins.
  const {
    data: read,
    dataUpdatedAt: read_at,
    isPlaceholderData,
    isError,
    error,
    refetch,
  } = useQuery({ ...boardQuery(address.from, address.days), placeholderData: keepPreviousData })
  // The board of the days before, shown until these are read, has what was answered.
  const arranging = useArrange(isPlaceholderData ? Infinity : read_at)
  const { shown } = arranging
  const data = useMemo(() => read && withCalls(read, shown), [read, shown])
  useUndoKeys(arranging)
  const [cursor] = useState(makeCursorStore)
  const { dates } = address
  const scale = useMemo(() => scaleOf(dates, data), [dates, data])
  const { present, holders } = usePresence(scale)
  const may = useMay()
  const books = may('scheduler:write')
  const isPhone = useIsPhone()

  return (
    <div className={css.screen}>
      {books && <NotePresence cursor={cursor} scale={scale} />}
      <ScreenHeader
        title="Board"
        status={<BoardControls address={address} />}
        actions={
          <>
            <Present people={present} />
            {books && !isPhone && <UndoButtons {...arranging} />}
            {may('work-orders:read') && !isPhone && (
              <LinkButton icon={<IconPrinter aria-hidden />} to={daySheetsOf(address)}>
                Day sheets
              </LinkButton>
            )}
            {may('driver-jobs:write') && (
              <Suspense fallback={null}>
                <SendDay />
              </Suspense>
            )}
          </>
        }
      />
      {data ? (
        <DispatchBoard
          board={data}
          isStale={isPlaceholderData}
          {...{ address, scale, arranging, cursor, holders, books, isPhone }}
        />
      ) : isError ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
      {arranging.uncopied.length > 0 && (
        <RepeatResults
          title="Not everything was copied"
          results={arranging.uncopied}
          pathOf={(id) => orderPaths.edit(id)}
          onClose={arranging.dismissUncopied}
        />
      )}
    </div>
  )
}

/** Of the day that is shown; among several the next one with work. */
const daySheetsOf = ({ days, from }: Pick<BoardAddress, 'days' | 'from'>): string =>
  `/dashboard/jobs/day-sheets${days === '1' ? `?day=${from}` : ''}`

function UndoButtons({ undo, redo, undoes, redoes }: Arranging) {
  const reasonIf = (words: string | undefined, reason: string) =>
    words === undefined ? { disabledReason: reason } : {}
  return (
    <>
      <IconButton
        label={undoes === undefined ? 'Undo' : `Undo: ${undoes}`}
        icon={<IconArrowBackUp aria-hidden />}
        onClick={() => void undo()}
        {...reasonIf(undoes, 'Nothing to undo yet.')}
      />
      <IconButton
        label={redoes === undefined ? 'Redo' : `Redo: ${redoes}`}
        icon={<IconArrowForwardUp aria-hidden />}
        onClick={() => void redo()}
        {...reasonIf(redoes, 'Nothing was undone.')}
      />
    </>
  )
}
