import { createTheme, type CSSVariablesResolver } from '@mantine/core'

/**
 * The look of Haulyard in the component library's terms: dense, quiet, ink with one accent.
 * Colours that are not the library's own live in styles/tokens.css.
 */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    petrol: [
      '#e2f1f2',
      '#c8e3e5',
      '#9ccdd2',
      '#6cc9d1',
      '#46bcc7',
      '#2a93a0',
      '#13747e',
      '#0c5f68',
      '#094c54',
      '#06363c',
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
  radius: { xs: '3px', sm: '5px', md: '5px', lg: '6px', xl: '8px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    // Aligned at the field's start: a centred list is offset by half its width until that is known, and
    // widens the page on a phone.
    // Its options are drawn while it is open only: a form has dozens of lists.
    Combobox: { defaultProps: { position: 'bottom-start', keepMounted: false } },
    Modal: { defaultProps: { transitionProps: { duration: 120 }, overlayProps: { backgroundOpacity: 0.5 } } },
  },
})

/**
 * Values the library derives from the theme that our look overrides. `--ui-*` are the tokens of
 * styles/tokens.css, so that each colour is defined once.
 */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-petrol-filled': 'var(--ui-accent)',
    '--mantine-color-petrol-filled-hover': 'var(--ui-accent-hover)',
    '--mantine-color-text': 'var(--ui-text)',
    '--mantine-color-dimmed': 'var(--ui-dimmed)',
    '--mantine-color-placeholder': 'var(--ui-placeholder)',
    '--mantine-color-anchor': 'var(--ui-text)',
    '--mantine-color-error': 'var(--ui-danger)',
    '--mantine-color-body': 'var(--ui-surface)',
    '--mantine-color-default-border': 'var(--ui-line)',
    '--mantine-color-disabled-color': 'var(--ui-dimmed)',
  }
  // Listed per scheme, because the library's own defaults for these are set per scheme and would win.
  return { variables: {}, light: shared, dark: shared }
}
