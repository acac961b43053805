// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	goneOf,
	namesIn,
	readGlossary,
	wordsOf,
	wrongHandlers,
	wrongProse,
	wrongWords,
} from './names.mjs';

const GLOSSARY = readGlossary( `# Glossary

| say | not | what it is |
| --- | --- | --- |
| **The house** | | |
| order lifecycle | order desk | States after placement. |
| slot | *place, position* | A named place. |
| email | mail, letter | In class names. |
| **The index** in \`php/Search/Index\` | | |
| match set | answer | The products of a word. |

## Names that stay
| names | why |
| --- | --- |
| \`MailPoet\`, \`marketday_mail_gone\` | a plugin's name, a hook |
` );

/** @param {string} file @param {string} text */
const kindsIn = ( file, text ) =>
	namesIn( file, text ).map( ( { name, line, kind } ) => ( {
		name,
		line,
		kind,
	} ) );

/** @param {string} name @param {string} file */
const wrong = ( name, file ) =>
	wrongWords( name, file, GLOSSARY ).map(
		( { not, say } ) => `${ not } -> ${ say }`
	);

describe( 'the glossary', () => {
	it( 'forbids the words of its second column, in any spelling and number', () => {
		assert.deepEqual(
			wrong( 'OrderDesk', 'php/Engine/Contract/OrderDesk.php' ),
			[ 'order desk -> order lifecycle' ]
		);
		assert.deepEqual( wrong( 'order-desks', 'src/a.ts' ), [
			'order desk -> order lifecycle',
		] );
		assert.deepEqual( wrong( 'marketday_order_desk', 'php/A.php' ), [
			'order desk -> order lifecycle',
		] );
		assert.deepEqual( wrong( 'OrderDeskMails', 'php/A.php' ), [
			'order desk -> order lifecycle',
			'mail -> email',
		] );
	} );

	it( 'leaves parts of words, words in italics and names on its list alone', () => {
		assert.deepEqual( wrong( 'Mailing', 'php/A.php' ), [] );
		assert.deepEqual( wrong( 'Place', 'php/A.php' ), [] );
		assert.deepEqual( wrong( 'MailPoet', 'php/A.php' ), [] );
		assert.deepEqual( wrong( 'DeskOrder', 'php/A.php' ), [] );
	} );

	it( 'holds a section to the folders that it names', () => {
		assert.deepEqual( wrong( 'Answer', 'php/Search/Index/Answer.php' ), [
			'answer -> match set',
		] );
		assert.deepEqual(
			wrong( 'Answer', 'php/Engine/Contract/Indexed/Answer.php' ),
			[]
		);
	} );

	it( 'leaves plain words of variables and verbs of functions alone, where it says so', () => {
		const glossary = readGlossary( `| say | not | what |
| --- | --- | --- |
| basket | cart (types) | To order. |
| response | answer (noun) | Given back. |
| pending changes | wish | Waits. |
` );
		const names = [ 'cart', 'answer', 'wish' ];
		const wrongAs = (
			/** @type {'type' | 'function' | 'variable'} */ kind
		) =>
			names.filter(
				( name ) =>
					wrongWords( name, 'php/A.php', glossary, kind ).length > 0
			);
		assert.deepEqual( wrongAs( 'type' ), names );
		assert.deepEqual( wrongAs( 'function' ), [ 'wish' ] );
		assert.deepEqual( wrongAs( 'variable' ), [ 'answer', 'wish' ] );
	} );

	it( 'forbids words in comments where it says so', () => {
		const glossary = readGlossary( `| say | not | what |
| --- | --- | --- |
| listing | desk (comments) | Products. |
| basket | bag | To order. |
` );
		assert.deepEqual(
			wrongProse(
				'php/A.php',
				`<?php
/** Fills the desks, not a bag. */
$a = 'desk'; // Not \`desk\`.
$b = 'http://desk';
// The desk is full.`,
				glossary
			).map( ( { line, not } ) => `${ line } ${ not }` ),
			[ '2 desk', '5 desk' ]
		);
	} );

	it( 'says which names of its list are gone', () => {
		assert.deepEqual(
			goneOf( GLOSSARY, new Map( [ [ 'MailPoet', [ 'php/A.php' ] ] ] ) ),
			[ 'marketday_mail_gone' ]
		);
	} );

	it( 'lets a name stay in a folder alone, or with all that begin so', () => {
		const { terms } = GLOSSARY;
		const glossary = {
			terms,
			staying: new Set( [ 'src/a#mail', 'wire-mail-*' ] ),
		};
		const isWrong = (
			/** @type {string} */ name,
			/** @type {string} */ file
		) => wrongWords( name, file, glossary ).length > 0;
		assert.equal( isWrong( 'mail', 'src/a/b.ts' ), false );
		assert.equal( isWrong( 'mail', 'src/b/b.ts' ), true );
		assert.equal( isWrong( 'wire-mail-box', 'src/b.ts' ), false );
		assert.equal( isWrong( 'mail-wire', 'src/b.ts' ), true );
		assert.deepEqual(
			goneOf(
				glossary,
				new Map( [
					[ 'mail', [ 'src/b.ts' ] ],
					[ 'wire-mail-a', [ 'src/b.ts' ] ],
				] )
			),
			[ 'src/a#mail' ]
		);
	} );
} );

