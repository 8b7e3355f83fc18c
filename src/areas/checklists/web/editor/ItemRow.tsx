import { IconGripVertical } from '@tabler/icons-react'
import type { PointerEvent, ReactNode } from 'react'
import { optionsOf } from '#ui/fields/options.ts'
import { CheckCell } from '#ui/lines/CheckCell.tsx'
import { ChoiceCell } from '#ui/lines/ChoiceCell.tsx'
import css from '#ui/lines/LineGrid.module.css'
import { LineMenu } from '#ui/lines/LineMenu.tsx'
import { TextCell } from '#ui/lines/TextCell.tsx'
import type { LineMoves } from '#ui/lines/use-line-keys.ts'
import type { LineErrors } from '#ui/lines/use-lines.ts'
import { answerTypes, itemSubjects } from '../../contract/choices.ts'
import { checklistItemLabels as labels } from '../../rules/checklist-labels.ts'
import { answerTypeWords, itemSubjectWords } from '../../rules/checklist-words.ts'
import own from './editor.module.css'
import { itemNoun } from './item-noun.ts'

const answerOptions = optionsOf(answerTypes, answerTypeWords)
const subjectOptions = optionsOf(itemSubjects, itemSubjectWords)
const flags = ['is_critical', 'photo_on_fail', 'is_mandatory'] as const
const noErrors: LineErrors = {}

/** One item of a checklist: what is asked, how it is answered, and what a fail means. */
export function ItemRow({
  at,
  count,
  moves,
  readOnly,
  wrong = noErrors,
  onDrag,
}: {
  at: number
  count: number
  moves: LineMoves
  readOnly: boolean
  wrong: LineErrors | undefined
  onDrag: (event: PointerEvent<HTMLElement>) => void
}) {
  const cellOf = (field: keyof typeof labels) => ({
    name: `items.${at}.${field}`,
    cell: field === 'text' ? 'description' : field,
    label: `${labels[field]}, item ${at + 1}`,
    readOnly,
    wrong: wrong[field]?.message,
  })
  return (
    <li className={css.row} data-row={at}>
      <span className={own.handle} data-fixed={readOnly || undefined} aria-hidden onPointerDown={onDrag}>
        {readOnly ? at + 1 : <IconGripVertical size={16} />}
      </span>
      <Cell words={labels.section}>
        <TextCell {...cellOf('section')} maxLength={80} placeholder="None" />
      </Cell>
      <div className={css.cell} data-column="description">
        <TextCell {...cellOf('text')} maxLength={300} placeholder="What the driver checks" />
        <div className={own.help}>
          <TextCell {...cellOf('help')} maxLength={300} placeholder="Help for the driver" />
        </div>
      </div>
      <Cell words={labels.answer_type}>
        <ChoiceCell {...cellOf('answer_type')} options={answerOptions} />
      </Cell>
      <Cell words={labels.about}>
        <ChoiceCell {...cellOf('about')} options={subjectOptions} />
      </Cell>
      {flags.map((flag) => (
        <Cell key={flag} words={labels[flag]}>
          <CheckCell {...cellOf(flag)} />
        </Cell>
      ))}
      {!readOnly && (
        <span className={css.menu}>
          <LineMenu at={at} count={count} moves={moves} noun={itemNoun} />
        </span>
      )}
    </li>
  )
}

function Cell({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={css.cell}>
      <span aria-hidden className={css.caption}>
        {words}
      </span>
      {children}
    </div>
  )
}
