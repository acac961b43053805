import type { JSHandle } from '@playwright/test';
import postcss, { type Root } from 'postcss';

/**
 * What Alfa is told of a page: all but the custom properties that nothing on it uses. WordPress declares a hundred of them, and
 * Alfa reckons with each of them for every element, a fifth of its time.
 */

/** A sheet, or a rule within one. */
interface Rule {
	type?: string;
	selector?: string;
	style?: string | null;
	rules?: Rule[] | undefined;
}

interface Described {
	type: string;
	attributes?: Array< { name: string; value: string } >;
	/** Rules of a document, text of an element. */
	style?: string | null | Rule[];
	children?: Described[];
	shadow?: Described | null;
	content?: Described | null;
}

/** WordPress writes a class for each colour, gradient, font and size of a theme. */
const PRESET_CLASS = /^(?::root )?\.(has-[\w-]+)$/;
const USED = /var\(\s*(--[\w-]+)/g;
const DECLARES = /(?:^|;)\s*--/;

/** Stands between a page's document and Alfa. */
export function inBrief(
	document: JSHandle< Document >
): JSHandle< Document > {
	return new Proxy( document, {
		get( target, name ) {
			if ( name !== 'evaluate' ) {
				const value: unknown = Reflect.get( target, name, target );
				return typeof value === 'function'
					? value.bind( target )
					: value;
			}
			return async ( ...args: Parameters< typeof target.evaluate > ) => {
				const response: unknown = await target.evaluate( ...args );
				return isDocument( response )
					? shortened( response )
					: response;
			};
		},
	} );
}

function isDocument( value: unknown ): value is Described {
	return (
		typeof value === 'object' &&
		value !== null &&
		'type' in value &&
		value.type === 'document'
	);
}

function shortened( document: Described ): Described {
	dropPresets( document );
	dropUnused( document );
	return document;
}

function* nodesOf( node: Described ): Generator< Described > {
	yield node;
	for ( const child of [
		...( node.children ?? [] ),
		...( node.shadow ? [ node.shadow ] : [] ),
		...( node.content ? [ node.content ] : [] ),
	] ) {
		yield* nodesOf( child );
	}
}

function attribute( node: Described, name: string ): string | undefined {
	return node.attributes?.find( ( one ) => one.name === name )?.value;
}

function ruleLists( document: Described ): Rule[] {
	const lists: Rule[] = [];
	const add = ( list: Rule ) => {
		lists.push( list );
		list.rules?.forEach( add );
	};
	for ( const node of nodesOf( document ) ) {
		if ( Array.isArray( node.style ) ) {
			node.style.forEach( add );
		}
	}
	return lists;
}

function dropPresets( document: Described ): void {
	const classes = new Set(
		[ ...nodesOf( document ) ].flatMap( ( node ) =>
			( attribute( node, 'class' ) ?? '' ).split( /\s+/ )
		)
	);
	for ( const list of ruleLists( document ) ) {
		list.rules = list.rules?.filter( ( { selector = '' } ) => {
			const preset = PRESET_CLASS.exec( selector )?.[ 1 ];
			return preset === undefined || classes.has( preset );
		} );
	}
}

function dropUnused( document: Described ): void {
	const blocks: Array< Described | Rule > = [
		...nodesOf( document ),
		...ruleLists( document ),
	];
	const used = new Set< string >();
	const values = new Map< string, string[] >();
	const declaring: Array< [ Described | Rule, Root ] > = [];
	const countUsed = ( value: string ) => {
		for ( const [ , name = '' ] of value.matchAll( USED ) ) {
			used.add( name );
		}
	};
	for ( const block of blocks ) {
		if ( typeof block.style !== 'string' ) {
			continue;
		}
		if ( ! DECLARES.test( block.style ) ) {
			countUsed( block.style );
			continue;
		}
		const root = postcss.parse( block.style );
		declaring.push( [ block, root ] );
		root.walkDecls( ( { prop, value } ) => {
			if ( prop.startsWith( '--' ) ) {
				values.set( prop, [ ...( values.get( prop ) ?? [] ), value ] );
			} else {
				countUsed( value );
			}
		} );
	}
	// A set that grows while it is walked over is walked over to its end.
	for ( const name of used ) {
		values.get( name )?.forEach( countUsed );
	}
	for ( const [ block, root ] of declaring ) {
		root.walkDecls( /^--/, ( declaration ) => {
			if ( ! used.has( declaration.prop ) ) {
				declaration.remove();
			}
		} );
		block.style = root.toString();
	}
}
