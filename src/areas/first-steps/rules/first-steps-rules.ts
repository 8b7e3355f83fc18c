import { type FirstSteps, stepKeys } from '../contract/first-steps.ts'

/** On the home until everything is done or someone closes it. */
export const isOnHome = ({ done, closed }: Pick<FirstSteps, 'done' | 'closed'>): boolean =>
  closed === 0 && done.length < stepKeys.length
