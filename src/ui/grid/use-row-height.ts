import { useMediaQuery } from '@mantine/hooks'

/** A grid row's height in pixels, as in TickGrid.module.css: large enough for a finger on a phone. */
export const useRowHeight = (): number =>
  useMediaQuery('(width < 640px)', undefined, { getInitialValueInEffect: false }) ? 44 : 28
