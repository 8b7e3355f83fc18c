import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useContext, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { ListViewsContext } from './list-views.ts'
import css from './ListScreen.module.css'
import { ScreenHeader } from './ScreenHeader.tsx'

/**
 * A list: title and count, filters, the table as its content, pages at the foot. At a desk it fills
 * the window and the table scrolls under its headings. Beside the filters stand the person's own views.
 * On a phone the filters but the search wait behind a button. While something is selected, `bulk` lies over both, so that
 * no row moves.
 */
export function ListScreen({
  title,
  count,
  actions,
  tabs,
  filters,
  filtersSet,
  bulk,
  pager,
  children,
}: {
  title: string
  /** How many there are in all; null while it is not known. */
  count?: number | null
  actions?: ReactNode
  tabs?: ReactNode
  filters?: ReactNode
  /** How many of the filters narrow the list, the search aside. */
  filtersSet: number
  bulk?: ReactNode
  pager?: ReactNode
  children: ReactNode
}) {
  const views = useContext(ListViewsContext)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <div className={css.screen}>
      <ScreenHeader title={title} count={count} actions={actions} />
      {tabs}
      {(bulk || filters) && (
        <div
          className={css.filters}
          data-folded={!unfolded || undefined}
          data-covered={Boolean(bulk) || undefined}
        >
          <div className={css.fold}>
            <Button
              icon={<IconFilter aria-hidden />}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              <span className="visually-hidden">Filters</span>
              {filtersSet > 0 && filtersSet}
            </Button>
          </div>
          {filters}
          <div className={css.views}>{views}</div>
          {bulk && <div className={css.bulk}>{bulk}</div>}
        </div>
      )}
      <div className={css.table}>{children}</div>
      {pager && <div className={css.pager}>{pager}</div>}
    </div>
  )
}
