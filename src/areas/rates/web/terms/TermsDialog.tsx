import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { termLabels } from '../../rules/term-labels.ts'
import { AttachmentRows } from './AttachmentRows.tsx'
import { CancellationRows } from './CancellationRows.tsx'
import { DayTypeRows } from './DayTypeRows.tsx'
import css from './terms.module.css'
import { DryHireTerms, ShortDayTerms, TimeTerms, TravelTerms } from './TermSections.tsx'

const yesNo = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
]

/** Terms of the form around it, which saves them with the rest. `at`: where it has them. */
export function TermsDialog({
  title,
  at,
  help,
  onClose,
}: {
  title: string
  at: string
  help: string
  onClose: () => void
}) {
  const field = labelled(termLabels, at)
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      <div className={css.dialog}>
        <p className={css.help}>{help}</p>
        <TimeTerms at={at} />
        <DayTypeRows name={`${at}.day_types`} help="Each replaces the usual surcharge of its day." />
        <ShortDayTerms at={at} />
        <CancellationRows name={`${at}.cancellation`} help="These replace all usual ones." />
        <AttachmentRows
          name={`${at}.attachments`}
          help="Charged on top of the machine, in place of the attachment’s own price."
        />
        <TravelTerms at={at} />
        <DryHireTerms at={at} />
        <Section title="Fuel levy" columns={4}>
          <SelectField {...field('levy_applies')} options={yesNo} />
        </Section>
        <div className={css.done}>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  )
}
