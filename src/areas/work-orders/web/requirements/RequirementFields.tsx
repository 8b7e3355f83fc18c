import { useHolidays } from '#areas/settings/web/index.ts'
import { useWatch } from 'react-hook-form'
import { CategoryPicker } from '#areas/resources/web/index.ts'
import { SkillsField } from '#areas/tags/web/index.ts'
import { isDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { DatesField } from '#ui/fields/DatesField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import type { Requirement } from '../../contract/requirement.ts'
import { holidayWords } from '../../rules/holiday-words.ts'
import { workDays } from '../../rules/materialise.ts'
import { requirementLabels } from '../../rules/requirement-labels.ts'
import { AttachmentsField } from './AttachmentsField.tsx'
import { QuantityFields } from '../form/QuantityFields.tsx'

const field = labelled(requirementLabels)

interface Watched {
  start_date: unknown
  end_date: unknown
  selectedDates: unknown
  ideal_asset_qty: unknown
}

/** A requirement's fields, for a new one and for `requirement`; the form around it is of RequirementForm. */
export function RequirementFields({ requirement }: { requirement?: Requirement }) {
  const [start, end, selected, ideal] = useWatch<
    Watched,
    readonly ['start_date', 'end_date', 'selectedDates', 'ideal_asset_qty']
  >({ name: ['start_date', 'end_date', 'selectedDates', 'ideal_asset_qty'] })
  const holidayOn = useHolidays()
  const start_date = dayOr(start)
  const end_date = dayOr(end)
  const days = start_date && end_date && start_date <= end_date ? { start_date, end_date } : null
  const planned = days && workDays({ ...days, selected_dates: (selected as string[] | null) ?? [] })
  const holidays = planned && holidayWords(planned, holidayOn)

  return (
    <>
      <FieldGrid>
        {!requirement && (
          <Wide half>
            <CategoryPicker {...field('asset_category_id')} required />
          </Wide>
        )}
        <TimeField {...field('start_time')} required />
        <NumberField {...field('est_hours')} decimals={2} unit="h" required />
      </FieldGrid>
      <QuantityFields />
      <FieldGrid>
        <DateField {...field('start_date')} required />
        <DateField {...field('end_date')} required />
        <YesNoField {...field('needs_driver')} help="Turn off for dry hire." />
      </FieldGrid>
      <DatesField
        {...field('selectedDates')}
        none="Every weekday. To work other days, such as Saturdays, pick each day."
        min={start_date}
        max={end_date}
        help={
          planned === null || typeof ideal !== 'number'
            ? undefined
            : `${plural(planned.length, 'day')}, ${plural(planned.length * ideal, 'order')}`
        }
      />
      {holidays && <Notice tone="warning">{holidays}</Notice>}
      <AttachmentsField {...field('attachment_ids')} requirement={requirement} />
      <SkillsField {...field('skill_ids')} help="Besides what the machine or its category needs." />
      <TextAreaField {...field('notes')} rows={2} />
    </>
  )
}

const dayOr = (value: unknown): string | undefined =>
  typeof value === 'string' && isDate(value) ? value : undefined
