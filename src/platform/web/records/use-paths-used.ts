import { useLocation } from '@tanstack/react-router'

/** Keeps people under whichever of two addresses they used: `other` for those that begin with `start`. */
export const usePathsUsed = <Paths>(usual: Paths, other: Paths, start: string): Paths =>
  useLocation({ select: ({ pathname }) => pathname.startsWith(start) }) ? other : usual
