import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useContext, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { ListViewsContext } from './list-views.ts'
import css from './ListScreen.module.css'
import { type Breadcrumb, ScreenHeader } from './ScreenHeader.tsx'

/**
 * A list: title and count, filters and saved views, the table as its content, pages at the bottom. On a
 * desktop it fills the window and the table scrolls under its headings. On a phone the filters other than the
 * search are behind a button. While something is selected, `bulk` covers both, so that no row moves.
 */
export function ListScreen({
  title,
  count,
  breadcrumbs,
  actions,
  tabs,
  filters,
  filtersSet,
  bulk,
  pager,
  children,
}: {
  title: string
  /** The total; null while unknown. */
  count?: number | null
  breadcrumbs?: Breadcrumb[]
  actions?: ReactNode
  tabs?: ReactNode
  filters?: ReactNode
  /** How many filters are set, not counting the search. */
  filtersSet: number
  bulk?: ReactNode
  pager?: ReactNode
  children: ReactNode
}) {
  const views = useContext(ListViewsContext)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <div className={css.screen}>
      <ScreenHeader title={title} count={count} breadcrumbs={breadcrumbs} actions={actions} />
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
