import { type UseQueryResult, keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDayMonth, weekday } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Kbd } from '#ui/parts/Kbd.tsx'
import { SearchBox } from '#ui/parts/SearchBox.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import type { RowCandidate } from '../../contract/fill/fill-sheet.ts'
import { lacks } from '../../rules/fill/fill-plan.ts'
import { type RowChoice, freeWords, rowChoices } from '../../rules/fill/row-choices.ts'
import { joinedCandidates } from '../../rules/fill/row-requests.ts'
import css from './fill.module.css'
import { rowCandidatesQueries } from './queries.ts'
import { type Fill, type Spot, machineOf } from './use-fill.ts'

const words = {
  asset: { title: 'Machine', search: 'Fleet number, name or rego', none: 'No machine found' },
  driver: { title: 'Driver', search: 'Name, number or mobile', none: 'No driver found' },
} as const

/** Which order and what the panel is for: `Driver, Mon 23 Nov`. */
export const spotTitle = ({ order, kind }: Spot): string =>
  `${words[kind].title}, ${weekday(order.work_date)} ${formatDayMonth(order.work_date)}`

/** Candidates for an order and the later ones of its row, those free for most of them first. 1 to 9 choose one. */
export function CandidatePanel({ job_id, spot, fill }: { job_id: number; spot: Spot; fill: Fill }) {
  const [search, setSearch] = useState('')
  const { order, kind } = spot
  const later = (fill.rowOf(order)?.orders ?? []).filter(
    (one) => one.work_date > order.work_date && lacks(one, fill.plan, kind),
  )
  const wanted = [order, ...later]
  const asked = {
    kind,
    order_ids: wanted.map(({ id }) => id),
    asset_id: kind === 'driver' ? machineOf(order, fill.plan) : undefined,
    search,
  }
  const { data, error, refetch, isPlaceholderData } = useQueries({
    queries: rowCandidatesQueries(job_id, asked).map((query) => ({
      ...query,
      placeholderData: keepPreviousData,
    })),
    combine: joined,
  })
  const choices = data && rowChoices(data, kind, { wanted, plan: fill.plan, orders: fill.orders })
  // Those of other kinds only for whoever searches for them.
  const shown = choices?.filter(
    ({ reasons }) => search !== '' || !reasons.some(({ code }) => code === 'category'),
  )
  return (
    <div>
      <SearchBox value={search} onSearch={setSearch} placeholder={words[kind].search} />
      {shown === undefined ? (
        error ? (
          <ErrorState message={error.message} onRetry={() => refetch()} />
        ) : (
          <LoadingState />
        )
      ) : shown.length === 0 ? (
        <EmptyState
          title={words[kind].none}
          text={search === '' ? 'Search for one of another kind.' : 'Try another name or number.'}
        />
      ) : (
        <ol className={css.list} aria-busy={isPlaceholderData || undefined}>
          {shown.map((choice, at) => (
            <Item key={choice.candidate.id} choice={choice} at={at} onChoose={fill.take} />
          ))}
        </ol>
      )}
    </div>
  )
}

/** The answers about a row as one. */
function joined(results: UseQueryResult<RowCandidate[]>[]) {
  const answers = results.flatMap(({ data }) => (data ? [data] : []))
  return {
    data: answers.length === results.length ? joinedCandidates(answers) : undefined,
    error: results.find(({ error }) => error)?.error,
    isPlaceholderData: results.some((one) => one.isPlaceholderData),
    refetch: () => {
      for (const one of results) if (one.isError) void one.refetch()
    },
  }
}

function Item({
  choice: { candidate, ...choice },
  at,
  onChoose,
}: {
  choice: RowChoice
  at: number
  onChoose: (candidate: RowCandidate) => void
}) {
  const { name, why_ranked } = candidate
  const { reasons, clean, of } = choice
  return (
    <li className={css.item}>
      {at < 9 ? <Kbd>{String(at + 1)}</Kbd> : <span />}
      <div>
        <strong>{name}</strong>
        <span className={css.free} data-all={clean === of || undefined}>
          {freeWords(choice)}
        </span>
        {reasons.map(({ text }) => (
          <span key={text} className={css.against}>
            {text}
          </span>
        ))}
        {reasons.length === 0 && <span className={css.dim}>{why_ranked}</span>}
      </div>
      <Button
        variant={at === 0 && reasons.length === 0 ? 'primary' : 'secondary'}
        aria-label={`Choose ${name}`}
        data-choice={at + 1}
        onClick={() => onChoose(candidate)}
      >
        Choose
      </Button>
    </li>
  )
}
