// @ts-check
import { typescriptNames } from './typescript-names.mjs';

/**
 * @typedef {'type' | 'function' | 'variable'} Kind Of what it is the name: a class, a file, a hook or an export; a function; a variable or a property.
 * @typedef {{ say: string, not: string, words: string, folders: string[], kinds: Kind[], isInProse: boolean }} Term A word that is not said, and what is said instead; in these folders, or everywhere.
 * @typedef {{ terms: Term[], staying: Set<string> }} Glossary
 * @typedef {{ name: string, line: number, kind: Kind, isCalled: boolean }} Named `isCalled` where it is a function, exported or not.
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
				.map( ( word ) => {
					const [ , plain = word, mark = '' ] =
						/^(.*?) \((types|noun|comments)\)$/.exec( word ) ?? [];
					return {
						say,
						not: plain,
						words: wordsOf( plain ).join( ' ' ),
						folders,
						kinds: kindsOf( mark ),
						isInProse: mark === 'comments',
					};
				} );
		} ),
		staying: new Set(
			rowsOf( staying ).flatMap( ( [ names = '' ] ) => codeIn( names ) )
		),
	};
}

/**
 * @param {string} mark Behind a word: `types` for one that has its plain meaning in variables, `noun` for one that is a verb in functions.
 * @return {Kind[]}
 */
function kindsOf( mark ) {
	if ( mark === 'types' ) {
		return [ 'type' ];
	}
	return mark === 'noun'
		? [ 'type', 'variable' ]
		: [ 'type', 'function', 'variable' ];
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
				.replace( /lves$/, 'lf' )
				.replace( /(?<=\w{2}[^s])s$/, '' )
		);

