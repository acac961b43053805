// @ts-check
import { row } from './rows.mjs';
import { inTurns } from './timing.mjs';
import { timeAdd, timedPage, timeCheckout } from './visitor.mjs';

const MEGABYTE = 1024 * 1024;

/** @typedef {import('./timing.mjs').Timing} Timing */

/**
 * What is measured at each size.
 *
 * @typedef {Record<'listing' | 'product' | 'add' | 'order', Timing>} Calls
 */

/**
 * @typedef {Object} Shop
 * @property {string}                       site
 * @property {'marketday' | 'block'}       maker   Who draws its pages.
 * @property {{ id: number, path: string }} product
 */

const LISTINGS = {
	marketday: '/bench-listing/',
	block: '/bench-listing-woocommerce/',
};

/**
 * @param {[ Shop, ...Shop[] ]} shops Are called in turns.
 * @return {Promise<[ Calls, ...Calls[] ]>}
 */
export async function timeCalls( ...shops ) {
	const each = (
		/** @type {( shop: Shop ) => import('./timing.mjs').TimedRequest} */ request,
		/** @type {number | undefined} */ times = undefined
	) => inTurns( shops.map( request ), times );
	const listings = await each( ( { site, maker } ) =>
		timedPage( site, LISTINGS[ maker ], 'listing', maker )
	);
	const products = await each( ( { site, maker, product } ) =>
		timedPage( site, product.path, 'product', maker )
	);
	const adds = await each( ( { site, product } ) => ( {
		site,
		once: () => timeAdd( site, product.id ),
	} ) );
	const orders = await each(
		( { site, product } ) => ( {
			site,
			once: () => timeCheckout( site, product.id ),
		} ),
		15
	);
	return /** @type {[ Calls, ...Calls[] ]} */ (
		shops.map( ( _, at ) => ( {
			listing: listings[ at ],
			product: products[ at ],
			add: adds[ at ],
			order: orders[ at ],
		} ) )
	);
}

/**
 * @param {string}     prefix
 * @param {Calls}      ours
 * @param {Calls|null} theirs
 */
export function callRows( prefix, ours, theirs ) {
	const budgets = { listing: null, product: null, add: 15, order: null };
	const empty = row(
		`${ prefix }, an empty call: WordPress alone, to compare machines by`,
		ours.listing.empty,
		'ms',
		null,
		theirs && theirs.listing.empty
	);
	const calls = Object.entries( ours ).flatMap( ( [ name, timing ] ) => {
		const key = /** @type {keyof Calls} */ ( name );
		const base = theirs?.[ key ] ?? null;
		return [
			row(
				`${ prefix }, ${ name }: time above an empty call`,
				timing.median,
				'ms',
				budgets[ key ],
				base && base.median
			),
			row(
				`${ prefix }, ${ name }: 95 of 100 within`,
				timing.p95,
				'ms',
				null,
				base && base.p95
			),
			row(
				`${ prefix }, ${ name }: queries above an empty call`,
				timing.queries,
				'',
				null,
				base && base.queries
			),
			row(
				`${ prefix }, ${ name }: memory above an empty call`,
				timing.bytes / MEGABYTE,
				'MB',
				null,
				base && base.bytes / MEGABYTE
			),
		];
	} );
	return [ empty, ...calls ];
}
