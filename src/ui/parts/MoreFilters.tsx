import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { FilterPlace } from './filter-place.ts'
import css from './filters.module.css'
import { Menu } from './Menu.tsx'

/** A filter by the label that its menu item and the filter itself show. */
interface NamedFilter {
  label: string
  filter: (label: string) => ReactNode
}

/** Filters used less often: `+ Filter` offers them, and those that are set are in the row. */
export function MoreFilters({ filters }: { filters: readonly NamedFilter[] }) {
  const [chosen, setChosen] = useState({ label: '', times: 0 })
  const choose = (label: string) => setChosen(({ times }) => ({ label, times: times + 1 }))
  return (
    <>
      {filters.map(({ label, filter }) => {
        const isChosen = label === chosen.label
        return (
          // Chosen once more, it opens once more.
          <FilterPlace
            key={isChosen ? `${label} ${chosen.times}` : label}
            value={isChosen ? 'chosen' : 'more'}
          >
            {filter(label)}
          </FilterPlace>
        )
      })}
      <Menu label="More filters" items={filters.map(({ label }) => ({ label, run: () => choose(label) }))}>
        {(trigger) => (
          <Button className={css.more} icon={<IconPlus aria-hidden />} {...trigger}>
            Filter
          </Button>
        )}
      </Menu>
    </>
  )
}
