import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { countFilters } from '#platform/web/lists/list-query.ts'
import { capitalised } from '#shared/text.ts'
import { namesOf } from '#ui/fields/options.ts'
import { Button } from '#ui/parts/Button.tsx'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterDates } from '#ui/parts/FilterDates.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Timeline } from '#ui/parts/Timeline.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import css from './log.module.css'
import { type LogSearch, choicesQuery, logQuery } from './queries.ts'
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
      filters={<Filters query={filters} onChange={set} />}
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

function Filters(props: FilterProps<LogSearch>) {
  const filter = filterOf(props)
  const { data } = useQuery(choicesQuery)
  const { record_types = [], people = [], actions = [] } = data ?? {}
  return (
    <FilterBar {...props} search="Record name">
      <FilterSelect
        {...filter('record_type')}
        label="Record"
        options={record_types.map(({ type, title }) => ({ value: type, label: title }))}
      />
      <FilterSelect {...filter('actor_user_id')} label="Person" options={namesOf(people)} />
      <FilterSelect
        {...filter('action')}
        label="Action"
        options={actions.map((action) => ({ value: action, label: capitalised(action) }))}
      />
      <FilterDates {...props} />
    </FilterBar>
  )
}
