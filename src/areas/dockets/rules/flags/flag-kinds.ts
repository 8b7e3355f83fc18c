import type { VarianceCode } from '../../contract/choices.ts'
import type { Variance } from './docket-variance.ts'

const isOneOf =
  (...codes: readonly VarianceCode[]) =>
  ({ code }: Pick<Variance, 'code'>): boolean =>
    codes.includes(code)

/** A flag over which a docket is approved for a reason only. */
export const asksReason = isOneOf(
  'uncharged',
  'other_rate',
  'quoted',
  'over',
  'second',
  'hours',
  'material',
  'record',
)
/** What is said of charges is for those who may see them. */
export const isOfCharges = isOneOf('uncharged', 'other_rate', 'quoted', 'over', 'once', 'rate')
/** What is computed from other dockets is for those who may see them. */
export const isOfOthers = isOneOf('once', 'over', 'overlap', 'second', 'hours', 'record')
