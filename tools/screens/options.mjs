// @ts-check
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { Problem } from '../terminal/problem.mjs';

const WIDTHS = [ 360, 390, 820, 1280, 1600, 2560 ];

export const SCREENS = {
	name: 'npm run screens',
	text: "pictures of the demo shop's pages and states, to be looked at.",
	options: {
		out: {
			takes: 'FOLDER',
			text: 'where they go, outside the checkout (marketday-screens in the folder for temporary files)',
		},
		only: {
			takes: 'NAME[,NAME]',
			text: 'of these alone; a part of a name is enough, such as shop or admin',
		},
		widths: {
			takes: 'N[,N]',
			text: 'in pixels',
			standard: WIDTHS.join(),
		},
		themes: {
			takes: 'light|dark|both',
			text: 'what the visitor prefers',
			standard: 'both',
		},
		directions: {
			takes: 'ltr|rtl|both',
			text: 'English, or Arabic',
			standard: 'both',
		},
		dir: {
			takes: 'FOLDER',
			text: "the demo's site, which is made where there is none (as npm run demo)",
		},
		woocommerce: {
			takes: 'DIR|download',
			text: 'run the shop on WooCommerce (as npm run demo)',
		},
		'skip-build': { text: 'take the last build as it is' },
		readme: {
			text: "make the README's pictures anew, in docs/screenshots, and nothing else",
		},
	},
	examples: [
		'npm run screens -- --only checkout --widths 390,1280 --directions ltr',
	],
};

/**
 * @typedef {object} ScreensOptions
 * @property {string}              out
 * @property {string[]}            only        Parts of names; none means all.
 * @property {number[]}            widths
 * @property {Array<'light' | 'dark'>} themes
 * @property {Array<'ltr' | 'rtl'>}    directions
 * @property {string | undefined}  dir
 * @property {string | undefined}  woocommerce
 * @property {boolean}             skipBuild
 * @property {boolean}             readme
 */

/**
 * @param {import('../terminal/command-line.mjs').Values<typeof SCREENS.options>} values
 * @return {ScreensOptions} Throws a Problem where they are wrong.
 */
export function readScreensOptions( values ) {
	const from = process.env.INIT_CWD ?? '.';
	return {
		out: outside(
			resolve( from, values.out ?? join( tmpdir(), 'marketday-screens' ) )
		),
		only: values.only?.split( ',' ).filter( Boolean ) ?? [],
		widths: values.widths.split( ',' ).map( readWidth ),
		themes:
			values.themes === 'both'
				? [ 'light', 'dark' ]
				: [ /** @type {'light' | 'dark'} */ ( values.themes ) ],
		directions:
			values.directions === 'both'
				? [ 'ltr', 'rtl' ]
				: [ /** @type {'ltr' | 'rtl'} */ ( values.directions ) ],
		dir: values.dir,
		woocommerce: values.woocommerce,
		skipBuild: values[ 'skip-build' ],
		readme: values.readme,
	};
}

/** @param {string} folder */
function outside( folder ) {
	if ( ! relative( CHECKOUT, folder ).startsWith( '..' ) ) {
		throw new Problem(
			`--out takes a folder outside the checkout, not ${ folder }: pictures are looked at, not committed.`
		);
	}
	return folder;
}

/** @param {string} text */
function readWidth( text ) {
	const width = /^\d+$/.test( text ) ? Number( text ) : NaN;
	if ( ! ( width >= 200 && width <= 4000 ) ) {
		throw new Problem(
			`--widths takes whole numbers from 200 to 4000, with commas between them, not '${ text }'.`
		);
	}
	return width;
}

/**
 * @template {{ name: string }} T
 * @param {readonly T[]}      all
 * @param {readonly string[]} only
 * @return {T[]} Those whose names have one of the parts; all where none is given.
 */
export function chooseScreens( all, only ) {
	for ( const part of only ) {
		if ( ! all.some( ( { name } ) => name.includes( part ) ) ) {
			throw new Problem(
				`There is no screen '${ part }'. There are: ${ all
					.map( ( { name } ) => name )
					.join( ', ' ) }.`
			);
		}
	}
	return all.filter(
		( { name } ) =>
			only.length === 0 || only.some( ( part ) => name.includes( part ) )
	);
}
