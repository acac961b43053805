// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { numbersIn } from './numbers.mjs';

/**
 * Pages with numbers of another kind: README has those of `npm run bench`, which its own test holds to their files; PROTOCOL is the contract, whose
 * numbers the suites hold; HOOKS, ROUTES and the report are written from the code; CHANGELOG and the attempts are records by date; WORDING shows texts;
 * SECURITY and the code of conduct promise something.
 */
const OTHERS =
	/^(README|CHANGELOG|CODE_OF_CONDUCT|SECURITY)\.md|^\.changeset\/|^\.github\/|^docs\/(PROTOCOL|HOOKS|ROUTES|WORDING|security-attempts)\.md|^docs\/(api|site)\//;

/**
 * Numbers of pages with what holds them: the page's words, the file that is their source, and what that file says.
 *
 * @type {Array<[page: string, words: string, source: string, says: RegExp]>}
 */
const HELD = [
	[
		'CONTRIBUTING.md',
		'at 320 px',
		'tests/e2e/judges.spec.ts',
		/wider than 320 px/,
	],
	[
		'CONTRIBUTING.md',
		'160 characters at most',
		'tools/php/long-lines.mjs',
		/LONGEST = 160;/,
	],
	[
		'CONTRIBUTING.md',
		'at most 72 characters',
		'CONTRIBUTING.md',
		/Its subject is a command/,
	],
	[
		'docs/ARCHITECTURE.md',
		'9 hands',
		'tests/walk.test.tsx',
		/ARCHITECTURE\.md/,
	],
	[
		'docs/ARCHITECTURE.md',
		'10 on the server',
		'tests/php/Listing/WalkTest.php',
		/ARCHITECTURE\.md/,
	],
	[
		'docs/ARCHITECTURE.md',
		'20 in all',
		'tests/walk.test.tsx',
		/ARCHITECTURE\.md/,
	],
	...[
		'1 `',
		'2 `',
		'3 `',
		'4 `',
		'5 `',
		'6 `',
		'7 `',
		'8 `',
		'9 `',
		'10 `',
	].map(
		( words ) =>
			/** @type {[string, string, string, RegExp]} */ ( [
				'docs/ARCHITECTURE.md',
				words,
				'tests/php/Listing/WalkTest.php',
				/ARCHITECTURE\.md/,
			] )
	),
	[
		'docs/ARCHITECTURE.md',
		'at most 60 of our files',
		'tests/contract/loading/asleep.test.ts',
		/MOST_FILES = 60;/,
	],
	[
		'docs/CALENDARS.md',
		'More than 2,000 events',
		'php/Events/Calendar/Ics/Newest.php',
		/MOST = 2000;/,
	],
	[
		'docs/IMPORT.md',
		'up to 10 MB',
		'php/Admin/Import/Images/ImageDownload.php',
		/LARGEST = 10485760;/,
	],
	[
		'docs/decisions/checkout-and-accounts.md',
		'15 orders in 15 minutes',
		'php/Buying/Checkout/CheckoutLimit.php',
		/15, 15 \* MINUTE_IN_SECONDS/,
	],
	[
		'docs/decisions/woocommerce-blocks.md',
		'at most 200 addresses',
		'php/Engine/WooCommerce/BlockFreePages.php',
		/MOST = 200;/,
	],
	[
		'php/Engine/Contract/README.md',
		'1, 5 and 30 minutes, 2, 12 and 24 hours',
		'php/Engine/Contract/Outbox/Outbox.php',
		/PAUSES = \[\s+MINUTE_IN_SECONDS,\s+5 \* MINUTE_IN_SECONDS,\s+30 \* MINUTE_IN_SECONDS,\s+2 \* HOUR_IN_SECONDS,\s+12 \* HOUR_IN_SECONDS,\s+(DAY_IN_SECONDS|24 \* HOUR_IN_SECONDS),/,
	],
	[
		'php/Engine/Contract/README.md',
		'threshold (30)',
		'php/Buying/AddToBasket/FormProps.php',
		/EMBEDDED_AT_MOST = 30;/,
	],
	[
		'php/Engine/Embedded/README.md',
		'for 48 hours',
		'php/Engine/Embedded/Session/SessionCookie.php',
		/LIFETIME = 2 \* DAY_IN_SECONDS;/,
	],
	[
		'php/Kernel/README.md',
		'65,536 buckets',
		'php/Kernel/Http/TokenBuckets.php',
		/BUCKETS = 65536;/,
	],
	[
		'src/features/add-to-basket/README.md',
		'there are 30 or fewer',
		'php/Buying/AddToBasket/FormProps.php',
		/EMBEDDED_AT_MOST = 30;/,
	],
	[
		'src/features/basket/README.md',
		'sent 400 ms after',
		'src/kernel/lines/use-quantities.ts',
		/WAIT = 400;/,
	],
	[
		'src/features/blog-index/README.md',
		'2 columns or more',
		'src/features/blog-index/masonry.ts',
		/columns < 2 /,
	],
	[
		'src/features/product-gallery/README.md',
		'in 500 ms',
		'src/ui/lightbox/slide-to.ts',
		/MILLISECONDS = 500;/,
	],
	[
		'src/features/product-search/README.md',
		'a pause of 150 ms',
		'src/features/product-search/live-search.ts',
		/PAUSE = 150;/,
	],
	[
		'src/features/result-count/README.md',
		'refreshed 2000 ms',
		'src/features/result-count/result-count.ts',
		/REFRESH = 2000;/,
	],
	[
		'src/features/share-buttons/README.md',
		'800 by 500 pixels',
		'src/features/share-buttons/share-buttons.ts',
		/width=800,height=500/,
	],
	[
		'src/host/README.md',
		'waits 2 s',
		'src/host/basket-changes.ts',
		/REDIRECT_AFTER = 2000;/,
	],
];

/** @param {string} file */
const read = ( file ) => readFile( join( CHECKOUT, file ), 'utf8' );

describe( 'numbers of the documents', () => {
	it( 'are found where a page counts or measures', () => {
		assert.deepEqual(
			numbersIn(
				'It has 12 rooms of 4,700 lines (RFC 5545, PHP 8.1, `v2`, a 404, see [3](4)).\n\n1. On 2026-11-29 at 10:30\n\n```\n99\n```\n<!-- rooms: written by x -->\n| 7 |\n<!-- /rooms -->\n'
			).map( ( { line, number } ) => `${ line }: ${ number }` ),
			[ '1: 12', '1: 4,700', '1: 3' ]
		);
	} );

	it( 'have a source that says the same', async () => {
		const listed = await runOrThrow( 'git', [ 'ls-files', '--', '*.md' ], {
			cwd: CHECKOUT,
		} );
		const strangers = [];
		for ( const page of listed
			.trim()
			.split( '\n' )
			.filter( ( name ) => ! OTHERS.test( name ) ) ) {
			const held = HELD.filter( ( [ where ] ) => where === page );
			for ( const { line, number, text } of numbersIn(
				await read( page )
			) ) {
				if (
					! held.some(
						( [ , words ] ) =>
							words.includes( number ) && text.includes( words )
					)
				) {
					strangers.push( `${ page }:${ line } ${ number }` );
				}
			}
		}
		assert.deepEqual( strangers, [] );
	} );

	it( 'stand on their page, and in their source', async () => {
		const faults = [];
		for ( const [ page, words, source, says ] of HELD ) {
			if ( ! ( await read( page ) ).includes( words ) ) {
				faults.push( `${ page } does not say '${ words }'` );
			}
			if ( ! says.test( await read( source ) ) ) {
				faults.push( `${ source } does not say ${ says }` );
			}
		}
		assert.deepEqual( faults, [] );
	} );
} );
