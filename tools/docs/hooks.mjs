// @ts-check
/**
 * Reads the hooks out of the code: for the page of the documentation, `docs/site/hooks.md`, which `npm run docs` writes, and for
 * `docs/HOOKS.md`, which `npm run hooks` does.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';

const PAGE = join( CHECKOUT, 'docs/site/hooks.md' );

/** A note directly before the call whose first argument is a name of ours, or a constant that holds one. */
const CALLS =
	/\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*(?:[^;{}]{0,120}?)\b(apply_filters|do_action|Announcement::make|Announcement::ofOrder)\(\s*(?:\$orderId,\s*)?(?:'(marketday_\w+)'|self::(\w+))/g;
const SLOTS_FILE = 'php/Kernel/Slot.php';
const CONSTANTS = /const\s+(\w+)\s*=\s*'(marketday_\w+)'/g;

/** @typedef {{ name: string, kind: string, text: string, parameters: string[], file: string }} Hook */

/**
 * @param {string} source Of a PHP file.
 * @param {string} file   Its name, from the checkout's root.
 * @return {Hook[]}
 */
export function hooksIn( source, file ) {
	const constants = new Map(
		[ ...source.matchAll( CONSTANTS ) ].map( ( [ , constant, name ] ) => [
			constant,
			name,
		] )
	);
	return [ ...source.matchAll( CALLS ) ].flatMap(
		( [ , note = '', call, literal, constant ] ) => {
			const name = literal ?? constants.get( constant );
			return name
				? [
						{
							name,
							kind:
								call === 'apply_filters' ? 'filter' : 'action',
							file,
							...readNote( note ),
						},
				  ]
				: [];
		}
	);
}

/** @param {string} note */
function readNote( note ) {
	const lines = note
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ).trim() )
		.filter( Boolean );
	const first = lines.findIndex( ( line ) => line.startsWith( '@' ) );
	const text = ( first < 0 ? lines : lines.slice( 0, first ) ).join( ' ' );
	const [ before = '', ...inline ] = text.split( /\s(?=@param)/ );
	const parameters = [
		...inline,
		...( first < 0 ? [] : lines.slice( first ) ),
	].reduce( joinTags, /** @type {string[]} */ ( [] ) );
	return {
		text: before,
		parameters: parameters
			.filter( ( line ) => line.startsWith( '@param' ) )
			.map( ( line ) =>
				line.replace( '@param', '' ).replace( /\s+/g, ' ' ).trim()
			),
	};
}

/**
 * @param {string[]} tags
 * @param {string}   line A tag, or more of the one before.
 */
function joinTags( tags, line ) {
	return line.startsWith( '@' ) || tags.length === 0
		? [ ...tags, line ]
		: [ ...tags.slice( 0, -1 ), `${ tags.at( -1 ) } ${ line }` ];
}

/** A case of the enumeration of places, with its note. */
const SLOTS = /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*case\s+\w+\s*=\s*'(\w+)';/g;

/**
 * @param {string} source Of `Kernel\Slot`.
 * @param {string} file
 * @return {Hook[]} The places of pages, each an action.
 */
export const slotsIn = ( source, file ) =>
	[ ...source.matchAll( SLOTS ) ].map( ( [ , note = '', name ] ) => ( {
		name: `marketday_${ name }`,
		kind: 'action',
		file,
		...readNote( note ),
	} ) );

/** A call that names where the hook has its note. */
const ELSEWHERE = /^(?:Action|Filter) that is documented /;

/** @return {Promise<Hook[]>} All of the code, each once, by name. */
export async function allHooks() {
	const hooks = [];
	for ( const file of await filesBelow( join( CHECKOUT, 'php' ) ) ) {
		if ( file.endsWith( '.php' ) ) {
			const source = await readFile( file, 'utf8' );
			const name = relative( CHECKOUT, file ).replaceAll( '\\', '/' );
			hooks.push( ...hooksIn( source, name ) );
			if ( name === SLOTS_FILE ) {
				hooks.push( ...slotsIn( source, name ) );
			}
		}
	}
	const known = new Map(
		hooks
			.sort(
				( one, other ) =>
					Number( ELSEWHERE.test( other.text ) ) -
					Number( ELSEWHERE.test( one.text ) )
			)
			.map( ( hook ) => [ hook.name, hook ] )
	);
	return [ ...known.values() ].sort( ( one, other ) =>
		one.name < other.name ? -1 : 1
	);
}

/** @return {Promise<string>} The page as the code has it. */
export async function hooksPage() {
	const sorted = await allHooks();
	const part = ( /** @type {Hook} */ hook ) =>
		[
			`## ${ hook.name }`,
			'',
			`${ hook.kind === 'action' ? 'Action' : 'Filter' } of \`${
				hook.file
			}\`. ${ hook.text }`,
			'',
			...hook.parameters.map( ( line ) => `- \`${ line }\`` ),
			'',
		].join( '\n' );
	return [
		'# Hooks and filters for PHP',
		'',
		'Made from the code, with what the code says of each. A place of a page is an action that prints.',
		'',
		...sorted.map( part ),
	].join( '\n' );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await writeFile( PAGE, await hooksPage() );
}
