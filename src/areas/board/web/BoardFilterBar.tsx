import { useMemo, useState } from 'react'
import { DepotFilter } from '#areas/settings/web/index.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { filterOf } from '#ui/parts/filter-of.ts'
import { MoreFilters } from '#ui/parts/MoreFilters.tsx'
import type { Board } from '../rules/board.ts'
import type { BoardRow } from '../rules/board-rows.ts'
import { offeredBy } from '../rules/filters.ts'
import { type Found, findOnBoard } from '../rules/find-on-board.ts'
import type { Scale } from '../rules/scale.ts'
import css from './board.module.css'
import type { BoardAddress } from './use-board-address.ts'

/** A search that goes to what it finds, and what narrows the board. */
export function BoardFilterBar({
  board,
  rows,
  scale,
  address: { asked, set, today },
  onFound,
}: {
  board: Board
  rows: readonly BoardRow[]
  scale: Scale
  address: BoardAddress
  onFound: (found: Found) => void
}) {
  const [words, setWords] = useState('')
  const filter = filterOf({ query: asked, onChange: set })
  const { clients, suburbs, states } = useMemo(() => offeredBy(board), [board])
  const found = useMemo(() => findOnBoard(rows, words, { today, scale }), [rows, words, today, scale])
  return (
    <div className={css.filters}>
      <FilterSelect<string>
        label="Find on the board"
        options={found}
        value={null}
        onChange={(value) => {
          const one = found.find((other) => other.value === value)
          if (one) onFound(one)
        }}
        search={{ current: undefined, onText: setWords, loading: false }}
      />
      <DepotFilter
        value={asked.depot ?? null}
        onChange={(id) => set({ depot: id === null ? undefined : Number(id) })}
      />
      <FilterSelect
        {...filter('category')}
        label="Category"
        options={board.categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MoreFilters
        filters={[
          ...(board.tags.length > 0
            ? [
                {
                  label: 'Tag',
                  filter: (label: string) => (
                    <FilterSelect
                      {...filter('tag')}
                      label={label}
                      options={board.tags.map(({ id, name }) => ({ value: id, label: name }))}
                    />
                  ),
                },
              ]
            : []),
          {
            label: 'Client',
            filter: (label) => <FilterSelect {...filter('client')} label={label} options={clients} />,
          },
          {
            label: 'Suburb',
            filter: (label) => <FilterSelect {...filter('suburb')} label={label} options={suburbs} />,
          },
          {
            label: 'Site state',
            filter: (label) => <FilterSelect {...filter('state')} label={label} options={states} />,
          },
          {
            label: 'Problems',
            filter: (label) => (
              <FilterSelect
                {...filter('problems')}
                label={label}
                options={[{ value: '1', label: 'Only problems' }]}
              />
            ),
          },
        ]}
      />
    </div>
  )
}