/** @type {Array<[Kind, RegExp]>} */
const PHP = [
	[
		'type',
		/^(?:final |abstract |readonly )*(?:class|interface|trait|enum) (\w+)/gm,
	],
	[ 'type', /^function &?(\w+)/gm ],
	[ 'type', /'(marketday_\w+)'/g ],
	// Names of tests are sentences.
	[ 'function', /^\t.*\bfunction &?(?!test_)(\w+)\(/gm ],
	[ 'variable', /(?<!::)\$(?!marketday_)(\w+)/g ],
	[ 'variable', /\bconst (?:\w+ )?(\w+)\s*=/g ],
	[ 'variable', /^\tcase (\w+)(?:;| =)/gm ],
];
/**
 * @param {string} file With its folder.
 * @param {string} text Its source.
 * @return {Named[]} The file's own name and its folder's, and those of its classes, functions, hooks, exports, variables, properties and constants.
 */
export function namesIn( file, text ) {
	const [ name = '', folder = '' ] = file
		.replace( /(?<=[^/])\.[^/]*$/, '' )
		.split( '/' )
		.reverse();
	const found = file.endsWith( '.php' )
		? phpNames( text )
		: typescriptNames( file, text );
	/** @type {Named[]} */
	const own = [
		{ name, line: 1, kind: 'type', isCalled: false },
		{ name: folder, line: 1, kind: 'type', isCalled: false },
	];
	/** @type {Map<string, Named>} */
	const first = new Map();
	for ( const one of [ ...own, ...found ] ) {
		const key = `${ one.name } ${ one.isCalled }`;
		if ( ! first.has( key ) ) {
			first.set( key, one );
		}
	}
	return [ ...first.values() ];
}

/**
 * @param {string} text
 * @return {Named[]} As the patterns find them.
 */
const phpNames = ( text ) =>
	PHP.flatMap( ( [ kind, pattern ] ) =>
		[ ...text.matchAll( pattern ) ].map( ( { 1: name = '', index } ) => ( {
			name,
			line: text.slice( 0, index ).split( '\n' ).length,
			kind,
			isCalled: pattern.source.includes( 'function' ),
		} ) )
	);

/**
 * @param {string}   name
 * @param {string}   file     Where it is.
 * @param {Glossary} glossary
 * @param {Kind}     kind
 * @return {Term[]} The words of the name that are not said there.
 */
export function wrongWords( name, file, { terms, staying }, kind = 'type' ) {
	if ( [ ...staying ].some( ( one ) => isThat( name, file, one ) ) ) {
		return [];
	}
	const spaced = ` ${ wordsOf( name ).join( ' ' ) } `;
	return terms.filter(
		( { words, folders, kinds } ) =>
			kinds.includes( kind ) &&
			spaced.includes( ` ${ words } ` ) &&
			isWithin( file, folders )
	);
}

/** Past forms that do not end in `ed`, and are no verb in the present too. */
const PAST = new Set(
	'began begun bought broken brought built came caught chosen done drawn driven fallen felt forbidden forgotten found gave given gone got grown heard held hidden kept known laid left lost made meant met paid said seen sent shown sold sought spelt spent spoken stood taken taught thought thrown told took unheard unknown unseen went woven written'.split(
		' '
	)
);

/** Verbs and nouns in `ed`. */
const PRESENT =
	/^(?:embed|(?:ex|pro|suc)ceed|\w?[bfhnrsw]eed|speed|bed|red|shed)$/;

/**
 * @param {Named}    named
 * @param {string}   file     Where it is.
 * @param {Glossary} glossary
 * @return {boolean} True where a function is called by nothing but a past form, which says neither what it does nor what it gives.
 */
export const isBareParticiple = ( { name, isCalled }, file, { staying } ) =>
	isCalled &&
	( PAST.has( name ) ||
		( /^[a-z]+ed$/.test( name ) && ! PRESENT.test( name ) ) ) &&
	! [ ...staying ].some( ( one ) => isThat( name, file, one ) );

/**
 * @param {string}   file
 * @param {string}   text     Its source.
 * @param {Glossary} glossary
 * @return {Array<Term & { line: number }>} The words of its comments that the glossary marks as not said there either.
 */
export function wrongProse( file, text, { terms } ) {
	const prose = terms.filter(
		( { isInProse, folders } ) => isInProse && isWithin( file, folders )
	);
	return [
		...text.matchAll( /\/\*[\s\S]*?\*\/|(?<=\s|^)\/\/[^\n]*/g ),
	].flatMap( ( { 0: comment, index } ) => {
		const spaced = ` ${ wordsOf( comment.replace( /`[^`]*`/g, '' ) ).join(
			' '
		) } `;
		return prose
			.filter( ( { words } ) => spaced.includes( ` ${ words } ` ) )
			.map( ( term ) => ( {
				...term,
				line: text.slice( 0, index ).split( '\n' ).length,
			} ) );
	} );
}

/**
 * @param {string}   file
 * @param {string[]} folders None for everywhere.
 */
const isWithin = ( file, folders ) =>
	folders.length === 0 ||
	folders.some( ( folder ) => file.startsWith( `${ folder }/` ) );

/**
 * @param {Glossary}            glossary
 * @param {Map<string, string[]>} files    All names that there are, with their files.
 * @return {string[]} What is said to stay, and is gone.
 */
export const goneOf = ( { staying }, files ) =>
	[ ...staying ].filter(
		( one ) =>
			! [ ...files ].some( ( [ name, all ] ) =>
				all.some( ( file ) => isThat( name, file, one ) )
			)
	);

/**
 * @param {string} name
 * @param {string} file    Where it is.
 * @param {string} staying A name, one in a folder (`src/ui#name`), or the beginning of several with an asterisk behind it.
 */
function isThat( name, file, staying ) {
	const [ , folder = '', path = '' ] =
		/^(?:(.*)#)?(.*)$/.exec( staying ) ?? [];
	return (
		file.startsWith( folder ) &&
		( path.endsWith( '*' )
			? name.startsWith( path.slice( 0, -1 ) )
			: name === path )
	);
}

const ROW = /^\| `([A-Z][^`]*)` \|.*\| `([\w\\]+)` \|$/gm;
const SCRIPTS = /\/wp-json\/|wc-ajax|admin-ajax|\?[\w-]+=$/;

/**
 * @param {string} page Of all routes, docs/ROUTES.md.
 * @return {string[]} What is wrong with the names of the classes that answer.
 */
export function wrongHandlers( page ) {
	/** @type {Map<string, string[]>} */
	const calls = new Map();
	for ( const [ , call = '', name = '' ] of page.matchAll( ROW ) ) {
		calls.set( name, [ ...( calls.get( name ) ?? [] ), call ] );
	}
	return [ ...calls ].flatMap( ( [ name, answered ] ) => {
		if ( name.endsWith( 'Endpoint' ) ) {
			return answered.some( ( call ) => SCRIPTS.test( call ) )
				? []
				: [ `${ name } answers forms alone: say FormHandler` ];
		}
		if ( name.endsWith( 'FormHandler' ) ) {
			return answered.some( ( call ) => call.includes( '/wp-json/' ) )
				? [ `${ name } answers scripts: say Endpoint` ]
				: [];
		}
		return name.endsWith( 'Screen' )
			? []
			: [ `${ name } answers: say Endpoint, FormHandler or Screen` ];
	} );
}
