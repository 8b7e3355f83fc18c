import './styles/core.ts'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { colorSchemeManager } from './color-scheme.ts'
import { NonceContext, shareNonce } from './nonce.ts'
import { cssVariables, theme } from './theme.ts'

/** Theme and colour scheme for everything inside. `nonce` comes from the page's CSP. */
export function UiProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  useEffect(() => shareNonce(nonce), [nonce])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      getStyleNonce={() => nonce}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // All of the theme is written as variables, so the library's file of defaults is not needed.
      deduplicateCssVariables={false}
      withGlobalClasses={false}
    >
      <NonceContext value={nonce}>{children}</NonceContext>
    </MantineProvider>
  )
}
