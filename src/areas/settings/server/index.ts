import { invalid, notFound } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { serverArea } from '#platform/server/platform.ts'
import { settingsEndpoints } from '../contract/endpoints.ts'
import { settingConstraints } from './constraints.ts'
import { currencyFormat } from './currency-format.ts'
import { listDepots } from './depot-store.ts'
import { listItems } from './dropdown-store.ts'
import { freshLink } from './fresh-link.ts'
import { readLetterTemplates, saveLetterTemplates } from './letter-template-store.ts'
import { findMessage, listMessages } from './message-store.ts'
import {
  addHoliday,
  confirmHoliday,
  readHolidays,
  removeHoliday,
  renameHoliday,
  setCupDay,
} from './public-holidays.ts'
import { mapHosts } from './map-tiles.ts'
import { readCompany } from './read-company.ts'
import { settingsRecords } from './record-types.ts'
import { saveCompany, setLogo } from './save-company.ts'
import { archiveDepot, createDepot, editDepot, restoreDepot } from './save-depot.ts'
import { addItem, editItem, orderItems } from './save-dropdown.ts'

export { currencyFormat } from './currency-format.ts'
export { defaultCompany, readOfficePhone } from './default-company.ts'
export { sellerName, standardLetter } from './standard-letter.ts'
export { listItems, listMaterials } from './dropdown-store.ts'
export { editItem } from './save-dropdown.ts'
export { addHoliday, findHolidays, readHolidays } from './public-holidays.ts'
export { readMapTiles } from './map-tiles.ts'
export { setLogo } from './save-company.ts'
export { createDepot } from './save-depot.ts'

const presentHolidays = async (db: Db | Tx) => {
  const { changes, ...settings } = await readHolidays(db)
  return { ...settings, changes: [...changes] }
}
/** A handler that changes the public holidays and answers with them. */
const savesHolidays =
  <Body>(verb: (change: Change, body: Body) => Promise<void>) =>
  async ({ change, body }: { change: Change; body: Body }) => {
    await verb(change, body)
    return presentHolidays(change.tx)
  }

export const settingsArea = serverArea({
  endpoints: settingsEndpoints,

  handlers: ({ config, db, write }) => ({
    getCompany: ({ viewer }) => readCompany(db, viewer),
    getCurrencyFormat: () => currencyFormat(db),
    saveCompany: async ({ change, body }) => {
      await saveCompany(change, body)
      return readCompany(change.tx, change.viewer)
    },
    saveCompanyLogo: async ({ change, body, files: [file] }) => {
      if (!file) throw invalid({ file: 'Logo is required.' })
      await setLogo(change, body.version, file)
      return readCompany(change.tx, change.viewer)
    },
    removeCompanyLogo: async ({ change, body }) => {
      await setLogo(change, body.version, null)
      return readCompany(change.tx, change.viewer)
    },

    listDepots: ({ query }) => listDepots(db, query.archived === '1'),
    createDepot: ({ change, body }) => createDepot(change, body),
    editDepot: ({ change, params, body }) => editDepot(change, params.id, body),
    archiveDepot: ({ change, params, body }) => archiveDepot(change, params.id, body.version),
    restoreDepot: ({ change, params, body }) => restoreDepot(change, params.id, body.version),

    getPublicHolidays: () => presentHolidays(db),
    addPublicHoliday: savesHolidays(addHoliday),
    renamePublicHoliday: savesHolidays(renameHoliday),
    removePublicHoliday: savesHolidays(removeHoliday),
    confirmPublicHoliday: savesHolidays(confirmHoliday),
    setCupDay: savesHolidays(setCupDay),

    listDropdown: ({ params }) => listItems(db, params.list_key),
    addDropdownItem: ({ change, params, body }) => addItem(change, params.list_key, body),
    editDropdownItem: ({ change, params, body }) => editItem(change, params.list_key, params.id, body),
    orderDropdown: ({ change, params, body }) => orderItems(change, params.list_key, body),

    getLetterTemplates: () => readLetterTemplates(db),
    saveLetterTemplates: async ({ change, body }) => {
      await saveLetterTemplates(change, body)
      return readLetterTemplates(change.tx)
    },

    listMessages: ({ query }) => listMessages(db, query),
    getMailServer: async () => ({ mail_leaves: Number(config.smtp_url !== null) }),
    getMessage: async ({ params }) => {
      const message = await findMessage(db, params.id)
      if (!message) throw notFound()
      return {
        ...message,
        body: message.body.replaceAll('{link}', '[link]'),
        has_link: message.link_kind === null ? 0 : 1,
      }
    },
    freshLink: ({ viewer, params }) =>
      write(viewer, (change) => freshLink(change, config.public_url, params.id)),
  }),

  // Its permission is all that the logo needs.
  uploads: () => ({ saveCompanyLogo: async () => {} }),

  records: settingsRecords,

  pictureHosts: mapHosts,

  constraints: settingConstraints,
})
