import { TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense } from 'react'
import { formatDate, isDate, melbourneDate, parseDate } from '#shared/local-date.ts'
import popupCss from '../parts/popup.module.css'
import { usePopup } from '../parts/use-popup.ts'
import css from './fields.module.css'
import type { Typed } from './use-typed-text.ts'
import { lazyPart } from '../lazy-part.tsx'
import { serverNow } from '../server-clock.ts'

const Calendar = lazyPart(() => import('./Calendar.tsx'), 'default')

export const typedDate: Typed<string> = {
  parse: (text) => parseDate(text, melbourneDate(serverNow())),
  format: formatDate,
  isValue: (value): value is string => typeof value === 'string' && isDate(value),
  wrong: 'Enter a date like 20 Nov 2026.',
}

export interface DateLimits {
  /** The first selectable day, 'YYYY-MM-DD'. */
  min?: string
  max?: string
}

/** A text input with a calendar button. `name` tells screen readers which date it is. */
export function DateInput({
  name,
  text,
  onPick,
  min,
  max,
  ...input
}: Omit<TextInputProps, 'value' | 'name'> &
  DateLimits & { name: string; text: string; onPick: (day: string | null) => void }) {
  const { isOpen, close, anchor, button, popup } = usePopup()
  const calendarButton = (
    <button type="button" className={css.inside} aria-label={`Pick ${name}`} ref={anchor} {...button}>
      <IconCalendar size={16} aria-hidden />
    </button>
  )

  return (
    <>
      <TextInput
        {...input}
        value={text}
        autoComplete="off"
        rightSectionPointerEvents="all"
        rightSection={input.readOnly ? undefined : calendarButton}
      />
      <div {...popup} className={popupCss.popup}>
        {isOpen && (
          <Suspense fallback={<div className={css.calendarRoom} />}>
            <Calendar
              value={typedDate.parse(text)}
              min={min}
              max={max}
              onPick={(day) => {
                onPick(day)
                close()
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
