import { serverArea } from '#platform/server/platform.ts'
import { listedStatuses } from '../contract/choices.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'
import { listBankDetails } from './bank-details-store.ts'
import { bankDetailsConstraints } from './constraints.ts'
import { confirmBankDetails, declineBankDetails, withdrawBankDetails } from './decide-bank-details.ts'
import { bankCipher } from './encrypt-details.ts'
import { mustReadPayee } from './payee.ts'
import { maskDetails } from './present-bank-details.ts'
import { proposeBankDetails } from './propose-bank-details.ts'
import { showBankDetails } from './show-bank-details.ts'

export { listProposed } from './bank-details-store.ts'
export { confirmBankDetails } from './decide-bank-details.ts'
export { bankCipher } from './encrypt-details.ts'
export { proposeBankDetails } from './propose-bank-details.ts'

export const bankDetailsArea = serverArea({
  endpoints: bankDetailsEndpoints,

  handlers: ({ config, db, write, records }) => {
    const cipher = bankCipher(config.secret)
    const services = { cipher, records }
    return {
      listBankDetails: async ({ viewer, params }) => {
        await mustReadPayee(db, records, viewer, params)
        return (await listBankDetails(db, params, listedStatuses)).map((row) => maskDetails(cipher, row))
      },
      showBankDetails: ({ viewer, params }) => showBankDetails({ write, records }, cipher, viewer, params),
      proposeBankDetails: async ({ change, params, body }) =>
        maskDetails(cipher, await proposeBankDetails(change, services, params, body)),
      confirmBankDetails: async ({ change, params, body }) =>
        maskDetails(cipher, await confirmBankDetails(change, services, params.id, body)),
      declineBankDetails: async ({ change, params, body }) =>
        maskDetails(cipher, await declineBankDetails(change, services, params.id, body.reason)),
      withdrawBankDetails: async ({ change, params }) =>
        maskDetails(cipher, await withdrawBankDetails(change, services, params.id)),
    }
  },

  constraints: bankDetailsConstraints,
})
