import './styles/core.ts'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { colorSchemeManager } from './color-scheme.ts'
import { NonceContext, shareNonce } from './nonce.ts'
import { cssVariables, theme } from './theme.ts'

/** Look and colour scheme for everything inside. `nonce` is that of the page's CSP. */
export function UiProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  useEffect(() => shareNonce(nonce), [nonce])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      getStyleNonce={() => nonce}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // The whole theme is written as variables, so that the library's file of defaults is not needed.
      deduplicateCssVariables={false}
      withGlobalClasses={false}
    >
      <NonceContext value={nonce}>{children}</NonceContext>
    </MantineProvider>
  )
}
