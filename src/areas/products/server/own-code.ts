import { conflict } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change.ts'
import { orNameTheOther } from '#platform/server/name-the-other.ts'
import { findByCode } from './product-store.ts'

interface Coded {
  id?: number
  code: string
}

/** Saves a product whose code may be another's. @throws invalid on the code, naming the product that has it. */
export const withOwnCode = <T>(change: Change, product: Coded, save: () => Promise<T>): Promise<T> =>
  orNameTheOther(change, save, {
    product_code: async () => ({ code: await takenWords(change, product) }),
  })

/** As {@link withOwnCode} where no form shows the code. @throws conflict. */
export const backWithOwnCode = <T>(change: Change, product: Coded, save: () => Promise<T>): Promise<T> =>
  orNameTheOther(change, save, {
    product_code: async () => {
      throw conflict(`${product.code}: ${await takenWords(change, product)}`)
    },
  })

async function takenWords({ tx }: Change, { id, code }: Coded): Promise<string> {
  const holder = await findByCode(tx, code, id)
  return `${holder?.name ?? 'Another product'} already has this code.`
}
