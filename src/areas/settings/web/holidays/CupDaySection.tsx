import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import type { CupDay } from '#shared/public-holidays.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { cupDayWords, holidayLabels } from '../../rules/holiday-labels.ts'

const other = { metropolitan: 'regional', regional: 'metropolitan' } as const satisfies Record<CupDay, CupDay>
const offers = {
  metropolitan: 'Make it an ordinary day',
  regional: 'Make it a public holiday',
} as const satisfies Record<CupDay, string>

/** Whether Melbourne Cup Day is a public holiday where the business works. */
export function CupDaySection({ cup_day }: { cup_day: CupDay }) {
  const disabledReason = useWhyNot()('settings:holidays')
  const { save, saving, submitError } = useSave(settingsEndpoints.setCupDay, {
    saved: () => 'Public holidays saved',
  })
  return (
    <Section
      title={holidayLabels.cup_day}
      help="Councils in regional Victoria may have days of their own instead: add them."
      actions={
        <Button
          disabledReason={disabledReason}
          loading={saving}
          onClick={() => void save({ body: { cup_day: other[cup_day] } })}
        >
          {offers[cup_day]}
        </Button>
      }
    >
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      <p>{cupDayWords[cup_day]}</p>
    </Section>
  )
}
