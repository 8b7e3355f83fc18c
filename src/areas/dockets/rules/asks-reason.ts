import type { VarianceCode } from '../contract/choices.ts'
import type { Variance } from './docket-variance.ts'

const codes: readonly VarianceCode[] = ['uncharged', 'quoted', 'second', 'hours']

/** A flag over which a docket is approved for a reason only. */
export const asksReason = ({ code }: Pick<Variance, 'code'>): boolean => codes.includes(code)
