// @ts-check
/** @typedef {import('./hooks.mjs').Hook} Hook */

const BEGIN = '<!-- hooks: written by `npm run hooks` -->';
const END = '<!-- /hooks -->';
const SLOTS = 'php/Kernel/Slot.php';

/** @param {string} text */
const cell = ( text ) => text.replaceAll( '|', '\\|' ).replace( /\s+/g, ' ' );

/**
 * @param {string[]} parameters `int $id Of the product.`
 * @return {string} Their types and names.
 */
const signature = ( parameters ) =>
	parameters
		.map( ( line ) => /^(.*?\$\w+)/.exec( line )?.[ 1 ] ?? line )
		.map( ( line ) => `\`${ cell( line ) }\`` )
		.join( '<br>' );

/** @param {Hook[]} hooks */
const tableOf = ( hooks ) =>
	[
		'| hook | what it is for | gets | file |',
		'| --- | --- | --- | --- |',
		...hooks.map(
			( { name, text, parameters, file } ) =>
				`| \`${ name }\` | ${ cell( text ) } | ${ signature(
					parameters
				) } | [${ file.replace( /^.*\//, '' ) }](../${ file }) |`
		),
	].join( '\n' );

/**
 * @param {string} page  Of hooks, with a place for the tables.
 * @param {Hook[]} hooks All of the code.
 * @return {string} The page with its slots, actions and filters.
 */
export function withHooks( page, hooks ) {
	const [ before, rest = '' ] = page.split( BEGIN );
	const after = rest.split( END )[ 1 ];
	if ( after === undefined ) {
		throw new Error(
			`The page has no place between ${ BEGIN } and ${ END }.`
		);
	}
	const slots = hooks.filter( ( { file } ) => file === SLOTS );
	const others = hooks.filter( ( { file } ) => file !== SLOTS );
	return [
		`${ before }${ BEGIN }`,
		'## Slots',
		tableOf( slots ),
		'## Actions',
		tableOf( others.filter( ( { kind } ) => kind === 'action' ) ),
		'## Filters',
		tableOf( others.filter( ( { kind } ) => kind === 'filter' ) ),
		`${ END }${ after }`,
	].join( '\n' );
}
