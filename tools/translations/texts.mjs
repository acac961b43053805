// @ts-check

/**
 * A text of the plugin that can be translated.
 *
 * @typedef {object} Text
 * @property {string}        text
 * @property {string | null} plural
 * @property {string | null} context
 * @property {string | null} comment For translators.
 * @property {string}        file    Relative to the checkout.
 * @property {number}        line
 */

/**
 * What tells two texts apart for gettext.
 *
 * @param {Pick<Text, 'text' | 'context'>} text
 * @return {string}
 */
export function keyOf( { text, context } ) {
	return context === null ? text : `${ context }\u0004${ text }`;
}
