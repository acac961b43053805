// @ts-check
import {
	activateWooCommerce,
	benchShop,
	woocommerceAlone,
} from './bench-site.mjs';
import { payPalRow } from './paypal.mjs';
import { row } from './rows.mjs';
import { EMPTY_CALL, EMPTY_PAGE, inTurns, whole } from './timing.mjs';
import {
	timeAdd,
	timeAddAndRead,
	timeAddAndShow,
	timeCheckout,
	timedPage,
} from './visitor.mjs';
import { startWebServer } from './web-server.mjs';

/** Few: what a basket costs does not depend on the catalogue. */
const PRODUCTS = 200;

const TIMES = 31;

/** The shop's own pages are those of blocks where WooCommerce is alone. */
const PATHS = {
	basket: {
		marketday: '/cart/',
		block: '/cart/',
		classic: '/bench-cart-classic/',
	},
	checkout: {
		marketday: '/checkout/',
		block: '/checkout/',
		classic: '/bench-checkout-classic/',
	},
};

/** @typedef {import('./bench-site.mjs').BenchShop} BenchShop */
/** @typedef {import('./timing.mjs').Timing} Timing */
/** @typedef {import('./whose.mjs').Maker} Maker */
/** @typedef {( shop: BenchShop, maker: Maker ) => import('./timing.mjs').TimedRequest} Step What a shopper asks of a shop. */

/** @type {Step} */
const seeProduct = ( { site, product }, maker ) =>
	timedPage( site.url, product.path, 'product', maker, {
		empty: EMPTY_PAGE,
	} );

/** With a product in the basket. @param {keyof typeof PATHS} kind @return {Step} */
const see =
	( kind ) =>
	( { site, product }, maker ) =>
		timedPage( site.url, PATHS[ kind ][ maker ], kind, maker, {
			empty: EMPTY_PAGE,
			basket: product.id,
		} );

/** @type {Step} */
const add = ( { site, product } ) => ( {
	site: site.url,
	empty: EMPTY_CALL,
	once: () => timeAdd( site.url, product.id ),
} );

/** Our answer to adding has the basket; WooCommerce's is asked for. @type {Step} */
const addAndShow = ( { site, product }, maker ) => ( {
	site: site.url,
	empty: EMPTY_CALL,
	once: () =>
		( maker === 'marketday' ? timeAddAndShow : timeAddAndRead )(
			site.url,
			product.id
		),
} );

/** @type {Step} */
const order = ( { site, product } ) => ( {
	site: site.url,
	once: () => timeCheckout( site.url, product.id ),
} );

/** Whether WooCommerce has a classic one of its own beside that of blocks. */
const STEPS = /** @type {const} */ ( [
	[ 'product page', seeProduct, false ],
	[ 'add to basket', add, false ],
	[ 'add to basket and have it to show', addAndShow, false ],
	[ 'basket page', see( 'basket' ), true ],
	[ 'checkout page', see( 'checkout' ), true ],
	[ 'place order', order, false ],
] );

/**
 * What a budget can be for is above an empty request: WordPress alone takes more than half of the whole, on either engine.
 *
 * @param {string}      name
 * @param {Timing}      ours
 * @param {Timing|null} theirs
 * @param {number}      most   Times theirs.
 */
function beside( name, ours, theirs, most ) {
	const rows = [
		row( name, whole( ours ), 'ms', null, theirs && whole( theirs ) ),
		row(
			`${ name }: above an empty request`,
			ours.median,
			'ms',
			null,
			theirs && theirs.median
		),
		row(
			`${ name }: queries above an empty request`,
			ours.queries,
			'',
			null,
			theirs && theirs.queries
		),
	];
	return theirs
		? [
				...rows,
				row(
					`${ name }, over WooCommerce’s own`,
					whole( ours ) / whole( theirs ),
					'times'
				),
				row(
					`${ name }, over WooCommerce’s own: above an empty request`,
					ours.median / theirs.median,
					'times',
					most
				),
		  ]
		: rows;
}

/**
 * What a shopper does to buy: ours beside WooCommerce's own, on either engine; and a payment's beginning.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {string}                   woocommerce Its folder, '' for none.
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function buyingRows( db, woocommerce, say ) {
	/** @type {Array<() => void | Promise<void>>} */
	const stops = [];
	/** @param {Promise<BenchShop>} made Is stopped in the end. */
	const start = async ( made ) => {
		const shop = await made;
		stops.push( shop.site.stop );
		return shop;
	};
	/**
	 * By nginx and php-fpm as shops are: PHP's own server cannot answer before the emails have gone.
	 *
	 * @param {BenchShop} shop
	 */
	const serve = async ( { site, product } ) => {
		const { port, stop } = await startWebServer( site.dir );
		stops.unshift( stop );
		return {
			site: { ...site, url: `http://127.0.0.1:${ port }` },
			product,
		};
	};
	try {
		const embedded = await start( benchShop( PRODUCTS, db, say ) );
		const paypal = await payPalRow( embedded );
		if ( ! woocommerce ) {
			return [
				...( await rowsOf( await serve( embedded ), say ) ),
				paypal,
			];
		}
		const ours = await start( benchShop( PRODUCTS, db, say ) );
		await activateWooCommerce( ours.site, woocommerce );
		const theirs = await start(
			woocommerceAlone( embedded, PRODUCTS, db, woocommerce, say )
		);
		return [
			...( await rowsBeside(
				await serve( embedded ),
				await serve( ours ),
				await serve( theirs ),
				say
			) ),
			paypal,
		];
	} finally {
		for ( const stop of stops ) {
			await stop();
		}
	}
}

/**
 * @param {BenchShop}                embedded
 * @param {( line: string ) => void} say
 */
async function rowsOf( embedded, say ) {
	const rows = [];
	for ( const [ name, step ] of STEPS ) {
		say( `Measuring on the embedded store: ${ name }` );
		const [ timing ] = await inTurns(
			[ step( embedded, 'marketday' ) ],
			TIMES
		);
		rows.push( ...beside( name, timing, null, 1 ) );
	}
	return rows;
}

/**
 * @param {BenchShop}                embedded
 * @param {BenchShop}                ours     On WooCommerce.
 * @param {BenchShop}                theirs   WooCommerce alone.
 * @param {( line: string ) => void} say
 */
async function rowsBeside( embedded, ours, theirs, say ) {
	const rows = [];
	for ( const [ name, step, hasClassic ] of STEPS ) {
		say( `Measuring in turns: ${ name }` );
		const [ small, both, block, classic ] = await inTurns(
			[
				step( embedded, 'marketday' ),
				step( ours, 'marketday' ),
				step( theirs, 'block' ),
				...( hasClassic ? [ step( theirs, 'classic' ) ] : [] ),
			],
			TIMES
		);
		rows.push( ...besideEach( name, small, both, block ) );
		if ( classic ) {
			rows.push(
				...besideEach(
					`${ name }, beside the classic one`,
					small,
					both,
					classic
				)
			);
		}
	}
	return rows;
}

/**
 * @param {string} name
 * @param {Timing} embedded
 * @param {Timing} ours     On WooCommerce.
 * @param {Timing} theirs
 */
const besideEach = ( name, embedded, ours, theirs ) => [
	...beside( `${ name }, embedded store`, embedded, theirs, 0.5 ),
	...beside( `${ name }, on WooCommerce`, ours, theirs, 1 ),
];
