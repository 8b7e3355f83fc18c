import { isDate } from '#shared/local-date.ts'

/** Typed search parameters. Anything unreadable is dropped without an error. */
export type Param<T> = (raw: unknown) => T | undefined
export type Params = Readonly<Record<string, Param<unknown>>>
type SearchOf<P extends Params> = { [K in keyof P]?: NonNullable<ReturnType<P[K]>> }

const words: Param<string> = (raw) =>
  raw === undefined || raw === null || raw === '' ? undefined : String(raw as string)

export const param = {
  text: words,
  /** A whole number from 1: a page, an id. */
  number: ((raw) => {
    const value = Number(raw)
    return Number.isSafeInteger(value) && value > 0 ? value : undefined
  }) as Param<number>,
  /** Yes or no as endpoints write it. */
  flag: ((raw) =>
    ['0', '1', 0, 1].includes(raw as string) ? (String(raw as string) as '0' | '1') : undefined) as Param<
    '0' | '1'
  >,
  /** `2026-11-20` */
  date: ((raw) => (typeof raw === 'string' && isDate(raw) ? raw : undefined)) as Param<string>,
  oneOf:
    <const V extends string>(values: readonly V[]): Param<V> =>
    (raw) =>
      values.find((value) => value === raw),
}

/**
 * `validateSearch` for a route: keeps what `params` can read. The router merges the result over the address,
 * so only an explicit `undefined` removes a key that is unreadable or unknown.
 */
export const searchOf =
  <P extends Params>(params: P) =>
  (raw: Record<string, unknown>): SearchOf<P> => {
    const names = [...Object.keys(raw), ...Object.keys(params)]
    const read = (name: string) => (Object.hasOwn(params, name) ? params[name]?.(raw[name]) : undefined)
    return Object.fromEntries(names.map((name) => [name, read(name)])) as SearchOf<P>
  }

const listParams = {
  page: param.number,
  page_size: param.number,
  sort: param.text,
  search: param.text,
  /** Hidden columns, separated by commas; `none` when all are shown. */
  hidden: param.text,
}

/** `validateSearch` for a list's route: page, page_size, sort, search, hidden columns, and the list's own filters. */
export const listSearch = <P extends Params = Record<never, never>>(filters?: P) =>
  searchOf<typeof listParams & P>({ ...listParams, ...(filters as P) })

/** `validateSearch` for a short list's route: a text in the names, its archived ones, and one kind of them. */
export const shortListSearch = searchOf({ search: param.text, archived: param.flag, kind: param.text })

/** `validateSearch` for a grid's route: a text in its rows, and a column in which they are ticked. */
const gridParams = { search: param.text, having: param.number }
export const gridSearch = searchOf(gridParams)
/** As {@link gridSearch}, for a grid of people or of assets. */
export const ofAssetsSearch = searchOf({ ...gridParams, of: param.oneOf(['assets']) })
/** The same for a grid whose columns are the assets of a category. */
export const assetGridSearch = searchOf({ ...gridParams, asset_category_id: param.number })

/** Keeps addresses readable (`?search=0412&page=2`): no JSON, and digits that are not numbers stay as typed. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value as string)])).toString()
  return text && `?${text}`
}
