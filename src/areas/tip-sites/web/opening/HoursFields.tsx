import { useFormContext } from 'react-hook-form'
import { DatesField } from '#ui/fields/DatesField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { weekdays } from '../../rules/opening.ts'
import { dayLabels, tipSiteLabels } from '../../rules/tip-site-labels.ts'
import css from './opening.module.css'

const field = labelled(tipSiteLabels)

/** When a tip site is open: each day's hours, holidays and single days. */
export function HoursFields() {
  const { getValues, setValue } = useFormContext()
  const copyMonday = () => {
    for (const day of [1, 2, 3, 4])
      setValue(`hours.${day}`, { ...(getValues('hours.0') as object) }, { shouldDirty: true })
  }
  return (
    <Section
      title={tipSiteLabels.hours}
      help="Leave both times empty on days it is closed."
      actions={<Button onClick={copyMonday}>Copy Monday to Friday</Button>}
    >
      <div className={css.hours}>
        {weekdays.flatMap((day, at) =>
          (['opens', 'closes'] as const).map((end) => (
            <TimeField
              key={`${day} ${end}`}
              name={`hours.${at}.${end}`}
              label={`${day} ${dayLabels[end].toLowerCase()}`}
            />
          )),
        )}
      </div>
      <FieldGrid>
        <YesNoField {...field('closed_on_holidays')} />
      </FieldGrid>
      <DatesField {...field('closed_dates')} none="No other closed day." />
    </Section>
  )
}
