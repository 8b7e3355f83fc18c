import type { MatrixState } from '#areas/chain/contract/matrix-states.ts'
import type { MatrixOrder } from '#areas/chain/contract/order-matrix.ts'
import { matrixLooks } from './matrix-looks.ts'
import css from './matrix.module.css'

const states = Object.keys(matrixLooks) as MatrixState[]

/** What the signs mean, for those that are there and are not said in words beside it. */
export function MatrixLegend({ orders }: { orders: readonly MatrixOrder[] }) {
  const used = new Set(orders.map(({ state }) => state))
  return (
    <ul className={css.legend} aria-label="Signs">
      {states
        .filter((state) => used.has(state))
        .map((state) => {
          const { words, Sign, tone } = matrixLooks[state]
          return (
            <li key={state}>
              <span className={css.swatch} data-tone={tone} aria-hidden>
                {Sign && <Sign size={12} />}
              </span>
              {words}
            </li>
          )
        })}
    </ul>
  )
}
