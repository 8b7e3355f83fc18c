import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type HandedHow, handedHow, handedHowWords, handedLabels } from '#shared/mail-words.ts'
import { capitalised } from '#shared/text.ts'
import { DateField } from '../fields/DateField.tsx'
import { labelled } from '../fields/labelled.ts'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import css from './HandedFields.module.css'

const field = labelled(handedLabels)
const options = handedHow.map((value) => ({ value, label: capitalised(handedHowWords[value]) }))

/** Where each way reaches the receiver: an email address, a mobile number, a name. */
export type Reach = Partial<Record<HandedHow, string>>

/** How a document was handed over without our email, when and to whom. */
export function HandedFields({ reach = {} }: { reach?: Reach | undefined }) {
  useReach(reach)
  return (
    <div className={css.fields}>
      <SelectField {...field('how')} options={options} required />
      <DateField {...field('sent_on')} placeholder="Today" />
      <TextField {...field('to')} />
    </div>
  )
}

/** Another way reaches another address; one that was typed stays. */
function useReach(reach: Reach) {
  const { getValues, setValue, formState } = useFormContext()
  const how = useWatch({ name: 'how' }) as HandedHow
  const before = useRef(how)
  const usual: unknown = formState.defaultValues?.['to']
  useEffect(() => {
    if (before.current === how) return
    before.current = how
    const all: Reach = { own_email: typeof usual === 'string' ? usual : '', ...reach }
    const typed = getValues('to') as string | null
    if (!typed || Object.values(all).includes(typed)) setValue('to', all[how] ?? '')
  }, [how, reach, usual, getValues, setValue])
}
