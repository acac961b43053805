// @ts-check
import { parseArgs } from 'node:util';
import { Problem, sentenceOf } from './problem.mjs';
import { warnOfOldNode } from './node-version.mjs';

/**
 * A tool as its command line shows it. Help and parser are both made of it.
 *
 * @typedef {object} Option
 * @property {string} text       What it does.
 * @property {string} [takes]    Its value's name, such as FOLDER, or all that it may be, such as sqlite|mariadb; a switch has none.
 * @property {string} [standard] The value where it is not given.
 *
 * @typedef {object} Words
 * @property {string}  takes         Their name, such as [FEATURE ...].
 * @property {string}  text          What they are.
 * @property {boolean} [isCommand] Whether the first one is a command, to whom the options after it belong that are not this tool's.
 *
 * @typedef {Record< string, Option >} Options
 */

/**
 * @template {Options} T
 * @typedef {object} Command
 * @property {string}   name       As a person calls it, such as npm run demo.
 * @property {string}   text       What it does.
 * @property {T}        [options]
 * @property {Words}    [words]
 * @property {string[]} [examples]
 */

/**
 * @template {Options} T
 * @typedef {{ [ K in keyof T ]: T[ K ] extends { takes: string } ? ( T[ K ] extends { standard: string } ? string : string | undefined ) : boolean }} Values
 */

/** @type {Options} */
const HELP = { help: { text: 'show this' } };

/**
 * The tool's command line. Ends the process where it asks for help, with code 0, and where it is wrong, with code 1 and a sentence.
 *
 * @template {Options} T
 * @param {Command<T>} command
 * @return {{ values: Values<T>, words: string[] }} The options, and the words beside them.
 */
export function commandLine( command ) {
	try {
		const { values, words, isHelpWanted } = readCommandLine(
			command,
			process.argv.slice( 2 )
		);
		if ( isHelpWanted ) {
			process.stdout.write( helpOf( command ) );
			process.exit( 0 );
		}
		warnOfOldNode();
		return { values, words };
	} catch ( error ) {
		process.stderr.write( `\n${ sentenceOf( error ) }\n` );
		return process.exit( 1 );
	}
}

/**
 * @template {Options} T
 * @param {Command<T>} command
 * @param {string[]}   args
 * @return {{ values: Values<T>, words: string[], isHelpWanted: boolean }} Throws a Problem where they are wrong.
 */
export function readCommandLine( command, args ) {
	const options = optionsOf( command );
	const { own, rest } = command.words?.isCommand
		? split( args, options )
		: { own: args, rest: [] };
	const { values, positionals } = parse( command, own, options );
	refuseStrange( command, values );
	const { help, ...given } = values;
	const standards = Object.entries( command.options ?? {} ).map(
		( [ name, { takes, standard } ] ) => [ name, takes ? standard : false ]
	);
	return {
		values: /** @type {Values<T>} */ (
			/** @type {unknown} */ ( {
				...Object.fromEntries( standards ),
				...given,
			} )
		),
		words: [ ...positionals, ...rest ],
		isHelpWanted: help === true,
	};
}

/**
 * @param {Command<Options>} command
 * @return {string}
 */
export function helpOf( { name, text, options = {}, words, examples = [] } ) {
	const rows = [
		...( words ? [ [ words.takes, words.text ] ] : [] ),
		...Object.entries( { ...options, ...HELP } ).map(
			( [ option, { takes, text: does, standard } ] ) => [
				`--${ option }${ takes ? ` ${ takes }` : '' }`,
				`${ does }${ standard ? ` (${ standard })` : '' }`,
			]
		),
	];
	const width = Math.max( ...rows.map( ( [ left = '' ] ) => left.length ) );
	const calls = [
		`${ callOf( name ) } [options]${ words ? ` ${ words.takes }` : '' }`,
		...examples,
	];
	return [
		`${ name }: ${ text }`,
		'',
		...calls.map( ( call ) => `  ${ call }` ),
		'',
		...rows.map(
			( [ left = '', right ] ) =>
				`  ${ left.padEnd( width ) }  ${ right }`
		),
		'',
	].join( '\n' );
}

