import type { RecordType } from '#platform/server/change/record-registry.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { findCompany } from './company-store.ts'
import { findDepot } from './depot-store.ts'
import { findItem } from './dropdown-store.ts'
import { letterTemplatesRecord } from './letter-template-store.ts'
import { findMessage } from './message-store.ts'
import { publicHolidaysRecord } from './public-holidays.ts'

const company: RecordType = {
  type: 'company',
  title: 'Company',
  path: () => '/dashboard/settings/company',
  find: async (db, viewer, id) => {
    const found = may(viewer, 'settings:read') ? await findCompany(db) : undefined
    return found?.id === id ? { label: found.name } : null
  },
  readRight: 'settings:read',
  mayReadHistory: (viewer) => may(viewer, 'settings:company'),
  mayWrite: (viewer) => may(viewer, 'settings:company'),
  hiddenFields: (viewer) => (may(viewer, 'settings:company') ? [] : ['bank_bsb', 'bank_account_no']),
  // Its name is on every document.
  nameOf: async (db, id) => {
    const found = await findCompany(db)
    return found?.id === id ? found.name : undefined
  },
}

const depot: RecordType = {
  type: 'depot',
  title: 'Depot',
  path: () => '/dashboard/settings/company',
  find: async (db, viewer, id) => {
    const found = may(viewer, 'settings:read') ? await findDepot(db, id) : undefined
    return found ? { label: found.name } : null
  },
  readRight: 'settings:read',
  mayReadHistory: (viewer) => may(viewer, 'settings:company'),
  mayWrite: (viewer) => may(viewer, 'settings:company'),
  // Assets and drivers show their depot to people who see no settings.
  nameOf: async (db, id) => (await findDepot(db, id))?.name,
  references: { company_id: 'company' },
}

const dropdownItem: RecordType = {
  type: 'dropdown_item',
  title: 'List',
  path: () => '/dashboard/settings/lists',
  find: async (db, viewer, id) => {
    const found = may(viewer, 'settings:read') ? await findItem(db, id) : undefined
    return found ? { label: found.label } : null
  },
  readRight: 'settings:read',
  mayReadHistory: (viewer) => may(viewer, 'settings:lists'),
  mayWrite: (viewer) => may(viewer, 'settings:lists'),
}

const message: RecordType = {
  type: 'message',
  title: 'Mail',
  path: (id) => `/dashboard/settings/mail/${id}`,
  find: async (db, viewer, id) => {
    const found = may(viewer, 'settings:mail') ? await findMessage(db, id) : undefined
    return found ? { label: found.subject } : null
  },
  readRight: 'settings:mail',
  mayWrite: () => false,
}

export const settingsRecords: readonly RecordType[] = [
  company,
  depot,
  dropdownItem,
  letterTemplatesRecord,
  message,
  publicHolidaysRecord,
]
