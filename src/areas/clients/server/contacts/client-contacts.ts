import { openClient } from '../open-part.ts'
import { contactStore } from './contact-store.ts'
import { contactVerbs } from './contact-verbs.ts'

/** What is done with a client's contacts. */
export const clientContacts = contactVerbs({
  record_type: 'client',
  open: openClient,
  store: contactStore,
})
