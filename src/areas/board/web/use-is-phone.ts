import { useMediaQuery } from '@mantine/hooks'

/** Too narrow for a grid of days: a list of one day is shown instead. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(width < 640px)', undefined, { getInitialValueInEffect: false })
