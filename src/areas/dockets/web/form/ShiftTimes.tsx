import { useWatch } from 'react-hook-form'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { type ShortDayKind, shortDayKinds, shortDayWords } from '../../contract/choices.ts'
import { docketLabels } from '../../rules/docket-labels.ts'
import { isWithoutWork } from '../../rules/shift/short-day.ts'

const field = labelled(docketLabels)
const shortDays = optionsOf(shortDayKinds, shortDayWords)

export const useShortDay = () => useWatch({ name: 'short_day' }) as ShortDayKind | null

/** When a shift began and ended, or why little or nothing came of it. */
export function ShiftTimes() {
  const short_day = useShortDay()
  return (
    <>
      <FieldGrid columns={3}>
        <DateField {...field('shift_date')} required />
        <TimeField
          {...field('starts_at')}
          help={isWithoutWork(short_day) ? 'When work was to start.' : undefined}
          required
        />
        {!isWithoutWork(short_day) && (
          <TimeField
            {...field('finishes_at')}
            help={short_day === null ? undefined : 'Leave empty if no one worked.'}
            required={short_day === null}
          />
        )}
      </FieldGrid>
      <FieldGrid columns={4}>
        <SelectField {...field('short_day')} options={shortDays} help="Leave empty for an ordinary shift." />
        {short_day === 'late_cancellation' && (
          <>
            <DateField {...field('cancelled_on')} required />
            <TimeField {...field('cancelled_at')} required />
            <NumberField {...field('distance_km')} decimals={1} unit="km" />
          </>
        )}
      </FieldGrid>
    </>
  )
}
