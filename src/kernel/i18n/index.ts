/** The one door to translations: literal strings, text domain `marketday`. */
export { __, _n, _x, sprintf } from '@wordpress/i18n';
