// @ts-check

/**
 * In what a site may be set up in another way than ours, whatever it runs on and holds.
 *
 * @typedef {object} Setup
 * @property {boolean} multisite  A network in sub-folders: the plugin is active in all of it, and a second site is at `SECOND_SITE`.
 * @property {string}  folder     Where its home is below the address: '/shop', or '' for the address itself.
 * @property {string}  core       Where WordPress's own files are below its home: '/wp', or '' for beside it. Not with `multisite`.
 * @property {string}  prefix     Of its tables.
 * @property {string}  permalinks Their structure; '' for plain ones.
 * @property {string}  locale     Its language: with a file of ours, or en_GB.
 */

/** @type {Setup} */
export const USUAL = {
	multisite: false,
	folder: '',
	core: '',
	prefix: 'wp_',
	permalinks: '/%postname%/',
	locale: 'en_GB',
};

/** The second site of a network, below its home. */
export const SECOND_SITE = 'second';

/**
 * @param {Partial<Setup>} [wanted]
 * @return {Setup} As usual where nothing else is wished.
 */
export function setupOf( wanted = {} ) {
	return { ...USUAL, ...wanted };
}

/**
 * @param {Setup} setup
 * @return {string} What is unusual of it, fit for a folder's name; '' where nothing is.
 */
export function nameOf( setup ) {
	return Object.entries( setup )
		.filter(
			( [ name, value ] ) =>
				value !== USUAL[ /** @type {keyof Setup} */ ( name ) ]
		)
		.map( ( [ name, value ] ) =>
			[ name, String( value ).replace( /\W/g, '' ) ].join( '_' )
		)
		.join( '-' );
}