describe( 'names', () => {
	it( 'of PHP are those of files, folders, classes, functions, hooks, variables and constants, with their lines', () => {
		assert.deepEqual(
			kindsIn(
				'php/A/Shop.php',
				`<?php
final class Shop {
	private const string LETTER = '';
	public function told( array $wish ): void {
		do_action( 'marketday_told' );
	}
	public function test_a_mail_is_sent(): void {}
}
enum Way: string {
	case Mail = 'mail';
}`
			),
			[
				{ name: 'Shop', line: 1, kind: 'type' },
				{ name: 'A', line: 1, kind: 'type' },
				{ name: 'Way', line: 9, kind: 'type' },
				{ name: 'marketday_told', line: 5, kind: 'type' },
				{ name: 'told', line: 4, kind: 'function' },
				{ name: 'wish', line: 4, kind: 'variable' },
				{ name: 'LETTER', line: 3, kind: 'variable' },
				{ name: 'Mail', line: 10, kind: 'variable' },
			]
		);
	} );

	it( 'of TypeScript are those of files, types, functions, properties, variables and parameters', () => {
		assert.deepEqual(
			kindsIn(
				'src/a/find-shop.test.ts',
				`export interface Shop { mail: string; hear: () => void }
export async function findShop( letter: string ) {}
const own = () => { const { wish: asked, deed } = letter; const [ first, ...rest ] = asked; };
describe( 'find-shop', () => {} );
describe( 'a mail', () => {} );`
			),
			[
				{ name: 'find-shop', line: 1, kind: 'type' },
				{ name: 'a', line: 1, kind: 'type' },
				{ name: 'Shop', line: 1, kind: 'type' },
				{ name: 'mail', line: 1, kind: 'variable' },
				{ name: 'hear', line: 1, kind: 'function' },
				{ name: 'findShop', line: 2, kind: 'type' },
				{ name: 'letter', line: 2, kind: 'variable' },
				{ name: 'own', line: 3, kind: 'function' },
				{ name: 'asked', line: 3, kind: 'variable' },
				{ name: 'first', line: 3, kind: 'variable' },
				{ name: 'rest', line: 3, kind: 'variable' },
			]
		);
	} );

	it( 'of JavaScript are those of types in comments too', () => {
		assert.deepEqual(
			namesIn(
				'tools/a/shop.mjs',
				'/** @typedef {{ name: string }} Sent */\n/** @callback Ends */'
			).map( ( { name } ) => name ),
			[ 'shop', 'a', 'Sent', 'Ends' ]
		);
	} );

	it( 'fall into words in the singular', () => {
		assert.deepEqual( wordsOf( 'HTTPAnswers' ), [ 'http', 'answer' ] );
		assert.deepEqual( wordsOf( 'families_of_wishes' ), [
			'family',
			'of',
			'wish',
		] );
		assert.deepEqual( wordsOf( 'bus-address' ), [ 'bus', 'address' ] );
		assert.deepEqual( wordsOf( 'shelvesOf' ), [ 'shelf', 'of' ] );
	} );
} );

describe( 'classes that answer', () => {
	/** @param {string} name @param {string[]} calls */
	const wrongOf = ( name, ...calls ) =>
		wrongHandlers(
			calls
				.map(
					( call ) =>
						`| \`${ call }\` | public read | \`A\\${ name }\` |`
				)
				.join( '\n' )
		);
	const FORM = 'POST a page of the shop, marketday-action=pay';
	const REST = 'GET /wp-json/marketday/v1/prices';

	it( 'have one suffix for each role', () => {
		assert.deepEqual( wrongOf( 'PriceCalls', REST ), [
			'A\\PriceCalls answers: say Endpoint, FormHandler or Screen',
		] );
		assert.deepEqual( wrongOf( 'PriceEndpoint', REST, FORM ), [] );
		assert.deepEqual(
			wrongOf( 'FeedEndpoint', 'GET or POST any page, ?ics=' ),
			[]
		);
		assert.deepEqual( wrongOf( 'PayFormHandler', FORM ), [] );
		assert.deepEqual( wrongOf( 'PriceScreen', REST, FORM ), [] );
	} );

	it( 'are called by what they do', () => {
		assert.deepEqual( wrongOf( 'PayEndpoint', FORM ), [
			'A\\PayEndpoint answers forms alone: say FormHandler',
		] );
		assert.deepEqual( wrongOf( 'PayFormHandler', FORM, REST ), [
			'A\\PayFormHandler answers scripts: say Endpoint',
		] );
	} );
} );
