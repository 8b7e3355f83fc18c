import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useContext, useEffect } from 'react'
import { melbourneDate } from '#shared/local-date.ts'
import { classes } from '../classes.ts'
import { useNow } from '../use-now.ts'
import { Button } from './Button.tsx'
import { type DateRange, namedRanges, rangeWords } from './date-words.ts'
import { FilterDate } from './FilterDate.tsx'
import { FilterPlace } from './filter-place.ts'
import css from './filters.module.css'
import popupCss from './popup.module.css'
import { usePopup } from './use-popup.ts'

/** Filters a list by a range of days, 'YYYY-MM-DD': one that has a name, or a first and a last day. */
export function FilterDates({
  label = 'Dates',
  query,
  onChange,
}: {
  label?: string
  query: DateRange
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void
}) {
  const place = useContext(FilterPlace)
  const today = melbourneDate(useNow())
  const { isOpen, close, anchor, button, popup } = usePopup('start')
  const words = rangeWords(query, today)
  useEffect(() => {
    if (place === 'chosen') popup.ref.current?.showPopover()
  }, [place, popup.ref])
  if (place === 'more' && words === null) return null
  return (
    <div className={css.dates} data-set={words !== null || undefined}>
      <button ref={anchor} type="button" {...button}>
        {words === null ? label : `${label}: ${words}`}
        <IconChevronDown size={14} aria-hidden />
      </button>
      {words !== null && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          onClick={() => onChange({ from: undefined, to: undefined })}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
      <div {...popup} className={classes(popupCss.popup, css.calendars)}>
        {isOpen && (
          <fieldset className={css.range} aria-label={label}>
            {namedRanges(today).map(({ label: name, from, to }) => (
              <Button
                key={name}
                variant="quiet"
                onClick={() => {
                  onChange({ from, to })
                  close()
                }}
              >
                {name}
              </Button>
            ))}
            <div className={css.ends}>
              <FilterDate
                label="From"
                value={query.from ?? null}
                onChange={(from) => onChange({ from: from ?? undefined })}
              />
              <FilterDate
                label="To"
                value={query.to ?? null}
                onChange={(to) => onChange({ to: to ?? undefined })}
              />
            </div>
          </fieldset>
        )}
      </div>
    </div>
  )
}
