import { handedHow, handedHowWords, handedLabels } from '#shared/mail-words.ts'
import { capitalised } from '#shared/text.ts'
import { DateField } from '../fields/DateField.tsx'
import { labelled } from '../fields/labelled.ts'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import css from './HandedFields.module.css'

const field = labelled(handedLabels)
const options = handedHow.map((value) => ({ value, label: capitalised(handedHowWords[value]) }))

/** How a document was handed over without our email, when and to whom. */
export function HandedFields() {
  return (
    <div className={css.fields}>
      <SelectField {...field('how')} options={options} required />
      <DateField {...field('sent_on')} placeholder="Today" />
      <TextField {...field('to')} />
    </div>
  )
}
