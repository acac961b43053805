// @ts-check
import ts from 'typescript';

/** Attributes that are read or read out. */
const SPOKEN = [
	'alt',
	'aria-label',
	'aria-description',
	'placeholder',
	'title',
	'label',
];
/** An address as an example is the same everywhere, too. */
const ADDRESS = /^https?:\/\/\S*$/;
/** The name of a service is the same everywhere, too. */
const SERVICE = /^Venmo$/;
/** A word of two letters: signs, numbers and single letters are the same everywhere. */
const WORD = /\p{L}{2}/u;

/**
 * Texts of a component that no translation reaches: words in its markup, and in attributes that are read out.
 *
 * @param {string} file
 * @param {string} source TSX.
 * @return {string[]} `file:line text`.
 */
export function untranslatedInTsx( file, source ) {
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true,
		ts.ScriptKind.TSX
	);
	/** @type {string[]} */
	const found = [];
	const note = (
		/** @type {ts.Node} */ node,
		/** @type {string} */ text
	) => {
		if ( WORD.test( text ) ) {
			const { line } = tree.getLineAndCharacterOfPosition(
				node.getStart()
			);
			found.push( `${ file }:${ line + 1 } ${ text.trim() }` );
		}
	};
	const visit = ( /** @type {ts.Node} */ node ) => {
		if ( ts.isJsxText( node ) ) {
			note( node, node.text );
		} else if (
			ts.isJsxAttribute( node ) &&
			SPOKEN.includes( node.name.getText() )
		) {
			const value =
				node.initializer && ts.isJsxExpression( node.initializer )
					? node.initializer.expression
					: node.initializer;
			if ( value && ts.isStringLiteralLike( value ) ) {
				note( value, value.text );
			}
		} else if (
			ts.isJsxExpression( node ) &&
			node.expression &&
			ts.isStringLiteralLike( node.expression ) &&
			! ts.isJsxAttribute( node.parent )
		) {
			note( node, node.expression.text );
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return found;
}

/**
 * Texts of a server's template that no translation reaches.
 *
 * @param {string} file
 * @param {string} source PHP with HTML.
 * @return {string[]} `file text`.
 */
export function untranslatedInPhp( file, source ) {
	const html = source
		.replace( /<\?php[\s\S]*?(\?>|$)/g, '\u0000' )
		.replace( /<!--[\s\S]*?-->/g, '' )
		.replace( /<(script|style)\b[\s\S]*?<\/\1>/g, '' );
	const spoken = new RegExp(
		`\\s(?:${ SPOKEN.join( '|' ) })="([^"]*)"`,
		'g'
	);
	const texts = [
		...html.replace( /<[^>]*>/g, '\u0000' ).split( '\u0000' ),
		...[ ...html.matchAll( spoken ) ].map( ( [ , text = '' ] ) => text ),
	];
	return texts
		.map( ( text ) =>
			text.replaceAll( '\u0000', '' ).replace( /&\w+;/g, '' ).trim()
		)
		.filter(
			( text ) =>
				WORD.test( text ) &&
				! ADDRESS.test( text ) &&
				! SERVICE.test( text )
		)
		.map( ( text ) => `${ file } ${ text }` );
}
