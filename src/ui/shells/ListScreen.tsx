import { type ReactNode, useContext } from 'react'
import { ListViewsContext } from './list-views.ts'
import css from './ListScreen.module.css'
import { ScreenHeader } from './ScreenHeader.tsx'

/**
 * A list: title and count, filters, the table as its content, pages at the foot. At a desk it fills
 * the window and the table scrolls under its headings. Beside the filters stand the person's own views.
 * While something is selected, `bulk` stands in the place of both.
 */
export function ListScreen({
  title,
  count,
  actions,
  tabs,
  filters,
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
  bulk?: ReactNode
  pager?: ReactNode
  children: ReactNode
}) {
  const views = useContext(ListViewsContext)
  return (
    <div className={css.screen}>
      <ScreenHeader title={title} count={count} actions={actions} />
      {tabs}
      {(bulk || filters) && (
        <div className={css.filters}>
          {bulk || (
            <>
              {filters}
              <div className={css.views}>{views}</div>
            </>
          )}
        </div>
      )}
      <div className={css.table}>{children}</div>
      {pager && <div className={css.pager}>{pager}</div>}
    </div>
  )
}
