import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { countFilters } from '#platform/web/lists/list-query.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Timeline } from '#ui/parts/Timeline.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import css from './log.module.css'
import { LogFilterBar } from './LogFilterBar.tsx'
import { logQuery, type LogSearch } from './queries.ts'
import { logEntry } from './timeline-entry.tsx'

/** Who did what, in the areas this person may read. */
export function LogsScreen() {
  const navigate = useNavigate()
  const filters = useSearch({ strict: false }) as LogSearch
  const log = useInfiniteQuery({ ...logQuery(filters), placeholderData: keepPreviousData })
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  const set = (changes: LogSearch) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...changes })) as never,
      replace: 'search' in changes,
    })
  const showAll = () => void navigate({ to: '.', search: {} as never })
  const isFiltered = Object.values(filters).some((value) => value !== undefined)

  return (
    <ListScreen
      title="Logs"
      filtering={{ filtersSet: countFilters(filters), clearFilters: showAll }}
      filters={<LogFilterBar query={filters} onChange={set} />}
    >
      {log.isError && entries.length === 0 && (
        <ErrorState message="Could not load the log." onRetry={() => void log.refetch()} />
      )}
      {log.isPending && <LoadingState />}
      {log.isSuccess && entries.length === 0 && (
        <EmptyState
          title={isFiltered ? 'No matching entries' : 'No entries yet'}
          text={isFiltered ? undefined : 'Every record added, changed or archived appears here.'}
          action={isFiltered && <Button onClick={showAll}>Show all</Button>}
        />
      )}
      <div className={css.log} aria-busy={log.isPlaceholderData}>
        <Timeline entries={entries.map(logEntry)} />
        {log.hasNextPage && (
          <div className={css.older}>
            <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              Show older
            </Button>
          </div>
        )}
      </div>
    </ListScreen>
  )
}
