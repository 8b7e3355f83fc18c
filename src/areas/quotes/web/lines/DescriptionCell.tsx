import { type KeyboardEvent, useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { plural } from '#shared/text.ts'
import cellCss from '#ui/lines/cells.module.css'
import { LineKeysContext } from '#ui/lines/use-line-keys.ts'
import type { LineProduct } from '../../contract/line-product.ts'
import css from './DescriptionCell.module.css'
import { ProductList } from './ProductList.tsx'
import { useProductSearch } from './use-product-search.ts'

/** What a line is for: free text, or a product found by code or name while typing. */
export function DescriptionCell({
  name,
  label,
  wrong,
  offersProducts,
  placeholder,
  onPick,
}: {
  name: string
  label: string
  wrong: boolean
  /** Whether products are looked up: not for a text, and only for people who may see them. */
  offersProducts: boolean
  placeholder: string
  onPick: (product: LineProduct) => void
}) {
  const { register } = useFormContext()
  const bound = register(name)
  const id = useId()
  const { found, active, setActive, forEnter, forTab, type, close } = useProductSearch(offersProducts)
  const pick = (product: LineProduct) => {
    close()
    onPick(product)
  }
  const keysOfGrid = useContext(LineKeysContext)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!found || !isPlain) return keysOfGrid(event)
    if (event.key === 'ArrowDown' && found.length > 0) setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp' && active >= 0) setActive(active - 1)
    else if (event.key === 'Enter' && forEnter) pick(forEnter)
    else if (event.key === 'Tab' && forTab) pick(forTab)
    else if (event.key === 'Escape') close()
    else return keysOfGrid(event)
    event.preventDefault()
  }

  return (
    <div className={css.cell}>
      <textarea
        {...bound}
        rows={1}
        data-cell="description"
        className={cellCss.text}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={found ? id : undefined}
        autoComplete="off"
        maxLength={1000}
        placeholder={placeholder}
        onChange={(event) => {
          const input = event.currentTarget
          // It wraps, but is one line: what is pasted is joined.
          if (input.value.includes('\n')) input.value = input.value.replace(/\s*\n\s*/g, ' ')
          void bound.onChange(event)
          type(input.value)
        }}
        onBlur={(event) => {
          void bound.onBlur(event)
          close()
        }}
        onKeyDown={onKeyDown}
      />
      {found && (
        <>
          <output id={id} className="visually-hidden">
            {forEnter && found[active] !== forEnter && `${plural(found.length, 'product')}, Enter chooses `}
            {forEnter?.name}
          </output>
          <ProductList products={found} active={forEnter ? found.indexOf(forEnter) : -1} onPick={pick} />
        </>
      )}
    </div>
  )
}
