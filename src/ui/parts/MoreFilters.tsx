import { IconPlus } from '@tabler/icons-react'
import { Children, isValidElement, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { FilterPlace } from './filter-place.ts'
import css from './filters.module.css'
import { Menu } from './Menu.tsx'

/** Filters used less often, each with a `label`: `+ Filter` offers them, and those that are set are in the row. */
export function MoreFilters({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState({ label: '', times: 0 })
  const filters = Children.toArray(children).filter((child) => isValidElement<{ label: string }>(child))
  const choose = (label: string) => setChosen(({ times }) => ({ label, times: times + 1 }))
  return (
    <>
      {filters.map((filter) => {
        const { label } = filter.props
        const isChosen = label === chosen.label
        return (
          // Chosen once more, it opens once more.
          <FilterPlace
            key={isChosen ? `${label} ${chosen.times}` : label}
            value={isChosen ? 'chosen' : 'more'}
          >
            {filter}
          </FilterPlace>
        )
      })}
      <Menu
        label="More filters"
        items={filters.map(({ props: { label } }) => ({ label, run: () => choose(label) }))}
      >
        {(trigger) => (
          <Button className={css.more} icon={<IconPlus aria-hidden />} {...trigger}>
            Filter
          </Button>
        )}
      </Menu>
    </>
  )
}
