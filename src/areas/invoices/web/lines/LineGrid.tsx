import { IconPlus } from '@tabler/icons-react'
import { useContext, useRef } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import type { ProductRow } from '#areas/products/contract/product.ts'
import { useMay } from '#platform/web/session.ts'
import { classes } from '#ui/classes.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import css from '#ui/lines/LineGrid.module.css'
import { LineKeysContext, type LineMoves, useLineKeys } from '#ui/lines/use-line-keys.ts'
import { Button } from '#ui/parts/Button.tsx'
import { type LineErrors, LineRow } from './LineRow.tsx'
import own from './lines.module.css'
import { lineOfProduct, newLine, type TypedLine } from './new-line.ts'

/** The lines of an invoice, entered by keyboard; those of dockets say where they come from. */
export function LineGrid() {
  const readOnly = useContext(ReadOnlyContext)
  const seesMoney = useMay()('invoices:totals')
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
    <div className={classes(css.grid, own.grid)}>
      <div className={css.head} aria-hidden>
        <span>#</span>
        <span>Description</span>
        <span className={css.end}>Quantity</span>
        <span>Unit</span>
        {seesMoney && <span className={css.end}>Price</span>}
        <span>GST</span>
        {seesMoney && <span className={css.end}>Total</span>}
        <span />
      </div>
      <ol ref={grid} className={css.rows} aria-label="Lines">
        <LineKeysContext value={onKeyDown}>
          {fields.map(({ key, ...line }, at) => (
            <LineRow
              key={key}
              line={line as unknown as TypedLine}
              at={at}
              count={fields.length}
              moves={moves}
              seesMoney={seesMoney}
              readOnly={readOnly}
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
      {!readOnly && (
        <div className={css.foot}>
          <Button
            icon={<IconPlus aria-hidden />}
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
      )}
    </div>
  )
}
