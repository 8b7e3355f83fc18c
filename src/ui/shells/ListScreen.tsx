import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useContext, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { KeyHints, type KeyHintsProps, listKeys } from '../parts/KeyHints.tsx'
import { type ListView, ListViewsContext } from './list-views.ts'
import css from './ListScreen.module.css'
import { type Breadcrumb, ScreenHeader } from './ScreenHeader.tsx'

/**
 * A list: title and count, views as tabs, filters, the table as its content, pages at the bottom. On a
 * desktop it fills the window and the table scrolls under its headings. On a phone and in a low window the
 * filters other than the search are behind a button. While something is selected, `bulk` covers both, so that no row moves.
 */
export function ListScreen({
  title,
  count,
  breadcrumbs,
  actions,
  notice,
  views = noViews,
  filters,
  filtering: { filtersSet, clearFilters },
  bulk,
  pager,
  keys = listKeys,
  children,
}: {
  title: string
  /** The total; null while unknown. */
  count?: number | null
  breadcrumbs?: Breadcrumb[]
  actions?: ReactNode
  /** What to know about the whole list. */
  notice?: ReactNode
  /** The list's own views: tabs before the person's saved ones. */
  views?: readonly ListView[]
  filters?: ReactNode
  /** How many filters are set, not counting the search, and what clears them all. */
  filtering: { filtersSet: number; clearFilters: () => void }
  bulk?: ReactNode
  pager?: ReactNode
  /** What to press, shown where there is room. */
  keys?: KeyHintsProps['keys']
  children: ReactNode
}) {
  const { Views } = useContext(ListViewsContext)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <div className={css.screen}>
      <ScreenHeader title={title} count={count} breadcrumbs={breadcrumbs} actions={actions} />
      {notice && <div className={css.notice}>{notice}</div>}
      {Views && <Views label={title} views={views} />}
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
          {filtersSet > 1 && (
            <Button variant="quiet" onClick={clearFilters}>
              Clear<span className="visually-hidden"> search and filters</span>
            </Button>
          )}
          {count !== 0 && <KeyHints keys={keys} className={css.keys} />}
          {bulk && <div className={css.bulk}>{bulk}</div>}
        </div>
      )}
      <div className={css.table}>{children}</div>
      {pager && <div className={css.pager}>{pager}</div>}
    </div>
  )
}

const noViews: readonly ListView[] = []
