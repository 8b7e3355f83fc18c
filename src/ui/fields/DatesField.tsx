import { Input } from '@mantine/core'
import { Suspense, useId } from 'react'
import { formatDate, isDate } from '#shared/local-date.ts'
import { Button } from '../parts/Button.tsx'
import type { DateLimits } from './DateInput.tsx'
import css from './DatesField.module.css'
import fieldCss from './fields.module.css'
import { type FieldProps, useField } from './use-field.ts'
import { lazyPart } from '../lazy-part.tsx'

const DaysCalendar = lazyPart(() => import('./DaysCalendar.tsx'), 'default')

/** Several days picked from a calendar; the form holds a list of 'YYYY-MM-DD'. `none`: what an empty list means. */
export function DatesField({ min, max, none, ...props }: FieldProps & DateLimits & { none?: string }) {
  const field = useField(props)
  const id = useId()
  const days = Array.isArray(field.value)
    ? field.value.filter((day): day is string => typeof day === 'string' && isDate(day)).toSorted()
    : []
  const { label, description, error, required, readOnly } = field.look
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      required={required}
      labelElement="div"
      labelProps={{ id }}
    >
      <fieldset className={css.field} aria-labelledby={id}>
        {!readOnly && (
          <Suspense fallback={<div className={fieldCss.calendarRoom} />}>
            {/* The month shown follows the first selectable day. */}
            <DaysCalendar key={min?.slice(0, 7)} value={days} min={min} max={max} onChange={field.onChange} />
          </Suspense>
        )}
        <div className={css.chosen}>
          <p aria-live="polite">
            {days.length === 0 ? (none ?? 'No day chosen.') : days.map(formatDate).join(', ')}
          </p>
          {days.length > 0 && !readOnly && (
            <Button variant="quiet" onClick={() => field.onChange([])}>
              Clear {days.length === 1 ? 'the day' : `${days.length} days`}
            </Button>
          )}
        </div>
      </fieldset>
    </Input.Wrapper>
  )
}
