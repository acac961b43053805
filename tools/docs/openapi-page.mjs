// @ts-check
/** Writes the page of the calls, `docs/site/openapi.md`, from `docs/site/public/openapi.json`. Run by `npm run docs`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKOUT } from '../site/site-folder.mjs';

const SITE = join( CHECKOUT, 'docs/site' );
/** What else stands beside calls of a path is for machines. */
const METHODS = [ 'get', 'post', 'put', 'patch', 'delete' ];

/** @typedef {{ $ref?: string, type?: string | string[], enum?: unknown[], items?: Schema, properties?: Record<string, Schema>, required?: string[], description?: string, example?: unknown, format?: string }} Schema */
/** @typedef {{ name: string, in: string, required?: boolean, description?: string, schema?: Schema }} Parameter */
/** @typedef {{ content?: Record<string, { schema?: Schema }>, description?: string, required?: boolean, headers?: Record<string, unknown> }} Body */
/** @typedef {{ summary?: string, description?: string, parameters?: Parameter[], requestBody?: Body, responses?: Record<string, Body> }} Call */

/**
 * @param {Schema | undefined} schema
 * @return {string} In words, with a link to a shape.
 */
function typeOf( schema ) {
	if ( ! schema ) {
		return '';
	}
	if ( schema.$ref ) {
		const name = schema.$ref.split( '/' ).at( -1 ) ?? '';
		return `[${ name }](#${ name.toLowerCase() })`;
	}
	if ( schema.enum ) {
		return schema.enum.map( ( one ) => `\`${ one }\`` ).join( ', ' );
	}
	if ( schema.items ) {
		return `list of ${ typeOf( schema.items ) }`;
	}
	return [ schema.type ].flat().join( ' or ' );
}

const cell = ( /** @type {string} */ text ) =>
	text.replaceAll( '|', '\\|' ).replaceAll( '<', '&lt;' );

/** @param {Schema | undefined} schema */
const fields = ( schema ) =>
	Object.entries( schema?.properties ?? {} ).map(
		( [ name, one ] ) =>
			`| \`${ name }\`${
				schema?.required?.includes( name ) ? '' : ' (optional)'
			} | ${ typeOf( one ) } | ${ cell( one.description ?? '' ) } |`
	);

/** @param {Body | undefined} body */
const schemaOf = ( body ) => Object.values( body?.content ?? {} )[ 0 ]?.schema;

/**
 * @param {string} method
 * @param {string} path
 * @param {Call}   call
 */
function partOf( method, path, call ) {
	const sent = schemaOf( call.requestBody );
	const parameters = call.parameters ?? [];
	return [
		`### ${ method.toUpperCase() } ${ path.replace(
			/\{(\w+)\}/g,
			':$1'
		) }`,
		'',
		[ call.summary, call.description ].filter( Boolean ).join( '. ' ),
		'',
		...( parameters.length > 0
			? [
					'| parameter | in | type | |',
					'| --- | --- | --- | --- |',
					...parameters.map(
						( one ) =>
							`| \`${ one.name }\`${
								one.required ? '' : ' (optional)'
							} | ${ one.in } | ${ typeOf(
								one.schema
							) } | ${ cell( one.description ?? '' ) } |`
					),
					'',
			  ]
			: [] ),
		...( sent
			? [
					`Body: ${ typeOf( sent ) || 'object' }`,
					'',
					...( sent.properties
						? [
								'| field | type | |',
								'| --- | --- | --- |',
								...fields( sent ),
								'',
						  ]
						: [] ),
			  ]
			: [] ),
		'| answer | |',
		'| --- | --- |',
		...Object.entries( call.responses ?? {} ).map(
			( [ status, response ] ) =>
				`| ${ status } | ${ cell(
					response.description ?? ''
				) } ${ typeOf( schemaOf( response ) ) } |`
		),
		'',
	].join( '\n' );
}

/** @return {Promise<string>} */
export async function openapiPage() {
	const { info, paths, components } = JSON.parse(
		await readFile( join( SITE, 'public/openapi.json' ), 'utf8' )
	);
	const calls = Object.entries( paths ).flatMap( ( [ path, methods ] ) =>
		Object.entries( methods )
			.filter( ( [ method ] ) => METHODS.includes( method ) )
			.map( ( [ method, call ] ) => partOf( method, path, call ) )
	);
	const shapes = Object.entries( components?.schemas ?? {} ).map(
		( [ name, schema ] ) =>
			[
				`### ${ name }`,
				'',
				/** @type {Schema} */ ( schema ).description ?? '',
				'',
				'| field | type | |',
				'| --- | --- | --- |',
				...fields( /** @type {Schema} */ ( schema ) ),
				'',
			].join( '\n' )
	);
	return [
		'# The calls as OpenAPI',
		'',
		`${ info.description } The same for machines: [openapi.json](/openapi.json){target="_self"}.`,
		'',
		'## Calls',
		'',
		...calls,
		...( shapes.length > 0 ? [ '## Shapes', '', ...shapes ] : [] ),
	].join( '\n' );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await writeFile( join( SITE, 'openapi.md' ), await openapiPage() );
}
