/** Shown instead of a screen while there is no network, whether its data or its code is missing. */
export const noSignal = {
  title: 'No signal',
  text: 'This page loads by itself once there is a signal. What you saved before is safe.',
}
