import { IconCalendar } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import popupCss from '../parts/popup.module.css'
import { usePopup } from '../parts/use-popup.ts'
import css from './fields.module.css'

const Calendar = lazyPart(() => import('./Calendar.tsx'), 'default')

/** A button that opens a calendar to pick a day, 'YYYY-MM-DD'. */
export function DayButton({
  label,
  day,
  onPick,
}: {
  label: string
  day: string
  onPick: (day: string) => void
}) {
  const { isOpen, close, anchor, button, popup } = usePopup()
  return (
    <>
      <button type="button" aria-label={label} title={label} ref={anchor} {...button}>
        <IconCalendar size={16} aria-hidden />
      </button>
      <div {...popup} className={popupCss.popup}>
        {isOpen && (
          <Suspense fallback={<div className={css.calendarRoom} />}>
            <Calendar
              value={day}
              onPick={(picked) => {
                close()
                if (picked) onPick(picked)
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
