/** Styles every screen needs, in cascade order. Heavier parts import their own. */
import './mantine.css'
import './tokens.css'
import './fonts.css'
import './base.css'
import './controls.css'
