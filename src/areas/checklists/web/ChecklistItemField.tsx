import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { ChecklistItem } from '../contract/checklist.ts'
import { answerChoices, isFail } from '../rules/answers.ts'
import { answerText } from '../rules/checklist-words.ts'
import css from './item.module.css'
import { itemElement } from './item-element.ts'
import { PhotoField } from './PhotoField.tsx'
import { SignatureField } from './SignatureField.tsx'

/** One item: its text, its answer, and what was seen if it failed. `name` is its path in the form: `answers.3`. */
export function ChecklistItemField({
  item,
  name,
  problem,
  photos,
  keepPhoto,
}: {
  item: ChecklistItem
  name: string
  /** What it lacks, once validated. */
  problem: string | undefined
  photos?: ReadonlyMap<string, Blob> | undefined
  keepPhoto: (photo: File) => Promise<string>
}) {
  const { field } = useController({ name: `${name}.value` })
  const value = field.value as string | null
  const failed = isFail(item.answer_type, value)
  const choices = answerChoices[item.answer_type]
  const problemId = `${itemElement(item.id)}-problem`
  return (
    <fieldset
      id={itemElement(item.id)}
      className={css.item}
      data-problem={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
    >
      <legend>
        {item.text}
        {item.is_critical === 1 && <StatusBadge status="Critical" tone="danger" />}
        {item.is_mandatory === 0 && <StatusBadge status="Optional" tone="neutral" />}
      </legend>
      {item.help && <p className={css.help}>{item.help}</p>}
      {choices && (
        <div className={css.choices}>
          {choices.map((choice) => (
            <label key={choice} className={css.choice} data-choice={looks[choice]}>
              <input
                type="radio"
                name={field.name}
                checked={value === choice}
                onChange={() => field.onChange(choice)}
              />
              {signs[choice]}
              {answerText(item.answer_type, choice)}
            </label>
          ))}
        </div>
      )}
      {(item.answer_type === 'number' || item.answer_type === 'text') && (
        <TextField name={field.name} label={item.answer_type === 'number' ? 'Number' : 'Answer'} />
      )}
      {failed && (
        <TextAreaField
          name={`${name}.comment`}
          label={item.about === 'asset' ? 'What is wrong' : 'Note for the office'}
          rows={2}
        />
      )}
      {((failed && item.about === 'asset') || item.answer_type === 'photo') && (
        <PhotoField name={`${name}.client_file_ids`} of={item.text} photos={photos} keepPhoto={keepPhoto} />
      )}
      {item.answer_type === 'signature' && (
        <SignatureField
          name={`${name}.client_file_ids`}
          of={item.text}
          photos={photos}
          keepPicture={keepPhoto}
        />
      )}
      {problem && (
        <p id={problemId} className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** The choice shows by its icon as well as its colour. */
const looks: Readonly<Record<string, string>> = {
  ok: 'good',
  yes: 'good',
  fail: 'bad',
  no: 'bad',
  na: 'none',
}
const signs: Readonly<Record<string, ReactNode>> = {
  ok: <IconCheck size={18} aria-hidden />,
  yes: <IconCheck size={18} aria-hidden />,
  fail: <IconX size={18} aria-hidden />,
  no: <IconX size={18} aria-hidden />,
  na: <IconMinus size={18} aria-hidden />,
}
