import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { classes } from '../classes.ts'
import css from './Pager.module.css'
import { lastPage, pageNumbers, rangeText } from './pages.ts'

const pageSizes = [25, 50, 100, 200]

/** The rows shown, the page size, and links to other pages. `total` is null when unknown. */
export function Pager({
  page,
  pageSize,
  shown,
  total,
  onPage,
  onPageSize,
}: {
  page: number
  pageSize: number
  /** How many rows this page has. */
  shown: number
  total: number | null
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}) {
  const last = total === null ? null : lastPage(total, pageSize)
  const isLast = last === null ? shown < pageSize : page >= last
  return (
    <div className={css.pager}>
      <span className={css.range}>{rangeText(page, pageSize, shown, total)}</span>
      <label className={css.size}>
        <span className="visually-hidden">Rows per page</span>
        <select value={pageSize} onChange={(event) => onPageSize(Number(event.currentTarget.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size} a page
            </option>
          ))}
        </select>
      </label>
      <nav className={css.pages} aria-label="Pages">
        <button
          type="button"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </button>
        {last !== null &&
          pageNumbers(page, last).map((number, at) =>
            number === null ? (
              <span key={`gap ${at < 3 ? 'before' : 'after'}`} className={css.gap}>
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                className={classes(css.number, number === page && css.current)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            ),
          )}
        {last === null && <span className={css.gap}>Page {page}</span>}
        <button type="button" aria-label="Next page" disabled={isLast} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </button>
      </nav>
    </div>
  )
}
