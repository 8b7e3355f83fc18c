import { notFound } from '#platform/contract/app-error.ts'

/** A `find…` as a `read…`: of a record that must be there for this viewer. @throws not_found. */
export const orNotFound =
  <Args extends readonly unknown[], Row>(find: (...args: Args) => Promise<Row | undefined>) =>
  async (...args: Args): Promise<Row> => {
    const row = await find(...args)
    if (row === undefined) throw notFound()
    return row
  }