/** What npm runs gets its options after two dashes. @param {string} name */
function callOf( name ) {
	return name.startsWith( 'npm ' ) ? `${ name } --` : name;
}

/**
 * @param {Command<Options>} command
 * @return {Record<string, { type: 'string' | 'boolean' }>} As the parser takes them.
 */
function optionsOf( { options = {} } ) {
	return Object.fromEntries(
		Object.entries( { ...options, ...HELP } ).map( ( [ name, option ] ) => [
			name,
			{ type: option.takes ? 'string' : 'boolean' },
		] )
	);
}

/**
 * @param {Command<Options>}             command
 * @param {string[]}                     args
 * @param {ReturnType<typeof optionsOf>} options
 * @return {{ values: Record<string, unknown>, positionals: string[] }}
 */
function parse( command, args, options ) {
	try {
		return parseArgs( {
			args,
			options,
			allowPositionals: command.words !== undefined,
		} );
	} catch ( error ) {
		throw usageProblem( faultOf( command, error ) );
	}
}

/** @param {string} fault A sentence. */
function usageProblem( fault ) {
	return new Problem( `${ fault } Run it with --help to see what it takes.` );
}

/**
 * @param {Command<Options>}        command
 * @param {Record<string, unknown>} values
 */
function refuseStrange( { name, options = {} }, values ) {
	for ( const [ option, { takes = '' } ] of Object.entries( options ) ) {
		const value = values[ option ];
		const choices = takes.split( '|' );
		if (
			choices.length > 1 &&
			typeof value === 'string' &&
			// In capitals stands a word for any value, such as DIR.
			! choices.some( ( one ) => one === value || /^[A-Z]+$/.test( one ) )
		) {
			throw usageProblem(
				`'--${ option }' of ${ name } takes no '${ value }', but ${ new Intl.ListFormat(
					'en-GB',
					{ type: 'disjunction' }
				).format( choices ) }.`
			);
		}
	}
}

/**
 * @param {Command<Options>} command
 * @param {unknown}          error   Of the parser.
 */
function faultOf( { name, options = {} }, error ) {
	const { code = '', message = '' } = /** @type {NodeJS.ErrnoException} */ (
		error
	);
	const [ , word = '' ] = /'([^\s'=]+)/.exec( message ) ?? [];
	if ( code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ) {
		const { takes } = options[ word.replace( /^--/, '' ) ] ?? {};
		return takes
			? `'${ word }' of ${ name } needs its value: ${ word } ${ takes }.`
			: `'${ word }' of ${ name } takes no value.`;
	}
	return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
		? `'${ word }' is not an option of ${ name }.`
		: `${ name } takes no '${ word }'.`;
}

/**
 * This tool's options, wherever they stand, and the command with all that is its own.
 *
 * @param {string[]}                     args
 * @param {ReturnType<typeof optionsOf>} options
 */
function split( args, options ) {
	const { tokens } = parseArgs( {
		args,
		options,
		strict: false,
		tokens: true,
	} );
	const first =
		tokens.find( ( { kind } ) => kind === 'positional' )?.index ??
		args.length;
	const own = new Set( [ ...args.keys() ].filter( ( at ) => at < first ) );
	for ( const token of tokens ) {
		if (
			token.kind === 'option' &&
			token.name !== 'help' &&
			Object.hasOwn( options, token.name )
		) {
			own.add( token.index );
			if ( token.value !== undefined && ! token.inlineValue ) {
				own.add( token.index + 1 );
			}
		}
	}
	return {
		own: args.filter( ( word, at ) => own.has( at ) ),
		rest: args.filter( ( word, at ) => ! own.has( at ) ),
	};
}
