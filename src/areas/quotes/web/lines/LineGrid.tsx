import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import type { ProductRow } from '#areas/products/contract/product.ts'
import { useMay } from '#platform/web/session.ts'
import { Button } from '#ui/parts/Button.tsx'
import css from '#ui/lines/LineGrid.module.css'
import { type LineErrors, LineRow } from './LineRow.tsx'
import { lineOfProduct, newLine, type TypedLine } from './new-line.ts'
import { LineKeysContext, type LineMoves, useLineKeys } from '#ui/lines/use-line-keys.ts'

const most = 500

/** The lines of a quote, entered by keyboard. */
export function LineGrid() {
  const seesCosts = useMay()('quotes:margin')
  const { control, getValues } = useFormContext()
  const { fields, insert, remove, move, update } = useFieldArray({ control, name: 'lines', keyName: 'key' })
  const { errors } = useFormState({ control, name: 'lines' })
  const wrong = errors['lines'] as readonly (LineErrors | undefined)[] | undefined
  const whole = errors['lines']?.message ?? errors['lines']?.root?.message
  const grid = useRef<HTMLOListElement>(null)
  const moves: LineMoves = { insert: (at) => insert(at, newLine(), { shouldFocus: false }), remove, move }
  const { onKeyDown, focusLater } = useLineKeys(grid, fields.length, moves)
  const pick = (at: number, product: ProductRow) => {
    update(at, lineOfProduct(getValues(`lines.${at}`) as TypedLine, product))
    focusLater(at, 'quantity')
  }

  return (
    <div className={css.grid}>
      <div className={css.head} aria-hidden data-costs={seesCosts || undefined}>
        <span>#</span>
        <span>Kind</span>
        <span>Description</span>
        <span className={css.end}>Quantity</span>
        <span>Unit</span>
        <span className={css.end}>Minimum</span>
        <span className={css.end}>Price</span>
        {seesCosts && <span className={css.end}>Cost</span>}
        <span>GST</span>
        <span>Counts</span>
        <span className={css.end}>Total</span>
        <span />
      </div>
      <ol ref={grid} className={css.rows} aria-label="Lines">
        <LineKeysContext value={onKeyDown}>
          {fields.map(({ key }, at) => (
            <LineRow
              key={key}
              at={at}
              count={fields.length}
              moves={moves}
              seesCosts={seesCosts}
              wrong={wrong?.[at]}
              onPick={pick}
            />
          ))}
        </LineKeysContext>
      </ol>
      {fields.length === 0 && <p className={css.none}>No lines yet.</p>}
      {typeof whole === 'string' && (
        <p className={css.wrong} role="alert">
          {whole}
        </p>
      )}
      <div className={css.foot}>
        <Button
          icon={<IconPlus aria-hidden />}
          disabledReason={fields.length >= most ? `A quote has ${most} lines at most.` : undefined}
          onClick={() => {
            moves.insert(fields.length)
            focusLater(fields.length, 'description')
          }}
        >
          Add a line
        </Button>
        <span className={css.keys}>
          Enter: next line · Ctrl-Enter: new line · Alt-↑↓: move · Ctrl-Delete: remove
        </span>
      </div>
    </div>
  )
}
