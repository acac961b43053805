// @ts-check
import ts from 'typescript';

/** @typedef {import('./texts.mjs').Text} Text */

/** Where each function has text, plural and context, counted from 0. */
const PLACES = { __: [ 0, -1, -1 ], _n: [ 0, 1, -1 ], _x: [ 0, -1, 1 ] };
const DOMAIN = 'marketday';

/**
 * The translatable texts of a script: TypeScript, or what a build made of it.
 *
 * @param {string} file
 * @param {string} source
 * @return {Text[]}
 */
export function textsOfScript( file, source ) {
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : undefined
	);
	/** @type {Text[]} */
	const texts = [];
	const visit = ( /** @type {ts.Node} */ node ) => {
		const text = ts.isCallExpression( node )
			? textOfCall( node, tree, file )
			: undefined;
		if ( text ) {
			texts.push( text );
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return texts;
}

/**
 * @param {ts.CallExpression} call
 * @param {ts.SourceFile}     tree
 * @param {string}            file
 * @return {Text | undefined}
 */
function textOfCall( call, tree, file ) {
	const literals = call.arguments.map( ( argument ) =>
		ts.isStringLiteralLike( argument ) ? argument.text : null
	);
	const name = /** @type {'__'} */ ( nameOf( call.expression ) );
	// A call of `toString()` has a name that every object knows.
	const places = Object.hasOwn( PLACES, name ) ? PLACES[ name ] : undefined;
	const [ at = 0, pluralAt = -1, contextAt = -1 ] = places ?? [];
	const text = literals[ at ];
	if (
		! places ||
		literals.at( -1 ) !== DOMAIN ||
		typeof text !== 'string'
	) {
		return undefined;
	}
	return {
		text,
		plural: literals[ pluralAt ] ?? null,
		context: literals[ contextAt ] ?? null,
		comment: commentBefore( call, tree ),
		file,
		line: tree.getLineAndCharacterOfPosition( call.getStart() ).line + 1,
	};
}

/**
 * `__`, `i18n.__`, and `( 0, i18n.__ )` as bundlers write it.
 *
 * @param {ts.Expression} expression
 * @return {string}
 */
function nameOf( expression ) {
	if (
		ts.isParenthesizedExpression( expression ) &&
		ts.isBinaryExpression( expression.expression )
	) {
		return nameOf( expression.expression.right );
	}
	if ( ts.isPropertyAccessExpression( expression ) ) {
		return expression.name.text;
	}
	return ts.isIdentifier( expression ) ? expression.text : '';
}

/**
 * @param {ts.Node}       node
 * @param {ts.SourceFile} tree
 */
function commentBefore( node, tree ) {
	const ranges =
		ts.getLeadingCommentRanges( tree.text, node.getFullStart() ) ?? [];
	const last = ranges.at( -1 );
	const comment = last
		? /translators:[\s\S]*?(?=\*\/|$)/i.exec(
				tree.text.slice( last.pos, last.end )
		  )?.[ 0 ]
		: undefined;
	return comment ? comment.trim() : null;
}
