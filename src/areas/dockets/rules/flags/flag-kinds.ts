import { type VarianceCode, varianceWords } from '../../contract/choices.ts'
import type { Variance } from './docket-variance.ts'

const isOneOf =
  (...codes: readonly VarianceCode[]) =>
  ({ code }: Pick<Variance, 'code'>): boolean =>
    codes.includes(code)

/** A flag that requires a reason for approval. */
export const asksReason = isOneOf(
  'uncharged',
  'other_rate',
  'quoted',
  'over',
  'second',
  'hours',
  'material',
  'record',
  'attachment',
)
/** Flags about charges are for viewers who may see them. */
export const isOfCharges = isOneOf('uncharged', 'other_rate', 'quoted', 'over', 'once', 'rate')
/** The flag as worded for viewers who may not see prices. */
export const withoutAmounts = (flag: Variance): Variance =>
  flag.code === 'other_rate' ? { ...flag, text: 'Not charged at the job’s rate.' } : flag
/** Flags computed from other dockets are for viewers who may see those. */
export const isOfOthers = isOneOf('once', 'over', 'overlap', 'second', 'hours', 'record')

/** The flag in two words, for a list: "Early start". */
export const flagWord = ({ code, text }: Variance): string =>
  code === 'start' || code === 'finish'
    ? `${text.includes(' before the planned ') ? 'Early' : 'Late'} ${code}`
    : varianceWords[code]
