import { createStore, type StoreApi } from 'zustand/vanilla';

import { type ApiError, asApiError } from '../api/api-error';
import type { AddItem, StoreApiClient } from '../api/store-api-client';
import type { Currency } from '../money/currency';
import type { Address } from './address';
import { type Basket, emptyBasket } from './basket';
import { type BasketMemory, noMemory } from './basket-memory';

export interface BasketState {
	/** Null until it is known. */
	readonly basket: Basket | null;
	readonly status: 'idle' | 'loading' | 'error';
	/** Keys of what is under way: those of lines, `coupon`, `shipping`, `add`, `customer`. */
	readonly pending: readonly string[];
	/** Error of the last refused change. */
	readonly error: ApiError | null;
	/** Number of changes that were made through this store; news for those who drew the basket otherwise. */
	readonly changes: number;
	/** Keys of the lines that the last addition from elsewhere on the page has put in, or has made more of; absent before one. */
	readonly added?: readonly string[];
}

/** A change resolves to true when it was made; when not, `state.error` tells why. */
type Change = Promise< boolean >;

export interface BasketActions {
	/** Learns the basket: without a request for a visitor without one, from memory where it is fresh, else by one GET. */
	load: () => Promise< void >;
	/** Asks the server in any case. */
	refresh: () => Promise< void >;
	/** Takes a basket that came with the page or with another answer. */
	seed: ( basket: Basket ) => void;
	add: ( item: AddItem ) => Change;
	/** Quantities by the line's key: several in one request. */
	update: ( quantities: Readonly< Record< string, number > > ) => Change;
	remove: ( key: string ) => Change;
	/** Brings a line back that was removed, with everything it held. */
	restore: ( key: string ) => Change;
	applyCoupon: ( code: string ) => Change;
	removeCoupon: ( code: string ) => Change;
	chooseShippingRate: ( packageId: string, rateId: string ) => Change;
	updateCustomer: ( addresses: {
		billing?: Partial< Address >;
		shipping?: Partial< Address >;
	} ) => Change;
}

export type BasketStore = StoreApi< BasketState > & BasketActions;

export interface BasketStoreOptions {
	api: StoreApiClient;
	/** Currency of an empty basket that was not asked for. */
	currency?: Currency | undefined;
	memory?: BasketMemory | undefined;
}

/** The list without the first entry of each key: others of the same may still be under way. */
const without = ( pending: readonly string[], keys: readonly string[] ) =>
	keys.reduce(
		( left, key ) =>
			left.filter( ( _, index ) => index !== left.indexOf( key ) ),
		pending
	);

/**
 * The one basket of the page. Answers are applied in the order their requests were made, so an old one never wins.
 *
 * @example
 * const { basket } = createMarketday( { restUrl: 'https://shop.example/wp-json/' } );
 * await basket.add( { id: 12, quantity: 1 } );
 */
export function createBasketStore( {
	api,
	currency,
	memory = noMemory,
}: BasketStoreOptions ): BasketStore {
	const store = createStore< BasketState >( () => ( {
		basket: null,
		status: 'idle',
		pending: [],
		error: null,
		changes: 0,
	} ) );
	let requests = 0;
	let newestApplied = 0;
	let loading: Promise< void > | null = null;

	function take(
		basket: Basket,
		number: number,
		changed = 0,
		hash?: string
	) {
		if ( number < newestApplied ) {
			return;
		}
		newestApplied = number;
		store.setState( ( { changes } ) => ( {
			basket,
			status: 'idle',
			changes: changes + changed,
		} ) );
		memory.keep( basket, hash );
	}

	async function change(
		keys: readonly string[],
		request: () => Promise< Basket >
	): Change {
		const number = ++requests;
		store.setState( ( { pending } ) => ( {
			pending: [ ...pending, ...keys ],
			error: null,
		} ) );
		try {
			take( await request(), number, 1 );
			return true;
		} catch ( reason ) {
			const error = asApiError( reason );
			if ( error.basket ) {
				take( error.basket, number );
			}
			store.setState( { error } );
			return false;
		} finally {
			store.setState( ( { pending } ) => ( {
				pending: without( pending, keys ),
			} ) );
		}
	}

	async function refresh() {
		const number = ++requests;
		store.setState( { status: 'loading' } );
		try {
			const hash = memory.hash();
			take( await api.cart(), number, 0, hash );
		} catch ( reason ) {
			store.setState( { status: 'error', error: asApiError( reason ) } );
		}
	}

	async function learn() {
		const known =
			memory.hasItems() || ! currency
				? memory.recall()
				: emptyBasket( currency );
		if ( known ) {
			newestApplied = ++requests;
			store.setState( { basket: known } );
		} else {
			await refresh();
		}
	}

	memory.onChangeElsewhere( () => {
		if ( store.getState().basket ) {
			refresh();
		}
	} );

	return Object.assign( store, {
		seed: ( basket ) => take( basket, ++requests ),
		refresh,
		load: () => {
			if ( ! store.getState().basket ) {
				loading ??= learn().finally( () => ( loading = null ) );
			}
			return loading ?? Promise.resolve();
		},
		add: ( item ) => change( [ 'add' ], () => api.addItem( item ) ),
		update: ( wanted ) =>
			change( Object.keys( wanted ), () => api.updateItems( wanted ) ),
		remove: ( key ) => change( [ key ], () => api.removeItem( key ) ),
		restore: ( key ) => change( [ key ], () => api.restoreItem( key ) ),
		applyCoupon: ( code ) =>
			change( [ 'coupon' ], () => api.applyCoupon( code ) ),
		removeCoupon: ( code ) =>
			change( [ 'coupon' ], () => api.removeCoupon( code ) ),
		chooseShippingRate: ( ...choice ) =>
			change( [ 'shipping' ], () => api.selectShippingRate( ...choice ) ),
		updateCustomer: ( addresses ) =>
			change( [ 'customer' ], () => api.updateCustomer( addresses ) ),
	} satisfies BasketActions );
}
