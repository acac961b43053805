// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';

/**
 * Rows of 'Times and limits' with their sources, in the row's order.
 *
 * @type {Record<string, [much: string, ...sources: Array<[file: string, says: RegExp]>]>}
 */
const LIMITS = {
	'a view is counted after': [
		'3 s',
		[ 'src/features/product/record-view.ts', /DELAY = 3000;/ ],
	],
	"the check of a form's choice after it starts": [
		'100 ms',
		[ 'src/features/add-to-basket/use-purchase.ts', /CHECK_AFTER = 100;/ ],
	],
	"comparison's toast": [
		'5 s',
		[ 'src/ui/overlay/overlay.tsx', /MESSAGE_TIME = 5000;/ ],
	],
	"gallery's slide; zoom": [
		'500 ms; twice',
		[ 'src/ui/lightbox/slide-to.ts', /MILLISECONDS = 500;/ ],
		[ 'src/features/product-gallery/use-zoom.ts', /MAGNIFY = 2;/ ],
	],
	'a slideshow; a carousel': [
		'7 s; 3 s',
		[ 'php/Site/Slides/SlidesFeature.php', /\s7000\s/ ],
		[
			'php/Site/Slides/SlidesFeature.php',
			/'Carousel', 'marketday' \), 3000 /,
		],
	],
	'exclusive products: shown from; at once; gutters at 0, 768, 1200 px': [
		'5; 2, 4, 4; 21, 27, 30 px',
		[
			'php/Catalogue/ExclusiveProducts/ExclusiveProductsFeature.php',
			/WITHOUT_SLIDING = 4;/,
		],
		[
			'php/Catalogue/ExclusiveProducts/ExclusiveProductsFeature.php',
			/'from' +=> 0,\s+'items' +=> 2,\s+'gap' +=> 21,[\s\S]*'from' +=> 768,\s+'items' +=> 4,\s+'gap' +=> 27,[\s\S]*'from' +=> 1200,\s+'items' +=> 4,\s+'gap' +=> 30,/,
		],
	],
	"a service's captcha is tried": [
		'every 400 ms, 20 times',
		[
			'src/features/captcha/service-captcha.ts',
			/TRIES = 20;\s+const PAUSE = 400;/,
		],
	],
	"a preview of a subscription's answer": [
		'2.5 s',
		[ 'src/features/newsletter/page-form.tsx', /PREVIEW = 2500;/ ],
	],
	'a window to share a page in': [
		'800 × 500 px',
		[
			'src/features/share-buttons/share-buttons.ts',
			/width=800,height=500/,
		],
	],
	"a blog's masonry has": [
		'2 columns or more',
		[ 'php/Site/BlogIndex/BlogSettings.php', /\$columns > 1,/ ],
	],
	"an amount's sign": [
		'before it for `left` and `left_space`, else behind it',
		[ 'php/Engine/Contract/Currency.php', /'left', 'left_space' => '',/ ],
	],
	'a source is kept; a visit lasts': [
		'until the browser is closed; 30 minutes',
		[
			'php/Buying/OrderAttribution/AttributionSettings.php',
			/LIFETIME = 0\.00001;\s+private const SESSION  = 30;/,
		],
	],
	'most products on a comparison; on a wishlist': [
		'20; 200',
		[ 'php/Lists/Compare/CompareFeature.php', /MOST = 20;/ ],
		[ 'php/Lists/Wishlist/WishlistFeature.php', /MOST = 200;/ ],
	],
};

/** @param {string} file */
const read = ( file ) => readFile( join( CHECKOUT, file ), 'utf8' );

it( "PROTOCOL's times and limits are those of the code", async () => {
	const [ , table = '' ] =
		/## Times and limits\n([\s\S]*?)\n## /.exec(
			await read( 'docs/PROTOCOL.md' )
		) ?? [];
	const rows = [ ...table.matchAll( /^\| (.+?) \| (.+) \|$/gm ) ]
		.slice( 2 )
		.map( ( [ , what = '', much = '' ] ) => [ what, much ] );

	assert.deepEqual(
		rows,
		Object.entries( LIMITS ).map( ( [ what, [ much ] ] ) => [ what, much ] )
	);
	for ( const [ what, [ , ...sources ] ] of Object.entries( LIMITS ) ) {
		for ( const [ file, says ] of sources ) {
			assert.match( await read( file ), says, what );
		}
	}
} );
