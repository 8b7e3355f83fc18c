import { localStorageColorSchemeManager, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'

/** public/color-scheme.js reads the same key to set the scheme before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

export type ColorScheme = MantineColorScheme

/** The person's choice ('auto' follows the system) and how to change it. */
export function useColorScheme(): { scheme: ColorScheme; setScheme: (scheme: ColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return { scheme: colorScheme, setScheme: setColorScheme }
}
