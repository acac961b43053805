// @ts-check

/**
 * @typedef {{ say: string, not: string, folders: string[] }} Term A word that is not said, and what is said instead; in these folders, or everywhere.
 * @typedef {{ terms: Term[], staying: Set<string> }} Glossary
 * @typedef {{ name: string, line: number }} Named
 */

/**
 * @param {string} page Of the glossary.
 * @return {Glossary}
 */
export function readGlossary( page ) {
	const [ terms = '', staying = '' ] = page.split( '\n## Names that stay\n' );
	/** @type {string[]} */
	let folders = [];
	return {
		terms: rowsOf( terms ).flatMap( ( [ say = '', not = '' ] ) => {
			if ( say.startsWith( '**' ) ) {
				folders = codeIn( say );
				return [];
			}
			return not
				.replace( /\*[^*]*\*/g, '' )
				.split( ',' )
				.map( ( word ) => word.trim() )
				.filter( Boolean )
				.map( ( word ) => ( { say, not: word, folders } ) );
		} ),
		staying: new Set(
			rowsOf( staying ).flatMap( ( [ names = '' ] ) => codeIn( names ) )
		),
	};
}

/** @param {string} text */
const codeIn = ( text ) =>
	[ ...text.matchAll( /`([^`]+)`/g ) ].map( ( [ , code = '' ] ) => code );

/** @param {string} text */
const rowsOf = ( text ) =>
	text
		.split( '\n' )
		.filter( ( line ) => /^\| (?!---)/.test( line ) )
		.slice( 1 )
		.map( ( line ) =>
			line
				.split( '|' )
				.slice( 1, -1 )
				.map( ( cell ) => cell.trim() )
		);

/**
 * @param {string} name In any case: `OrderDesk`, `order-desk`, `order_desks`.
 * @return {string[]} Its words, each in the singular.
 */
export const wordsOf = ( name ) =>
	name
		.replace( /([a-z0-9])(?=[A-Z])/g, '$1 ' )
		.replace( /([A-Z])(?=[A-Z][a-z])/g, '$1 ' )
		.split( /[^A-Za-z0-9]+/ )
		.filter( Boolean )
		.map( ( word ) =>
			word
				.toLowerCase()
				.replace( /(?<=\w{2})ies$/, 'y' )
				.replace( /(?<=sh)es$/, '' )
				.replace( /(?<=\w{2}[^s])s$/, '' )
		);

const PHP = [
	/^(?:final |abstract |readonly )*(?:class|interface|trait|enum) (\w+)/gm,
	/^function &?(\w+)/gm,
	/'(marketday_\w+)'/g,
];
const TYPESCRIPT = [
	/^export (?:async |declare |default )*(?:function|const|let|class|interface|type|enum) (\w+)/gm,
];

/**
 * @param {string} file With its folder.
 * @param {string} text Its source.
 * @return {Named[]} The file's own name, and its classes, functions, hooks and exports.
 */
export function namesIn( file, text ) {
	const name = file.replace( /^.*\//, '' ).replace( /\.\w+$/, '' );
	const found = ( file.endsWith( '.php' ) ? PHP : TYPESCRIPT ).flatMap(
		( pattern ) =>
			[ ...text.matchAll( pattern ) ].map(
				( { 1: said = '', index } ) => ( {
					name: said,
					line: text.slice( 0, index ).split( '\n' ).length,
				} )
			)
	);
	return [ { name, line: 1 }, ...found ].filter(
		( one, index, all ) =>
			index === all.findIndex( ( { name: other } ) => other === one.name )
	);
}

/**
 * @param {string}   name
 * @param {string}   file     Where it is.
 * @param {Glossary} glossary
 * @return {Term[]} The words of the name that are not said there.
 */
export function wrongWords( name, file, { terms, staying } ) {
	if ( staying.has( name ) ) {
		return [];
	}
	const said = ` ${ wordsOf( name ).join( ' ' ) } `;
	return terms.filter(
		( { not, folders } ) =>
			said.includes( ` ${ wordsOf( not ).join( ' ' ) } ` ) &&
			( folders.length === 0 ||
				folders.some( ( folder ) =>
					file.startsWith( `${ folder }/` )
				) )
	);
}

/**
 * @param {Glossary}    glossary
 * @param {Set<string>} names    All that there are.
 * @return {string[]} What is said to stay, and is gone.
 */
export const goneOf = ( { staying }, names ) =>
	[ ...staying ].filter( ( name ) => ! names.has( name ) );
