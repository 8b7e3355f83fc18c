import { useMediaQuery } from '@mantine/hooks'

/** Between a phone and a laptop, where a list shows fewer columns. */
export const useIsTablet = (): boolean =>
  useMediaQuery('(640px <= width < 75rem)', undefined, { getInitialValueInEffect: false })
