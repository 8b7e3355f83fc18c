import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useContext, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { productEndpoints } from '#areas/products/contract/endpoints.ts'
import type { ProductRow } from '#areas/products/contract/product.ts'
import { read } from '#platform/web/calls/api.ts'
import { plural } from '#shared/text.ts'
import { priceWords } from '#shared/units.ts'
import cellCss from '#ui/lines/cells.module.css'
import { LineKeysContext } from '#ui/lines/use-line-keys.ts'
import css from './DescriptionCell.module.css'

const restMs = 150

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
  onPick: (product: ProductRow) => void
}) {
  const { register } = useFormContext()
  const bound = register(name)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [search] = useDebouncedValue(typed, restMs)
  const isSearching = offersProducts && search.trim() !== '' && typed !== ''
  const { data, isFetching } = useQuery({
    ...read(productEndpoints.listProducts, {
      query: { search: search.slice(0, 100), is_active: '1', sort: 'match', page_size: 8, with_total: '0' },
    }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const found = isSearching ? (data?.rows ?? []) : []
  // Enter picks the highlighted product, the one whose code was typed, or the only match for the current
  // text.
  const isOnly = found.length === 1 && search === typed && !isFetching
  const coded = found.find(({ code }) => code.toLowerCase() === typed.trim().toLowerCase())

  const close = () => {
    setTyped('')
    setActive(-1)
  }
  const pick = (product: ProductRow) => {
    close()
    onPick(product)
  }
  const keysOfGrid = useContext(LineKeysContext)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    const chosen = found[active] ?? coded ?? (isOnly ? found[0] : undefined)
    if (found.length === 0 || !isPlain) return keysOfGrid(event)
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp' && active >= 0) setActive(active - 1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') close()
    else return keysOfGrid(event)
    event.preventDefault()
  }

  return (
    <div className={css.cell}>
      <input
        {...bound}
        data-cell="description"
        className={cellCss.text}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={found.length > 0 ? id : undefined}
        autoComplete="off"
        maxLength={1000}
        placeholder={placeholder}
        onChange={(event) => {
          void bound.onChange(event)
          setTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onBlur={(event) => {
          void bound.onBlur(event)
          close()
        }}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <>
          <output id={id} className="visually-hidden">
            {found[active]?.name ?? `${plural(found.length, 'product')}, Down to choose`}
          </output>
          <ul ref={fitInSight} aria-label="Products" className={css.products}>
            {found.map((product, at) => (
              <li key={product.id}>
                <button
                  type="button"
                  tabIndex={-1}
                  ref={at === active ? inSight : undefined}
                  data-active={at === active || undefined}
                  // Before the input loses focus, which closes the list.
                  onPointerDown={(event) => {
                    event.preventDefault()
                    pick(product)
                  }}
                >
                  <span className={css.code}>{product.code}</span>
                  <span>{product.name}</span>
                  <span className={css.price}>{priceOf(product)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const priceOf = ({ sell_price_cents, unit }: ProductRow): string =>
  sell_price_cents === null ? 'No price yet' : priceWords(sell_price_cents, unit)

/** Without room below the cell, the list opens above it. */
function fitInSight(list: HTMLUListElement | null): void {
  const cell = list?.parentElement?.getBoundingClientRect()
  if (!list || !cell) return
  const below = innerHeight - cell.bottom
  list.dataset['side'] = below < list.offsetHeight + 8 && cell.top > below ? 'above' : 'below'
}

const inSight = (button: HTMLButtonElement | null): void => button?.scrollIntoView({ block: 'nearest' })
