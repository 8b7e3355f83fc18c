import { plural } from '#shared/text.ts'

interface State {
  archived_at: string | null
}

/** What may be done with a category; shared by server and buttons. A string says why not. */
export const categoryCan = {
  edit: (category: State): true | string =>
    category.archived_at ? 'Restore this category to change it.' : true,
  archive: (category: State & { assets: number }): true | string => {
    if (category.archived_at) return 'This category is already archived.'
    return category.assets === 0 ? true : `It has ${plural(category.assets, 'asset')}. Move them first.`
  },
  restore: (category: State): true | string =>
    category.archived_at ? true : 'This category is not archived.',
}
