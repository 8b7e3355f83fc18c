import { useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { LineFrame } from '#ui/lines/LineFrame.tsx'
import { useLines } from '#ui/lines/use-lines.ts'
import { useRowDrag } from '#ui/lines/use-row-drag.ts'
import { checklistItemLabels as labels } from '../../rules/checklist-labels.ts'
import own from './editor.module.css'
import { itemNoun } from './item-noun.ts'
import { ItemRow } from './ItemRow.tsx'
import { type TypedItem, newItem } from './new-checklist.ts'

const most = 200
const head = (
  ['section', 'text', 'answer_type', 'about', 'is_critical', 'photo_on_fail', 'is_mandatory'] as const
).map((field) => ({ label: labels[field] }))

/** A checklist's items, in order; a new one is in the section of the one above. */
export function ItemGrid() {
  const readOnly = useContext(ReadOnlyContext)
  const { getValues } = useFormContext()
  const itemAfter = (at: number) => newItem((getValues(`items.${at - 1}`) as TypedItem | undefined)?.section)
  const lines = useLines<TypedItem>(itemAfter, undefined, 'items')
  const [move] = lines.rows.map(({ moves }) => moves.move)
  const drag = useRowDrag(lines.grid, (from, to) => move?.(from, to))
  return (
    <LineFrame
      lines={lines}
      className={own.grid}
      noun={itemNoun}
      readOnly={readOnly}
      whyNoMore={lines.fields.length >= most ? `A checklist can have up to ${most} items.` : undefined}
      head={head}
    >
      {lines.rows.map(({ key, ...row }) => (
        <ItemRow key={key} {...row} readOnly={readOnly} onDrag={drag(row.at)} />
      ))}
    </LineFrame>
  )
}
