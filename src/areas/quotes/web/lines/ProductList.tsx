import { useLayoutEffect, useRef } from 'react'
import { marginPercent } from '#areas/products/rules/product-rules.ts'
import { formatUnitPrice, withMinus } from '#shared/money.ts'
import { amountText, priceWords } from '#shared/units.ts'
import type { LineProduct } from '../../contract/line-product.ts'
import css from './ProductList.module.css'

/** The products found for a line: code, name, minimum, rate card, cost and margin (for those who see them), price. */
export function ProductList({
  products,
  active,
  onPick,
}: {
  products: readonly LineProduct[]
  /** The place of the highlighted one, or -1. */
  active: number
  onPick: (product: LineProduct) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => fitInSight(list.current), [products])
  return (
    <ul ref={list} aria-label="Products" className={css.products}>
      {products.map((product, at) => (
        <li key={product.id}>
          <button
            type="button"
            tabIndex={-1}
            ref={at === active ? inSight : undefined}
            data-active={at === active || undefined}
            // Before the input loses focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault()
              onPick(product)
            }}
          >
            <span className={css.code}>{product.code}</span>
            <span className={css.name}>{product.name}</span>
            <span className={css.dim}>{minimumOf(product)}</span>
            <span className={css.dim}>{product.rate_card && `Rate card ${product.rate_card}`}</span>
            <span className={css.dim}>{costOf(product)}</span>
            <span className={css.price}>{priceOf(product)}</span>
          </button>
        </li>
      ))}
      {products.length === 0 && <li className={css.none}>No product found. The line uses your own words.</li>}
    </ul>
  )
}

const priceOf = ({ sell_price_cents, unit }: LineProduct): string =>
  sell_price_cents === null ? 'No price yet' : priceWords(sell_price_cents, unit)

const minimumOf = ({ min_quantity, unit }: LineProduct): string | false =>
  Boolean(min_quantity) && `Min. ${amountText(min_quantity ?? 0, unit)}`

function costOf({ sell_price_cents, cost_cents }: LineProduct): string | false {
  if (cost_cents == null) return false
  const percent = marginPercent(sell_price_cents, cost_cents)
  return `Cost ${formatUnitPrice(cost_cents)}${percent === null ? '' : `, margin ${withMinus(String(percent))}%`}`
}

const maxHeight = 288

/** Opens to the side with room, and no higher than it, clear of the totals. */
function fitInSight(list: HTMLUListElement | null): void {
  const cell = list?.parentElement?.getBoundingClientRect()
  if (!list || !cell) return
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
  const below = Math.min(innerHeight, bar?.top ?? innerHeight) - cell.bottom
  const isAbove = below < Math.min(list.scrollHeight, maxHeight) + 8 && cell.top > below
  list.dataset['side'] = isAbove ? 'above' : 'below'
  list.style.setProperty('--room', `${Math.min(Math.max(isAbove ? cell.top : below, 96) - 8, maxHeight)}px`)
}

const inSight = (button: HTMLButtonElement | null): void => button?.scrollIntoView({ block: 'nearest' })
