import { createTheme, type CSSVariablesResolver } from '@mantine/core'

/**
 * Haulyard's look in the component library's terms: dense, quiet, one warm accent. Colours that are not the
 * library's own are in styles/tokens.css.
 */
export const theme = createTheme({
  primaryColor: 'ochre',
  primaryShade: { light: 8, dark: 8 },
  colors: {
    ochre: [
      '#fff6e6',
      '#fbe7c3',
      '#f5d08f',
      '#efb858',
      '#e8a22c',
      '#d98d10',
      '#b97307',
      '#965b04',
      '#7d4a02',
      '#573301',
    ],
    dark: [
      '#dfe1e4',
      '#c3c6ca',
      '#a3a8ae',
      '#90959b',
      '#44474c',
      '#303338',
      '#212327',
      '#17181a',
      '#101113',
      '#0b0c0d',
    ],
  },
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontSizes: { xs: '0.6875rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  headings: { fontFamily: 'inherit', fontWeight: '600' },
  spacing: { xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '4px', xl: '4px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    // Aligned at the field's start: a centred list is offset by half its width until that is known, and
    // widens the page on a phone.
    Combobox: { defaultProps: { position: 'bottom-start' } },
    Modal: { defaultProps: { transitionProps: { duration: 120 }, overlayProps: { backgroundOpacity: 0.5 } } },
  },
})

/**
 * Values the library derives from the theme that our look overrides. `--ui-*` are the tokens of
 * styles/tokens.css, so that each colour is defined once.
 */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-ochre-filled': '#965b04',
    '--mantine-color-ochre-filled-hover': '#7d4a02',
    '--mantine-color-text': 'var(--ui-text)',
    '--mantine-color-dimmed': 'var(--ui-dimmed)',
    '--mantine-color-placeholder': 'var(--ui-placeholder)',
    '--mantine-color-anchor': 'var(--ui-link)',
    '--mantine-color-error': 'var(--ui-danger)',
    '--mantine-color-body': 'var(--ui-surface)',
    '--mantine-color-default-border': 'var(--ui-line)',
    '--mantine-color-disabled-color': 'var(--ui-dimmed)',
  }
  // Listed per scheme, because the library's own defaults for these are set per scheme and would win.
  return { variables: {}, light: shared, dark: shared }
}
