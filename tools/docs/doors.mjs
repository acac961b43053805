// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from '../site/site-folder.mjs';

/**
 * @typedef {{ name: string, type: string, isNeeded: boolean, text: string }} Member
 * @typedef {{ name: string, text: string, members: Member[] }} Shape
 * @typedef {{ text: string, functions: Array<{ name: string, text: string }>, shapes: Shape[] }} Door
 */

const CONFIG = join( CHECKOUT, 'tsconfig.json' );
/** Of these the documentation lists the members. */
const LISTED = /(Props|Actions|State|Options)$/;

/**
 * @param {{ flags: number }} symbol
 * @param {number}            flag
 */
// eslint-disable-next-line no-bitwise -- TypeScript's flags.
const has = ( { flags }, flag ) => ( flags & flag ) !== 0;

/** @param {string} name Of a feature, or `parts`. */
export const doorFile = ( name ) =>
	join(
		CHECKOUT,
		name === 'parts'
			? 'src/parts.ts'
			: `src/features/${ name }/library/index.ts`
	);

/**
 * What doors of the library offer, with what their comments say.
 *
 * @param {string[]} names
 * @return {Map<string, Door>}
 */
export function readDoors( names ) {
	const { options } = ts.parseJsonConfigFileContent(
		ts.readConfigFile( CONFIG, ts.sys.readFile ).config,
		ts.sys,
		CHECKOUT
	);
	const program = ts.createProgram( names.map( doorFile ), options );
	const checker = program.getTypeChecker();
	return new Map(
		names.map( ( name ) => [
			name,
			doorOf( checker, program.getSourceFile( doorFile( name ) ), name ),
		] )
	);
}

/**
 * @param {ts.TypeChecker}          checker
 * @param {ts.SourceFile|undefined} source
 * @param {string}                  name
 * @return {Door}
 */
function doorOf( checker, source, name ) {
	const module = source && checker.getSymbolAtLocation( source );
	if ( ! module ) {
		throw new Error( `The door ${ name } exports nothing.` );
	}
	const symbols = checker
		.getExportsOfModule( module )
		.map( ( symbol ) =>
			has( symbol, ts.SymbolFlags.Alias )
				? checker.getAliasedSymbol( symbol )
				: symbol
		);
	const textOf = ( /** @type {ts.Symbol} */ symbol ) =>
		ts
			.displayPartsToString( symbol.getDocumentationComment( checker ) )
			.replace( /\s+/g, ' ' );
	return {
		text: headOf( readFileSync( doorFile( name ), 'utf8' ) ),
		functions: symbols
			.filter(
				( symbol ) =>
					has( symbol, ts.SymbolFlags.Function ) ||
					has( symbol, ts.SymbolFlags.Variable )
			)
			.map( ( symbol ) => ( {
				name: symbol.getName(),
				text: textOf( symbol ),
			} ) ),
		shapes: symbols
			.filter(
				( symbol ) =>
					has( symbol, ts.SymbolFlags.Interface ) &&
					LISTED.test( symbol.getName() )
			)
			.map( ( symbol ) => ( {
				name: symbol.getName(),
				text: textOf( symbol ),
				members: checker
					.getPropertiesOfType(
						checker.getDeclaredTypeOfSymbol( symbol )
					)
					.map( ( member ) => memberOf( member, textOf ) ),
			} ) ),
	};
}

/**
 * @param {ts.Symbol}                        member
 * @param {( symbol: ts.Symbol ) => string} textOf
 * @return {Member}
 */
function memberOf( member, textOf ) {
	const isOptional = has( member, ts.SymbolFlags.Optional );
	return {
		name: member.getName(),
		type: writtenType( member ),
		isNeeded: ! isOptional,
		text: textOf( member ),
	};
}

/** As the source has it, which is shorter than what it comes to. @param {ts.Symbol} member */
function writtenType( { valueDeclaration: declaration } ) {
	const type =
		declaration &&
		( ts.isPropertySignature( declaration ) ||
			ts.isMethodSignature( declaration ) )
			? declaration.type
			: undefined;
	return ( type?.getText() ?? '' )
		.replace( /\/\*[\s\S]*?\*\//g, '' )
		.replace( /\s+/g, ' ' )
		.replace( / \| undefined$/, '' );
}

/** The sentences that a door begins with. @param {string} source */
const headOf = ( source ) =>
	( /\/\*\*\s*`[^`]+`:\s*([\s\S]*?)\*\//.exec( source )?.[ 1 ] ?? '' )
		.replace( /\s*\n\s*\*\s*/g, ' ' )
		.trim()
		.replace( /^./, ( first ) => first.toUpperCase() );
