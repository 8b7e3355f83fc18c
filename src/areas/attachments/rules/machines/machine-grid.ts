/** Why someone limited to the machines of their own company may not change an attachment. */
export const ofOthersWords = 'It is on a machine of another company, or on none.'

interface Row {
  id: number
  name: string
  hint: string | null
  ticked: number[]
}
interface Attachment extends Row {
  compatible_category_ids: readonly number[]
  /** Fleet number and name of the machine it stays on. */
  asset: string | null
  is_changeable: number
}

/** Machines are hundreds: a grid has those of one category, which are the ones an attachment may change between. */
export const machinesOf = <Asset extends Row>(
  assets: readonly Asset[],
  category_id: number | undefined,
): Asset[] => assets.filter(({ ticked }) => category_id !== undefined && ticked.includes(category_id))

/** The categories that have machines and attachments that fit them or are on one, in their order. */
export const categoriesWithBoth = <Category extends { id: number }>(
  categories: readonly Category[],
  assets: readonly Row[],
  attachments: readonly Attachment[],
): Category[] => {
  const fitted = new Set(attachments.flatMap(({ compatible_category_ids }) => compatible_category_ids))
  const carrying = new Set(attachments.flatMap(({ ticked }) => ticked))
  return categories.filter(({ id }) => {
    const machines = machinesOf(assets, id)
    return machines.length > 0 && (fitted.has(id) || machines.some((machine) => carrying.has(machine.id)))
  })
}

/**
 * Chooses the attachments that fit a category or are on one of its machines; one on another machine says on which, one
 * that the viewer may not change why.
 */
export const rowsFor =
  (machines: readonly { id: number }[], category_id: number | undefined) =>
  <Row extends Attachment>(attachments: readonly Row[]): (Row & { locked?: string })[] =>
    attachments.map(withLock).flatMap((row) => {
      const { ticked, compatible_category_ids, asset, hint } = row
      if (machines.some(({ id }) => ticked.includes(id))) return [row]
      if (category_id === undefined || !compatible_category_ids.includes(category_id)) return []
      return [asset === null || ticked.length === 0 ? row : { ...row, hint: `${hint}, on ${asset}` }]
    })

const withLock = <Row extends Attachment>(row: Row): Row & { locked?: string } =>
  row.is_changeable ? row : { ...row, locked: ofOthersWords }
