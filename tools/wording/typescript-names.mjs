// @ts-check
import ts from 'typescript';

/** @typedef {import('./names.mjs').Named} Named */
/** @typedef {import('./names.mjs').Kind} Kind */

/**
 * @param {string} file
 * @param {string} text Its source: TypeScript, or JavaScript with JSDoc.
 * @return {Named[]} Names that it gives: of types, functions, variables, parameters, properties and what it exports. Those of
 * `describe( 'name' )` too, where the title is one name; titles of tests are sentences.
 */
export function typescriptNames( file, text ) {
	const source = ts.createSourceFile(
		file,
		text,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);
	/** @type {Named[]} */
	const found = [];
	/** @param {string} name @param {number} position @param {Kind} kind @param {boolean} isCalled */
	const add = ( name, position, kind, isCalled ) =>
		found.push( {
			name,
			line: source.getLineAndCharacterOfPosition( position ).line + 1,
			kind,
			isCalled,
		} );
	/** @param {ts.Node} node */
	const visit = ( node ) => {
		for ( const { name, kind } of namesOf( node ) ) {
			add( name.text, name.getStart( source ), kind, isFunction( node ) );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	for ( const { 1: name = '', index } of text.matchAll(
		/@(?:typedef\s+\{.*\}|callback)\s+(\w+)/g
	) ) {
		add( name, index, 'type', false );
	}
	return found;
}

/**
 * @param {ts.Node} node
 * @return {Array<{ name: ts.Identifier | ts.StringLiteral, kind: Kind }>} The names that it gives itself, not those within it.
 */
function namesOf( node ) {
	if (
		ts.isClassDeclaration( node ) ||
		ts.isInterfaceDeclaration( node ) ||
		ts.isTypeAliasDeclaration( node ) ||
		ts.isEnumDeclaration( node )
	) {
		return bound( node.name, 'type' );
	}
	if ( ts.isFunctionDeclaration( node ) ) {
		return bound( node.name, isExported( node ) ? 'type' : 'function' );
	}
	if (
		ts.isMethodDeclaration( node ) ||
		ts.isMethodSignature( node ) ||
		ts.isFunctionExpression( node )
	) {
		return bound( node.name, 'function' );
	}
	if ( ts.isVariableDeclaration( node ) ) {
		return bound(
			node.name,
			isExported( node.parent.parent ) ? 'type' : kindOf( node )
		);
	}
	if (
		ts.isParameter( node ) ||
		ts.isPropertySignature( node ) ||
		ts.isPropertyDeclaration( node )
	) {
		return bound( node.name, kindOf( node ) );
	}
	if ( ts.isAccessor( node ) ) {
		return bound( node.name, 'variable' );
	}
	// Without another name before it, it has that of a property or an export, which is read where it is given.
	if ( ts.isImportSpecifier( node ) ) {
		return node.propertyName ? bound( node.name, 'variable' ) : [];
	}
	if ( ts.isBindingElement( node ) ) {
		return node.propertyName ||
			node.dotDotDotToken ||
			ts.isArrayBindingPattern( node.parent )
			? bound( node.name, 'variable' )
			: [];
	}
	return ts.isCallExpression( node ) ? titleOf( node ) : [];
}

/**
 * @param {ts.Node | undefined} name One of several names at once gives them itself.
 * @param {Kind}                kind
 */
const bound = ( name, kind ) =>
	name && ts.isIdentifier( name ) ? [ { name, kind } ] : [];

/** @param {ts.Node} node */
const isExported = ( node ) =>
	ts.canHaveModifiers( node ) &&
	( ts.getModifiers( node ) ?? [] ).some(
		( { kind } ) => kind === ts.SyntaxKind.ExportKeyword
	);

/**
 * @param {ts.VariableDeclaration | ts.ParameterDeclaration | ts.PropertySignature | ts.PropertyDeclaration} node
 * @return {Kind} One that holds a function is named as one.
 */
function kindOf( node ) {
	const { type } = node;
	const value = 'initializer' in node ? node.initializer : undefined;
	return ( type && ts.isFunctionTypeNode( type ) ) ||
		( value &&
			( ts.isArrowFunction( value ) ||
				ts.isFunctionExpression( value ) ) )
		? 'function'
		: 'variable';
}

/** @param {ts.Node} node What gives a name. */
const isFunction = ( node ) =>
	ts.isFunctionDeclaration( node ) ||
	ts.isMethodDeclaration( node ) ||
	ts.isMethodSignature( node ) ||
	ts.isFunctionExpression( node ) ||
	( ( ts.isVariableDeclaration( node ) ||
		ts.isParameter( node ) ||
		ts.isPropertySignature( node ) ||
		ts.isPropertyDeclaration( node ) ) &&
		kindOf( node ) === 'function' );

/**
 * @param {ts.CallExpression} call
 * @return {Array<{ name: ts.StringLiteral, kind: Kind }>} The title of a group of tests, where it is a name.
 */
function titleOf( { expression, arguments: [ title ] } ) {
	return ts.isIdentifier( expression ) &&
		expression.text === 'describe' &&
		title &&
		ts.isStringLiteral( title ) &&
		/^[\w$.-]+$/.test( title.text )
		? [ { name: title, kind: 'type' } ]
		: [];
}
