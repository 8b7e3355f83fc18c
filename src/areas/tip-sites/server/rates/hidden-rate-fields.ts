import { hiddenFieldsOf } from '#platform/server/change/field-rights.ts'
import { tipRateFieldRights } from '../../contract/tip-rate.ts'

/** The rates hidden from this viewer, here and where an order took them over. */
export const hiddenRateFields = hiddenFieldsOf(tipRateFieldRights)
